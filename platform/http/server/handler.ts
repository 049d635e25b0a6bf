/** One handler, one shape: load, decide, save, present. */
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#platform/contract/endpoint.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import type { Outcome } from './answers.ts'
import type { KeptCookie } from './cookies.ts'
import type { Language } from './say.ts'
import type { Services } from './services.ts'

export type UploadedFile = { readonly name: string; readonly type: string; readonly bytes: Buffer }

/** Who acts: named in the activity log and in every sign-off. */
export type Actor = {
  readonly accountId: string
  readonly name: string
  readonly address: string
  readonly requestId: string
  /** The roles active while acting. */
  readonly roles?: readonly string[]
}

export type Call<E extends Endpoint> = Services & {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** Present where the endpoint says `file`. */
  readonly file: UploadedFile | undefined
  /** The caller; throws on calls that everyone may make. */
  readonly session: LiveSession
  readonly actor: Actor
  /** The caller's company, already scoped; throws where the caller has none. */
  readonly company: CompanyDb
  readonly language: Language
  readonly request: {
    readonly id: string
    readonly address: string
    readonly userAgent: string
    /** scheme://host that this request came to, or the enforced ORIGIN. */
    readonly origin: string
    readonly token: string | undefined
    readonly header: (name: string) => string | undefined
    readonly cookie: (name: string) => string | undefined
    /** Has the browser keep a cookie that no page can read. */
    readonly keep: (cookie: KeptCookie) => void
  }
}

export type Handler = { readonly endpoint: Endpoint; readonly handle: (call: never) => Promise<unknown> }

export function on<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Outcome<AnswerOf<E>>>): Handler {
  return { endpoint, handle }
}
