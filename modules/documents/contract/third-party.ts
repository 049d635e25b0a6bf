/** Letters about people to others, such as a bank or an embassy; and what people ask to have written. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, LongText } from '#platform/contract/fields.ts'
import { requestStatuses } from '../model/letter.ts'
import { ById, draftFields, Letter, LetterRequest, LetterRow, lettersQuery, recipientFields } from './types.ts'

const access = { to: 'area', of: ['documents'] } as const

export const lettersToOthers = endpoint({
  id: 'documents.toOthers',
  method: 'GET',
  path: 'api/panel/documents/letter/3rd/party',
  access,
  summary: 'Letters about employees to others, the newest first',
  query: lettersQuery,
  response: z.array(LetterRow),
})
export const letterToOthers = endpoint({
  id: 'documents.letterToOthers',
  method: 'GET',
  path: 'api/panel/documents/letter/3rd/party/{id}',
  access,
  readsPay: true,
  summary: 'One letter with its words, and what became of it',
  params: ById,
  response: Letter,
})
export const draftToOthers = endpoint({
  id: 'documents.draftToOthers',
  method: 'POST',
  path: 'api/panel/documents/letter/3rd/party',
  status: 201,
  access,
  summary: 'Write a letter about somebody; `request_id`: the request that it answers',
  body: z.strictObject({
    employee_id: Id,
    template_id: Id.nullable().default(null),
    request_id: Id.nullable().default(null),
    ...draftFields,
    title_en: draftFields.title_en.default(null),
    text_en: draftFields.text_en.default(null),
    title_zh: draftFields.title_zh.default(null),
    text_zh: draftFields.text_zh.default(null),
    recipient_name: recipientFields.recipient_name,
    recipient_address: recipientFields.recipient_address.default(null),
  }),
  response: Letter,
  problems: ['documents.words-missing', 'documents.hole-left', 'documents.request-decided'],
})
export const changeToOthers = endpoint({
  id: 'documents.changeToOthers',
  method: 'PATCH',
  path: 'api/panel/documents/letter/3rd/party/{id}',
  access,
  summary: 'Change a draft; what was issued stays as it is',
  params: ById,
  body: z.strictObject({ ...draftFields, ...recipientFields }).partial(),
  response: Letter,
  problems: ['documents.words-missing', 'documents.hole-left', 'documents.is-sent'],
})
export const removeToOthers = endpoint({
  id: 'documents.removeToOthers',
  method: 'DELETE',
  path: 'api/panel/documents/letter/3rd/party/{id}',
  access,
  summary: 'Remove a draft; what was issued can only be withdrawn',
  params: ById,
  problems: ['documents.is-sent'],
})
export const issueToOthers = endpoint({
  id: 'documents.issue',
  method: 'POST',
  path: 'api/panel/documents/letter/3rd/party/{id}/issue',
  access,
  summary: 'Issue it with a number and a day. `confirm: 1` says that the person agreed, where nobody asked for it',
  params: ById,
  body: z.strictObject({ confirm: Flag.default(false) }),
  response: Letter,
  problems: ['documents.is-sent', 'documents.consent'],
})
export const withdrawToOthers = endpoint({
  id: 'documents.withdrawToOthers',
  method: 'POST',
  path: 'api/panel/documents/letter/3rd/party/{id}/withdraw',
  access,
  summary: 'Mark a letter as withdrawn; the person no longer sees it as valid',
  params: ById,
  body: z.strictObject({ reason: LongText.min(1) }),
  response: Letter,
  problems: ['documents.not-sent'],
})
export const pdfToOthers = endpoint({
  id: 'documents.pdfToOthers',
  method: 'GET',
  path: 'api/panel/documents/letter/3rd/party/{id}/pdf',
  access,
  readsPay: true,
  summary: 'The letter on paper; a draft is marked as one',
  params: ById,
  download: true,
})
export const letterRequests = endpoint({
  id: 'documents.requests',
  method: 'GET',
  path: 'api/panel/documents/letter/request',
  access,
  summary: 'What people ask to have written, the most urgent first',
  query: z.object({ status: z.enum(requestStatuses).optional() }),
  response: z.array(LetterRequest),
})
export const refuseRequest = endpoint({
  id: 'documents.refuseRequest',
  method: 'POST',
  path: 'api/panel/documents/letter/request/{id}/refuse',
  access,
  summary: 'Refuse a request with a reason, which the person is told',
  params: ById,
  body: z.strictObject({ reason: LongText.min(1) }),
  response: LetterRequest,
  problems: ['documents.request-decided'],
})
