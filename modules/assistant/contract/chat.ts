/** Asking the assistant, and one's own conversation with it. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Instant, Paging } from '#platform/contract/fields.ts'
import { Acknowledgement, ChatAnswer, ChatMessage, Quota } from './types.ts'

const access = { to: 'area', of: ['assistant'] } as const
const params = z.object({ id: Id })

export const chat = endpoint({
  id: 'assistant.chat',
  method: 'POST',
  path: 'api/emp/ai/chat',
  access,
  summary:
    'Ask in one’s own words: answered from one’s own calls, or refused, or told that there is no answer; nothing is done',
  body: z.strictObject({ message: z.string().trim().min(1).max(1000) }),
  response: ChatAnswer,
  problems: ['assistant.quota-used', 'assistant.acknowledge-first'],
})

export const conversation = endpoint({
  id: 'assistant.conversation',
  method: 'GET',
  path: 'api/emp/ai/chat',
  access,
  summary: 'My conversation by pages, the newest first, with what is left of the month and what I have to agree to',
  query: Paging.pick({ page: true, per_page: true }),
  response: z.object({
    messages: z.array(ChatMessage),
    quota: Quota,
    /** Null where there is nothing to agree to, or I have. */
    acknowledgement: Acknowledgement.nullable(),
    /** What my company says about it. */
    intro: z.string(),
    contact: z.string(),
    suggestions: z.array(z.string()),
  }),
})

export const forget = endpoint({
  id: 'assistant.forget',
  method: 'DELETE',
  path: 'api/emp/ai/chat',
  access,
  summary: 'Delete my whole conversation; it cannot be brought back',
  response: z.object({ deleted: z.number().int() }),
})

export const rate = endpoint({
  id: 'assistant.rate',
  method: 'PATCH',
  path: 'api/emp/ai/chat/{id}',
  access,
  params,
  summary: 'Say whether an answer helped; null takes it back',
  body: z.strictObject({ helpful: Flag.nullable() }),
  response: z.object({ id: Id, helpful: z.boolean().nullable() }),
  repeatable: true,
})

export const ownAcknowledgement = endpoint({
  id: 'assistant.ownAcknowledgement',
  method: 'GET',
  path: 'api/emp/ai/acknowledgement',
  access,
  summary: 'What is agreed to before the first question, and when I did; null where nothing is asked',
  response: Acknowledgement.extend({ accepted_at: Instant.nullable() }).nullable(),
})

export const accept = endpoint({
  id: 'assistant.accept',
  method: 'POST',
  path: 'api/emp/ai/acknowledgement',
  access,
  summary: 'I have read this version and agree; the first time counts',
  body: z.strictObject({ version: z.coerce.number().int().min(1) }),
  response: Acknowledgement.extend({ accepted_at: Instant }),
  problems: ['assistant.not-in-force'],
  repeatable: true,
})
