/** The fields of a candidate: what an application brings, and what is shown of one. */
import { z } from 'zod'
import { isIsoCountry } from '#kernel/iso-countries.ts'
import {
  DateText,
  Day,
  Email,
  Flag,
  Id,
  Instant,
  LongText,
  OptionalText,
  PositiveMoneyText,
  ShortText,
} from '#platform/contract/fields.ts'
import { readingStates } from '#platform/reading/model/read-file.ts'
import { languages } from '#platform/words/locales.ts'
import { movable, statuses } from '../model/stages.ts'

export const CandidateStatus = z.enum(statuses)
const Phone = z
  .string()
  .trim()
  .regex(/^\+?[\d ()-]{6,20}$/, 'candidates.phone')
  .refine((text) => text.replace(/\D/g, '').length >= 6, 'candidates.phone')
/** A form without a thing sends it empty. */
const orNone = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('').transform(() => undefined), schema])

/** Written as JSON within a form, they may hold signs that no database stores. */
const Storable = z.string().refine((text) => !/[\0\p{Surrogate}]/u.test(text), 'candidates.answers')
const Answers = z.record(Storable.max(60), Storable.max(5_000))
/** By the id of the question; as JSON text where it comes with a file. */
const AnswersText = z
  .union([
    Answers,
    z.string().transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'candidates.answers' })
        return z.NEVER
      }
    }),
  ])
  .pipe(Answers)

export const personFields = {
  full_name: ShortText,
  email: Email,
  phone: Phone,
  country_id: orNone(z.string().trim().toUpperCase().refine(isIsoCountry, 'candidates.country')),
  ic_or_passport: orNone(z.string().trim().min(3).max(40)),
  expected_salary: orNone(PositiveMoneyText),
  available_from: orNone(DateText),
  cover_letter: orNone(LongText),
  source: orNone(OptionalText),
  answers: AnswersText,
  talent_pool: Flag,
}
const { full_name, email, phone, ...optional } = personFields
export const Person = z.strictObject({ full_name, email, phone, ...z.object(optional).partial().shape })

export const Move = {
  status: CandidateStatus,
  /** The id of a round of the vacancy; without it the first. */
  round: Id.nullish(),
  /** One of the company's reasons, as it is written. */
  reason: OptionalText.nullish(),
  /** Whether they are told by mail, ten minutes later. */
  tell: Flag.optional(),
}

export const May = z.object({
  move: z.array(z.enum(movable)),
  interview: z.boolean(),
  offer: z.boolean(),
  migrate: z.boolean(),
})

export const Candidate = z
  .object({
    id: Id,
    full_name: z.string(),
    email: z.string(),
    phone: z.string(),
    vacancy_id: Id,
    position_name: z.string(),
    advertisement_id: Id.nullable(),
    status: CandidateStatus,
    round: Id.nullable(),
    round_name: z.string().nullable(),
    stage_since: Instant,
    source: z.string().nullable(),
    applications: z.number().int(),
    /** Of a hundred, the mean of the cards. */
    score: z.string().nullable(),
    delete_on: Day.nullable(),
    created_at: Instant,
    may: May,
  })
  .meta({ id: 'Candidate' })

/** What was read of the resume; null where it says none of it. */
const Proposed = z.object({
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  schools: z.array(z.string()),
})
const Resume = z.object({ name: z.string(), state: z.enum(readingStates), proposed: Proposed.nullable() })
const AnswerShown = z.object({ id: z.string(), text: z.string(), answer: z.string(), out: z.boolean() })

export const CandidateDetail = Candidate.extend({
  country_id: z.string().nullable(),
  /** All but its last four signs hidden. */
  identity_no: z.string().nullable(),
  expected_salary: z.string().nullable(),
  available_from: Day.nullable(),
  cover_letter: z.string().nullable(),
  answers: z.array(AnswerShown),
  resume: Resume.nullable(),
  language: z.enum(languages),
  consent_version: z.string().nullable(),
  consented_at: Instant.nullable(),
  talent_pool: z.boolean(),
  reason: z.string().nullable(),
  withdrawn_at: Instant.nullable(),
  employee_id: Id.nullable(),
  rounds: z.array(z.object({ id: Id, name: z.string(), name_zh: z.string().nullable(), minutes: z.number().int() })),
  /** With whom planning the next interview begins; none once nobody is to be interviewed any more. */
  suggested_interviewers: z.array(z.object({ employee_id: Id, full_name: z.string() })),
  notes: z.array(z.object({ id: Id, text: z.string(), by: z.string(), at: Instant })),
  history: z.array(
    z.object({
      id: Id,
      kind: z.string(),
      from_status: CandidateStatus.nullable(),
      to_status: CandidateStatus.nullable(),
      round_name: z.string().nullable(),
      text: z.string().nullable(),
      by: z.string(),
      at: Instant,
    }),
  ),
  /** Records of whoever was here before by the same e-mail or identity number; asked before joining alone. */
  former: z.array(z.object({ id: Id, full_name: z.string(), staff_id: z.string(), left_on: Day.nullable() })),
  repeats: z.array(
    z.object({
      id: Id,
      at: Instant,
      full_name: z.string(),
      email: z.string(),
      phone: z.string(),
      country_id: z.string().nullable(),
      available_from: Day.nullable(),
      cover_letter: z.string().nullable(),
      source: z.string().nullable(),
      answers: z.array(AnswerShown),
      resume_name: z.string().nullable(),
      /** Of HR alone. */
      expected_salary: z.string().nullable().optional(),
      identity_no: z.string().nullable().optional(),
    }),
  ),
}).meta({ id: 'CandidateDetail' })
