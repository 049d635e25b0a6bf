/**
 * The typed client: one function for every declared call. The path's holes, the query and the body are checked
 * against the contract by the compiler; the token, its refresh and the questions of the server are added here.
 */
import type { BodyOf, DataOf, Endpoint, ParamsOf } from '#platform/contract/endpoint.ts'
import { keepFresh } from '#platform/identity/web/refresh.ts'
import { currentSession, endSession } from '#platform/identity/web/session-store.ts'
import { onceAtATime } from './once-at-a-time.ts'
import { questions } from './questions.ts'
import { type Answer, isProblem, send, type Wanted } from './send.ts'

type Given<Part, Name extends string> = Part extends undefined
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Part }
type QueryIn<E extends Endpoint> = E['query'] extends { readonly _zod: { readonly input: infer In } } ? In : undefined
export type BodyIn<E extends Endpoint> = E['body'] extends { readonly _zod: { readonly input: infer In } }
  ? In
  : BodyOf<E>

export type InputOf<E extends Endpoint> = Given<E['params'] extends object ? ParamsOf<E> : undefined, 'params'> & {
  readonly query?: QueryIn<E>
  readonly file?: Blob
} & Given<BodyIn<E>, 'body'> & { readonly signal?: AbortSignal; readonly key?: string }

export type Whole<Data> = {
  readonly data: Data
  readonly message: string
  readonly meta: { readonly page: number; readonly per_page: number; readonly total: number } | undefined
  /** By which it can be taken back for a while. */
  readonly undo: string | undefined
  readonly status: number
}

/** What stands under `data`; for the sign-in group the whole answer. */
export async function call<const E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> {
  return (await callWhole(endpoint, input)).data
}

/** With the message and the paging beside the data. */
export async function callWhole<const E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Whole<DataOf<E>>> {
  const wanted = wantedBy(endpoint, input)
  const { status, body } = await onceAtATime(wanted, () => asking(wanted, 'json'))
  // The seam between the wire and the types: the server has parsed the answer through the same schema.
  const answer = (body ?? {}) as {
    data?: DataOf<E>
    message?: string
    meta?: Whole<unknown>['meta'] & { undo?: string }
  }
  return {
    data: (endpoint.topLevel ? body : (answer.data ?? null)) as DataOf<E>,
    message: answer.message ?? '',
    meta: answer.meta,
    undo: answer.meta?.undo,
    status,
  }
}

/** For files: the answer whose bytes are still to be read. */
export async function callFile<const E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Response> {
  return (await asking(wantedBy(endpoint, input), 'file')).response
}

function wantedBy(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): Wanted {
  return {
    method: endpoint.method,
    path: endpoint.path,
    params: asRecord(input.params),
    query: asRecord(input.query),
    body: input.body,
    file: input.file instanceof Blob ? input.file : undefined,
    fileField: endpoint.fileField,
    signal: input.signal instanceof AbortSignal ? input.signal : undefined,
    key: typeof input.key === 'string' ? input.key : undefined,
  }
}

async function asking(wanted: Wanted, read: 'json' | 'file', asked = false): Promise<Answer> {
  await keepFresh()
  try {
    return await send({ ...wanted, token: currentSession()?.token }, read)
  } catch (reason) {
    if (!isProblem(reason)) throw reason
    if (reason.status === 401 && currentSession()) endSession(reason.message)
    if (asked) throw reason
    if (reason.confirmIdentity && (await questions().identity())) return asking(wanted, read, true)
    if (reason.confirmRequired && (await questions().goOn(reason.message, reason.lines))) {
      return asking({ ...wanted, body: { ...asRecord(wanted.body), confirm: 1 } }, read, true)
    }
    throw reason
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
