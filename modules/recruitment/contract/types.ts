/** Vacancies and advertisements as they are asked for and answered. */
import { z } from 'zod'
import { jobTypes } from '#modules/employees/contract/person-fields.ts'
import {
  DateText,
  Day,
  Flag,
  Id,
  Instant,
  LongText,
  OptionalText,
  PositiveMoneyText,
  ShortText,
} from '#platform/contract/fields.ts'
import { questionKinds } from '../model/question.ts'
import { employmentTypes, parts } from '../model/vacancy.ts'
import { approvalStatuses, vacancyStatuses } from '../model/vacancy-status.ts'

/** Emptied is nothing. */
const emptied = <Of extends z.ZodType>(of: Of) =>
  z.preprocess((given) => (given === '' ? null : given), of.nullable()).optional()
const Count = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const Round = z.object({ id: Id, name: z.string(), name_zh: z.string().nullable(), minutes: z.number().int() })
const Criterion = z.object({ id: Id, name: z.string(), name_zh: z.string().nullable(), weight: z.number().int() })
const Member = z.object({ employee_id: Id, full_name: z.string(), part: z.enum(parts) })

export const VacancyView = z
  .object({
    id: Id,
    position_id: Id.nullable(),
    position_name: z.string(),
    department_id: Id.nullable(),
    department_name: z.string().nullable(),
    headcount: z.number().int(),
    /** Accepted offers. */
    filled: z.number().int(),
    job_type: z.string().nullable(),
    employment_type: z.enum(employmentTypes),
    salary_from: z.string().nullable(),
    salary_to: z.string().nullable(),
    description: z.string().nullable(),
    hiring_manager_id: Id.nullable(),
    hiring_manager_name: z.string().nullable(),
    close_date: Day.nullable(),
    status: z.enum(vacancyStatuses),
    approval_status: z.enum(approvalStatuses),
    /** The newest advertisement of it, one that is published before others. */
    advertisement_id: Id.nullable(),
    candidates_count: z.number().int(),
    team: z.array(Member),
    rounds: z.array(Round),
    scorecard: z.array(Criterion),
    asks_identity: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: 'Vacancy' })

const named = { id: Id.optional(), name: ShortText, name_zh: emptied(OptionalText) }

export const vacancyFields = {
  position_id: Id,
  department_id: Id,
  headcount: Count(1, 999),
  job_type: z.enum(jobTypes),
  employment_type: z.enum(employmentTypes).optional(),
  salary_from: emptied(PositiveMoneyText),
  salary_to: emptied(PositiveMoneyText),
  description: emptied(LongText),
  hiring_manager_id: emptied(Id),
  close_date: emptied(DateText),
  team: z
    .array(z.strictObject({ employee_id: Id, part: z.enum(parts) }))
    .max(50)
    .optional(),
  rounds: z
    .array(z.strictObject({ ...named, minutes: Count(5, 600) }))
    .max(20)
    .optional(),
  scorecard: z
    .array(z.strictObject({ ...named, weight: Count(1, 100) }))
    .max(50)
    .optional(),
  asks_identity: Flag.optional(),
}

const QuestionView = z.object({
  id: Id,
  text: z.string().nullable(),
  text_zh: z.string().nullable(),
  kind: z.enum(questionKinds),
  choices: z.array(z.string()),
  /** Of each choice, in their order; empty where they stand in one language. */
  choices_zh: z.array(z.string().nullable()),
  required: z.boolean(),
  knockout: z.array(z.string()),
})

export const AdvertisementView = z
  .object({
    id: Id,
    vacancy_id: Id,
    position_name: z.string(),
    title: z.string().nullable(),
    title_zh: z.string().nullable(),
    description: z.string().nullable(),
    description_zh: z.string().nullable(),
    requirements: z.string().nullable(),
    requirements_zh: z.string().nullable(),
    location: z.string().nullable(),
    salary_from: z.string().nullable(),
    salary_to: z.string().nullable(),
    show_salary: z.boolean(),
    is_remote: z.boolean(),
    questions: z.array(QuestionView),
    publish_from: Day,
    publish_to: Day.nullable(),
    is_active: z.boolean(),
    /** Anybody can open it now. */
    is_open: z.boolean(),
    /** Whoever applied by it. */
    applications: z.number().int(),
    created_at: Instant,
  })
  .meta({ id: 'JobAdvertisement' })

const GivenQuestion = z.strictObject({
  id: Id.optional(),
  text: emptied(OptionalText),
  text_zh: emptied(OptionalText),
  kind: z.enum(questionKinds),
  choices: z.array(ShortText).max(30).optional(),
  /** Of each choice, in their order; a choice without one stands as it is. */
  choices_zh: z.array(OptionalText.nullable()).max(30).optional(),
  required: Flag.optional(),
  /** One answer or several with which nobody is looked at further. */
  knockout: z.union([z.array(ShortText).max(30), ShortText.transform((one) => [one])]).optional(),
})

export const advertisementFields = {
  title: emptied(OptionalText),
  title_zh: emptied(OptionalText),
  description: emptied(LongText),
  description_zh: emptied(LongText),
  requirements: emptied(LongText),
  requirements_zh: emptied(LongText),
  location: emptied(OptionalText),
  salary_from: emptied(PositiveMoneyText),
  salary_to: emptied(PositiveMoneyText),
  show_salary: Flag.optional(),
  is_remote: Flag.optional(),
  questions: z.array(GivenQuestion).max(30).optional(),
  publish_from: DateText.optional(),
  publish_to: emptied(DateText),
  is_active: Flag.optional(),
}

export const recruiting = { to: 'area', of: ['onboarding'] } as const
