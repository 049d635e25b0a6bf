/**
 * What a kind of request brings to its calls beside the engine's `Kind`: how its people are found, its rows read, what
 * is asked for judged, stored and told. Everything else is done once, in keepers-calls.ts and own-calls.ts.
 * A kind that would replace more than two of those calls writes its own.
 */
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Happened } from '#platform/activity/server/activity.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { NewRequest } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Kind } from '#platform/approvals/server/kind.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { FieldText } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { requestQuery } from '../contract-types.ts'
import type { RequestWords } from '../words.ts'

/** The types of one kind, named once by its module. */
export type RequestTypes = {
  /** What is asked for, read from the body of the call. */
  readonly asked: { readonly confirmed?: boolean | undefined }
  readonly person: { readonly id: string; readonly full_name: string }
  /** As it is read, and as it is stored. */
  readonly row: { readonly id: string; readonly employee_id: string; readonly status: string }
  readonly fresh: { readonly id: string }
  /** What judging goes by: the company’s settings, and its today. */
  readonly book: { readonly today: PlainDate }
  readonly view: object
  readonly beside: object
  readonly preview: object
}

export type Asking = Pick<Call<Endpoint>, 'company' | 'session' | 'actor' | 'language' | 'clock' | 'db' | 'say'>
export type AskingById = Asking & { readonly params: { readonly id: string } }

export type Work<T extends RequestTypes> = {
  readonly tx: Tx
  readonly approvals: Approvals
  readonly acting: Acting
  readonly book: T['book']
}

/** Conditions on `x`, the rows of the kind, and on what its `load` joins to them. */
export type Listing = {
  readonly where: RawBuilder<unknown>
  readonly paging?: { readonly limit: number; readonly offset: number } | undefined
  /** Asked at every step of a request, in the same words: worth planning once (prepared.ts). */
  readonly often?: boolean
}

/** What stands against it, by field; and what has to be confirmed before it is sent. */
export type Judged<T extends RequestTypes> = {
  readonly one: T['fresh']
  readonly faults: Readonly<Record<string, readonly FieldText[]>>
  readonly asks?: readonly string[]
}

export type RequestPort<T extends RequestTypes> = {
  readonly kind: Kind
  readonly words: RequestWords
  readonly context: (tx: Tx, call: Asking) => Promise<T['book']>
  /** Whoever signed in, as an employee. */
  readonly personOf: (tx: Tx, companyId: string, accountId: string) => Promise<T['person'] | undefined>
  /** Held until the transaction ends: whoever asks for the same person comes one after the other. */
  readonly holdPeople: (tx: Tx, companyId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, T['person']>>
  readonly load: (tx: Tx, companyId: string, listing: Listing) => Promise<readonly (T['row'] & Counted)[]>
  readonly filtered: (query: z.output<typeof requestQuery>, today: PlainDate) => RawBuilder<unknown>
  /** Reads what it needs for all of them at once. `changed`: the request that it would take the place of. */
  readonly judge: (
    work: Work<T>,
    people: readonly T['person'][],
    asked: T['asked'],
    changed: string | null,
  ) => Promise<(person: T['person'], id: string) => Judged<T>>
  /** New, or changed under the same id. */
  readonly save: (work: Work<T>, all: readonly T['fresh'][]) => Promise<void>
  readonly remove: (work: Work<T>, id: string) => Promise<void>
  /** As the engine knows it. */
  readonly request: (one: T['fresh'], acting: Acting) => NewRequest
  readonly view: (row: T['row'], book: T['book'], call: Asking) => T['view']
  /** What one has to know to decide, beside the request itself. */
  readonly beside: (tx: Tx, row: T['row'], book: T['book'], call: Asking) => Promise<T['beside']>
  readonly preview: (work: Work<T>, judged: Judged<T>, call: Asking) => Promise<T['preview']>
  readonly entry: (what: 'sent' | 'changed' | 'removed', view: T['view']) => Happened
}

export type Counted = { readonly total: number }
