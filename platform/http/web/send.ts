/** One request over the wire and what came back. Knows nothing of sessions; the client above it does. */
import type { Method } from '#platform/contract/endpoint.ts'
import { askedAhead, callAddress } from '#platform/contract/preload.ts'
import { currentLanguage, say } from '#platform/words/web/words.ts'
import { pageId } from './page-id.ts'
import { answeredAhead, forgetAskedAhead } from './preloaded.ts'
import { Problem, problemFrom, Unreachable } from './problem.ts'
import './words.ts'

export type Wanted = {
  readonly method: Method
  readonly path: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly file?: Blob
  /** Where the file goes, if not in `file`. */
  readonly fileField?: string
  readonly token?: string
  readonly signal?: AbortSignal
  /** Sent as `Idempotency-Key`: however often it is sent, it is done once. */
  readonly key?: string
}

export type Answer = { readonly status: number; readonly body: unknown; readonly response: Response }

/** Gives the answer, or throws a `Problem` (the server refused) or `Unreachable` (nothing answered). */
export async function send(wanted: Wanted, read: 'json' | 'file' = 'json'): Promise<Answer> {
  const [address, headers] = [callAddress(wanted, wanted), headersOf(wanted)]
  const ahead = answeredAhead(askedAhead(address, wanted.method === 'GET' ? undefined : wanted.body), headers)
  // What was asked ahead is a reading, with a body or without one; all else may change something.
  if (wanted.method !== 'GET' && !ahead) forgetAskedAhead()
  const response = (await ahead) ?? (await sent(address, headers, wanted))
  if (!response.ok) throw problemFrom(response.status, await jsonOf(response), read === 'file')
  const body = read === 'json' ? await jsonOf(response) : undefined
  // An answer may say 401 in its body while the status says otherwise (specification, section 8).
  if (typeof body === 'object' && body !== null && 'code' in body && body.code === 401) throw problemFrom(401, body)
  return { status: response.status, body, response }
}

export const isProblem = (reason: unknown): reason is Problem => reason instanceof Problem

function sent(address: string, headers: Record<string, string>, wanted: Wanted): Promise<Response> {
  return fetch(address, { method: wanted.method, headers, body: bodyOf(wanted), signal: wanted.signal }).catch(
    (reason: unknown) => {
      if (wanted.signal?.aborted) throw reason
      throw new Unreachable(say('http.unreachable'))
    },
  )
}

function headersOf({ token, body, file, key }: Wanted): Record<string, string> {
  return {
    accept: 'application/json, application/problem+json, */*',
    'accept-language': currentLanguage() === 'zh-Hant' ? 'zh-Hant-TW' : 'en',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
    ...(pageId() ? { 'x-socket-id': pageId() } : {}),
    ...(body !== undefined && !file ? { 'content-type': 'application/json' } : {}),
  }
}

function bodyOf({ body, file, fileField = 'file', method }: Wanted): BodyInit | undefined {
  if (method === 'GET') return undefined
  if (!file) return body === undefined ? undefined : JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  form.append(fileField, file)
  return form
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
