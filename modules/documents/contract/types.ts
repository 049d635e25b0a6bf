/** What letters, their templates and what is asked for look like on the wire. */
import { z } from 'zod'
import { DateText, Day, Flag, Id, Instant, LongText, Paging, ShortText } from '#platform/contract/fields.ts'
import { answers, audiences, languages, requestStatuses, statuses } from '../model/letter.ts'

export const ById = z.object({ id: Id })
const Words = z.string().trim().max(20_000)
/** In the languages that the letter has; texts have placeholders in templates, and none in letters. */
export const textFields = {
  title_en: ShortText.nullable(),
  text_en: Words.nullable(),
  title_zh: ShortText.nullable(),
  text_zh: Words.nullable(),
}
const texts = {
  title_en: z.string().nullable(),
  text_en: z.string().nullable(),
  title_zh: z.string().nullable(),
  text_zh: z.string().nullable(),
}

export const templateFields = {
  name: ShortText,
  audience: z.enum(audiences),
  language: z.enum(languages),
  ...textFields,
  answer: z.enum(answers),
  answer_days: z.coerce.number().int().min(1).max(90).nullable(),
  on_request: Flag,
  is_active: Flag,
}
export const LetterTemplate = z
  .object({
    id: Id,
    name: z.string(),
    audience: z.enum(audiences),
    language: z.enum(languages),
    ...texts,
    answer: z.enum(answers),
    answer_days: z.number().nullable(),
    on_request: z.boolean(),
    is_active: z.boolean(),
    /** What the writer is asked for, in the words of the template. */
    asks: z.array(z.string()),
    uses_pay: z.boolean(),
    /** Once letters were made from it, it is switched off instead of removed. */
    is_used: z.boolean(),
  })
  .meta({ id: 'LetterTemplate' })

const brief = {
  id: Id,
  name: z.string(),
  number: z.string().nullable(),
  letter_on: Day.nullable(),
  language: z.enum(languages),
  answer: z.enum(answers),
  due_on: Day.nullable(),
  status: z.enum(statuses),
  recipient_name: z.string().nullable(),
  sent_at: Instant.nullable(),
  read_at: Instant.nullable(),
  answered_at: Instant.nullable(),
  waits: z.boolean(),
}
const person = { employee_id: Id, staff_id: z.string(), full_name: z.string(), department: z.string().nullable() }
const whole = {
  ...texts,
  recipient_address: z.string().nullable(),
  sent_by_name: z.string().nullable(),
  answered_name: z.string().nullable(),
  decline_reason: z.string().nullable(),
  withdrawn_at: Instant.nullable(),
  withdrawn_reason: z.string().nullable(),
  fingerprint: z.string().nullable(),
}

export const LetterRow = z.object({ ...brief, ...person, created_at: Instant, reminded_on: Day.nullable() })
export const Letter = LetterRow.extend({ ...whole, template_id: Id.nullable(), request_id: Id.nullable() }).meta({
  id: 'Letter',
})
export const OwnLetterRow = z.object({ ...brief, audience: z.enum(audiences) })
export const OwnLetter = OwnLetterRow.extend(whole).meta({ id: 'OwnLetter' })

export const lettersQuery = Paging.omit({ sort: true }).extend({
  status: z.enum([...statuses, 'waiting']).optional(),
  employee_id: Id.optional(),
})

/** Written by hand, or from a template that has been filled. */
export const draftFields = {
  name: ShortText,
  language: z.enum(languages),
  ...textFields,
}
export const employeeFields = { answer: z.enum(answers), due_on: DateText.nullable() }
export const recipientFields = { recipient_name: ShortText, recipient_address: LongText.nullable() }

export const AskedFor = z.record(z.string().max(60), z.string().trim().max(5_000))

export const LetterRequest = z
  .object({
    id: Id,
    ...person,
    template_id: Id,
    template_name: z.string(),
    recipient_name: z.string(),
    recipient_address: z.string().nullable(),
    purpose: z.string().nullable(),
    language: z.enum(languages),
    status: z.enum(requestStatuses),
    due_on: Day,
    asked_at: Instant,
    decided_at: Instant.nullable(),
    decided_by_name: z.string().nullable(),
    reason: z.string().nullable(),
    letter_id: Id.nullable(),
  })
  .meta({ id: 'LetterRequest' })

export const Outcome = z.object({
  employee_id: Id,
  full_name: z.string(),
  status: z.enum(['sent', 'incomplete', 'no_account', 'not_draft']),
  /** Holes of the template that nothing is known for. */
  missing: z.array(z.string()),
  message: z.string(),
})
