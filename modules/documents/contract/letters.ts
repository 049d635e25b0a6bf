/** Letters to the people of the company: written, sent, read and signed. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id, LongText } from '#platform/contract/fields.ts'
import { AskedFor, ById, draftFields, employeeFields, Letter, LetterRow, lettersQuery, Outcome } from './types.ts'

const access = { to: 'area', of: ['documents'] } as const

export const lettersSent = endpoint({
  id: 'documents.sent',
  method: 'GET',
  path: 'api/panel/documents/letter/sent',
  access,
  summary: 'Letters to employees, the newest first; `status=waiting`: those not read or signed yet',
  query: lettersQuery,
  response: z.array(LetterRow),
})
export const letterSent = endpoint({
  id: 'documents.letter',
  method: 'GET',
  path: 'api/panel/documents/letter/sent/{id}',
  access,
  readsPay: true,
  summary: 'One letter with its words, and what became of it',
  params: ById,
  response: Letter,
})
export const draftLetter = endpoint({
  id: 'documents.draft',
  method: 'POST',
  path: 'api/panel/documents/letter/sent',
  status: 201,
  access,
  summary: 'Write a letter to somebody; it stays a draft until it is sent',
  body: z.strictObject({
    employee_id: Id,
    template_id: Id.nullable().default(null),
    ...draftFields,
    title_en: draftFields.title_en.default(null),
    text_en: draftFields.text_en.default(null),
    title_zh: draftFields.title_zh.default(null),
    text_zh: draftFields.text_zh.default(null),
    answer: employeeFields.answer.default('none'),
    due_on: employeeFields.due_on.default(null),
  }),
  response: Letter,
  problems: ['documents.words-missing', 'documents.hole-left', 'documents.due-past'],
})
export const changeLetter = endpoint({
  id: 'documents.changeLetter',
  method: 'PATCH',
  path: 'api/panel/documents/letter/sent/{id}',
  access,
  summary: 'Change a draft; of a letter that was sent only the day by which it is to be answered',
  params: ById,
  body: z.strictObject({ ...draftFields, ...employeeFields }).partial(),
  response: Letter,
  problems: ['documents.words-missing', 'documents.hole-left', 'documents.due-past', 'documents.is-sent'],
})
export const removeLetter = endpoint({
  id: 'documents.removeLetter',
  method: 'DELETE',
  path: 'api/panel/documents/letter/sent/{id}',
  access,
  summary: 'Remove a draft; what was sent can only be withdrawn',
  params: ById,
  problems: ['documents.is-sent'],
})
export const sendLetters = endpoint({
  id: 'documents.send',
  method: 'POST',
  path: 'api/panel/documents/letter/send',
  access,
  summary: 'Send drafts, or a template to many people at once; whoever cannot be written to is named and passed over',
  body: z.strictObject({
    ids: z.array(Id).max(500).optional(),
    template_id: Id.optional(),
    employee_ids: z.array(Id).max(500).optional(),
    asked: AskedFor.default({}),
    due_on: DateText.nullable().optional(),
  }),
  response: z.object({ sent: z.number(), skipped: z.number(), outcomes: z.array(Outcome) }),
  problems: ['documents.nobody', 'documents.due-past', 'documents.asked-missing', 'documents.template-off'],
})
export const remindOfLetters = endpoint({
  id: 'documents.remind',
  method: 'POST',
  path: 'api/panel/documents/letter/sent/remind',
  access,
  summary: 'Remind those who have not read or signed; each at most once a day',
  body: z.strictObject({ ids: z.array(Id).min(1).max(500) }),
  response: z.object({ reminded: z.number(), skipped: z.number() }),
})
export const withdrawLetter = endpoint({
  id: 'documents.withdraw',
  method: 'POST',
  path: 'api/panel/documents/letter/sent/{id}/withdraw',
  access,
  summary: 'Withdraw a letter that was sent; whoever received it is told why',
  params: ById,
  body: z.strictObject({ reason: LongText.min(1) }),
  response: Letter,
  problems: ['documents.not-sent'],
})
export const letterPdf = endpoint({
  id: 'documents.letterPdf',
  method: 'GET',
  path: 'api/panel/documents/letter/sent/{id}/pdf',
  access,
  readsPay: true,
  summary: 'The letter on paper; a draft is marked as one',
  params: ById,
  download: true,
})
