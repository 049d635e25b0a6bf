/** From what a handler gives back to what leaves. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type FileReply, isMarked, type Problem, Refusal, type Reply } from './answers.ts'
import type { Call, Handler } from './handler.ts'
import type { StoredAnswer } from './idempotency/key-store.ts'

export async function handled(
  { endpoint, handle }: Handler,
  call: Call<Endpoint>,
): Promise<StoredAnswer | FileReply | Problem> {
  let outcome: unknown
  try {
    outcome = await handle(call as never)
  } catch (error) {
    if (error instanceof Refusal) return error.problem
    throw error
  }
  if (isMarked(outcome, 'problem')) return outcome as unknown as Problem
  if (isMarked(outcome, 'file')) return outcome as unknown as FileReply
  return presented(endpoint, outcome, call)
}

function presented(
  endpoint: Endpoint,
  outcome: unknown,
  { say, language }: Pick<Call<Endpoint>, 'say' | 'language'>,
): StoredAnswer {
  const { data, status, messageKey, params, meta } = isMarked(outcome, 'reply')
    ? (outcome as unknown as Reply<unknown>)
    : ({ data: outcome } as Reply<unknown>)
  // Parsed on the way out: a column nobody declared cannot leave.
  const safe = endpoint.response ? endpoint.response.parse(data) : null
  const sent = status ?? endpoint.status ?? 200
  if (endpoint.topLevel) return { status: sent, answer: safe }
  const message = messageKey ? say(language, messageKey, params) : ''
  return { status: sent, answer: { data: safe, message, ...(meta === undefined ? {} : { meta }) } }
}
