/**
 * The caller's own calls, made for them: the same right, the same handler and the same answer as when their page asks.
 * Reading calls alone, and none that reads others' pay or numbers: whatever a text says, nothing else can be reached.
 */
import type { DataOf, Endpoint } from '#platform/contract/endpoint.ts'
import { isMarked } from '#platform/http/server/answers.ts'
import { refusalOf, refusalOfKey } from '#platform/http/server/guard.ts'
import type { Call, Handler } from '#platform/http/server/handler.ts'
import { handled } from '#platform/http/server/present.ts'

type Given = {
  readonly query?: Readonly<Record<string, unknown>>
  readonly params?: Readonly<Record<string, string>>
}
/** Undefined where the call would be refused. */
export type Ask = <E extends Endpoint>(endpoint: E, given?: Given) => Promise<DataOf<E> | undefined>

export function ownCalls(handlers: () => readonly Handler[], call: Call<Endpoint>): Ask {
  return async (endpoint, { query = {}, params = {} } = {}) => {
    if (endpoint.method !== 'GET' || endpoint.readsPay || endpoint.readsNumbers || endpoint.download) {
      throw new Error(`the assistant does not make ${endpoint.id}`)
    }
    const { session } = call
    if (refusalOf(endpoint.access, session) ?? refusalOfKey(endpoint, session)) return undefined
    const handler = handlers().find((one) => one.endpoint.id === endpoint.id)
    if (!handler) throw new Error(`nobody answers ${endpoint.id}`)
    const asked = { query: endpoint.query?.parse(query) ?? {}, params: endpoint.params?.parse(params) ?? {} }
    const outcome = await handled(handler, { ...call, ...asked, body: undefined, file: undefined } as never)
    if (isMarked(outcome, 'problem') || isMarked(outcome, 'file')) return undefined
    const { answer } = outcome as { readonly answer: unknown }
    const whole = typeof answer === 'string' ? JSON.parse(answer) : answer
    return (whole as { readonly data: never }).data
  }
}
