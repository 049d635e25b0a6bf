/**
 * Every call of the product, declared once as data. Router, guard, typed client, OpenAPI, access matrix and
 * the list of calls are all read from these objects; a path is spelled exactly as the specification spells it.
 */
import type { z } from 'zod'
import type { AreaId } from '#access/areas.ts'
import type { OperationsRole } from '#access/roles.ts'

export type Access =
  /** No sign-in. */
  | { readonly to: 'everyone' }
  /** Any live session; `before2fa` also one that still waits for its second factor. */
  | { readonly to: 'signed-in'; readonly before2fa?: true }
  /** Everyone signed in to a company. */
  | { readonly to: 'company' }
  /** Whoever may enter at least one of these areas. */
  | { readonly to: 'area'; readonly of: readonly AreaId[] }
  | { readonly to: 'operations'; readonly roles: readonly OperationsRole[] }

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

type Hole<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Hole<Rest> : never
type ParamsFor<Path extends string> = [Hole<Path>] extends [never]
  ? undefined
  : z.ZodObject<Record<Hole<Path>, z.ZodType>>

export type Endpoint<Path extends string = string> = {
  /** `module.verb`, unique; the client's function and the words of its problems are named by it. */
  readonly id: string
  readonly method: Method
  readonly path: Path
  /** Other spellings of the same path that are answered as well (decisions A27 and A28); same holes. */
  readonly also?: readonly string[]
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** JSON, urlencoded or multipart fields, all the same to the handler. */
  readonly body?: z.ZodType
  /** One uploaded file in the multipart field `file`, or in the one named here. */
  readonly file?: 'required' | 'optional'
  readonly fileField?: string
  /** Fields that differ each time the same request is sent, such as when it was: an `Idempotency-Key` does not mind. */
  readonly eachTime?: readonly string[]
  /** What success answers; 200 unless said here. */
  readonly status?: 201
  /** Much of it goes on as a job: then success answers 202 with `job_id`. */
  readonly later?: true
  /** What stands under `data`; for `topLevel` calls the whole answer. Answers are parsed through it on the way out. */
  readonly response?: z.ZodType
  /** The sign-in group answers without the `data` wrapper (decision A22). */
  readonly topLevel?: true
  /** A file instead of JSON; the handler names its type. */
  readonly download?: true
  /** Needs a session raised by `POST api/auth/confirm` within the last ten minutes. */
  readonly confirmed?: true
  /** Names of the refusals this call knows, each a word key of its module. */
  readonly problems?: readonly string[]
  /** Shared budget this call draws from besides the account's; see platform/http/server/limits.ts. */
  readonly limit?: 'upload' | 'sign-in' | 'registration' | 'reset'
  /** The answer holds a secret that is told once: it is not kept for an `Idempotency-Key`. */
  readonly answersSecret?: true
  /** Done twice it comes to the same: after a crash it is simply done again for its `Idempotency-Key`. */
  readonly repeatable?: true
  /** Reads pay data: every call is written to the activity log. */
  readonly readsPay?: true
  /** Answers the numbers by which somebody is known to whoever may see them: that stands in the activity log. */
  readonly readsNumbers?: true
}

/** Checks that every `{hole}` of the path has a parameter, and keeps the literal types for the client. */
export function endpoint<const Path extends string, const E extends Endpoint<Path>>(
  declared: E & { readonly path: Path; readonly params?: ParamsFor<Path> },
): E {
  return declared
}

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType ? z.output<E['params']> : Record<never, never>
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : Record<never, never>
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined
/** What a handler gives back, before it is parsed through the response schema. */
export type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.input<E['response']> : null
/** What a client receives. */
export type DataOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : null
