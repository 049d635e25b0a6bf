/** One’s own letters: reading, signing or declining, and asking HR for one. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, LongText, ShortText } from '#platform/contract/fields.ts'
import { languages } from '../model/letter.ts'
import { ById, LetterRequest, OwnLetter, OwnLetterRow } from './types.ts'

const access = { to: 'area', of: ['documents.own'] } as const

export const ownLetters = endpoint({
  id: 'documents.own',
  method: 'GET',
  path: 'api/emp/documents/letter',
  access,
  summary: 'Letters that I was sent, and those that were issued about me; the newest first',
  response: z.array(OwnLetterRow),
})
export const ownLetter = endpoint({
  id: 'documents.ownLetter',
  method: 'GET',
  path: 'api/emp/documents/letter/{id}',
  access,
  summary: 'One of my letters with its words',
  params: ById,
  response: OwnLetter,
})
export const readOwnLetter = endpoint({
  id: 'documents.readOwn',
  method: 'POST',
  path: 'api/emp/documents/letter/{id}/read',
  access,
  repeatable: true,
  summary: 'Say that I have read it',
  params: ById,
  response: OwnLetter,
  problems: ['documents.is-withdrawn'],
})
export const answerOwnLetter = endpoint({
  id: 'documents.answerOwn',
  method: 'POST',
  path: 'api/emp/documents/letter/{id}/answer',
  access,
  summary: 'Sign it with my name, or decline with a reason; once',
  params: ById,
  body: z.strictObject({
    decision: z.enum(['sign', 'decline']),
    /** As in the record. */
    name: ShortText.optional(),
    reason: LongText.optional(),
    /** Of the letter as I saw it. */
    fingerprint: z.string().max(64).optional(),
  }),
  response: OwnLetter,
  problems: [
    'documents.is-withdrawn',
    'documents.no-answer-wanted',
    'documents.is-answered',
    'documents.name-differs',
    'documents.reason-needed',
    'documents.changed-meanwhile',
  ],
})
export const ownLetterPdf = endpoint({
  id: 'documents.ownPdf',
  method: 'GET',
  path: 'api/emp/documents/letter/{id}/pdf',
  access,
  summary: 'One of my letters on paper',
  params: ById,
  download: true,
})
export const lettersToAskFor = endpoint({
  id: 'documents.toAskFor',
  method: 'GET',
  path: 'api/emp/documents/letter/template',
  access,
  summary: 'Letters that I may ask for',
  response: z.array(z.object({ id: Id, name: z.string(), language: z.enum(languages) })),
})
export const ownRequests = endpoint({
  id: 'documents.ownRequests',
  method: 'GET',
  path: 'api/emp/documents/letter/request',
  access,
  summary: 'What I asked to have written',
  response: z.array(LetterRequest),
})
export const askForLetter = endpoint({
  id: 'documents.ask',
  method: 'POST',
  path: 'api/emp/documents/letter/request',
  status: 201,
  access,
  summary: 'Ask for a letter about me to somebody; with it I agree to what it tells them',
  body: z.strictObject({
    template_id: Id,
    recipient_name: ShortText,
    recipient_address: LongText.nullable().default(null),
    purpose: ShortText.nullable().default(null),
    language: z.enum(languages),
  }),
  response: LetterRequest,
  problems: ['documents.not-on-request', 'documents.language-missing', 'documents.asked-already'],
})
export const cancelOwnRequest = endpoint({
  id: 'documents.cancelRequest',
  method: 'DELETE',
  path: 'api/emp/documents/letter/request/{id}',
  access,
  summary: 'Take back what I asked for, while nobody has decided',
  params: ById,
  problems: ['documents.request-decided'],
})
