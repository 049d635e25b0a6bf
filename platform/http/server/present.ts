/** From what a handler gives back to what leaves. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type FileReply, isMarked, type Problem, Refusal, type Reply } from './answers.ts'
import type { Call, Handler } from './handler.ts'
import type { StoredAnswer } from './idempotency/key-store.ts'
import { ReadyList } from './ready-rows.ts'

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
  const sent = status ?? endpoint.status ?? 200
  const about = {
    message: messageKey ? say(language, messageKey, params) : '',
    ...(meta === undefined ? {} : { meta }),
  }
  if (data instanceof ReadyList && !endpoint.topLevel) {
    const text = `{"data":${data.textFor(endpoint.response)},${JSON.stringify(about).slice(1)}`
    return { status: sent, answer: text }
  }
  // Parsed on the way out: a column nobody declared cannot leave.
  const safe = endpoint.response ? endpoint.response.parse(data) : null
  return { status: sent, answer: endpoint.topLevel ? safe : { data: safe, ...about } }
}
