/**
 * The twelve calls that every kind of request has. A module spells id, path and sentence of each, so that they are
 * found by searching; method, right, body, answer and refusals come from the kind, said once.
 */
import { z } from 'zod'
import type { AreaId } from '#access/areas.ts'
import { BatchOutcome } from '#platform/approvals/contract-types.ts'
import { Id } from '#platform/contract/fields.ts'
import { ById, Deciding, Decision, People, Why } from './contract-types.ts'
import type { RequestWords } from './words.ts'

type KindOfCalls<
  Asking extends z.ZodRawShape,
  Changing extends z.ZodType,
  Query extends z.ZodObject,
  View extends z.ZodObject,
  InList extends z.ZodObject,
  Detail extends z.ZodObject,
  Preview extends z.ZodObject,
> = {
  /** Who keeps all requests of the kind. */
  readonly keepers: AreaId
  /** Who may ask for themselves, decide from a seat, and look at what concerns them. */
  readonly own: AreaId
  readonly words: RequestWords
  /** What asking for it may be refused for, and what deciding may. */
  readonly refusals: readonly string[]
  readonly refusalsOfDeciding?: readonly string[]
  /** The fields with which it is asked for; those who keep it add for whom. */
  readonly asking: Asking
  readonly changing: Changing
  readonly query: Query
  readonly view: View
  /** With what the reader may do. */
  readonly inList: InList
  /** With what one has to know to decide. */
  readonly detail: Detail
  readonly preview: Preview
}

type Spelled<Path extends string = string> = { readonly id: string; readonly path: Path; readonly summary: string }
type OfOne<Rest extends string = ''> = `${string}/{id}${Rest}`

export function requestCalls<
  Asking extends z.ZodRawShape,
  Changing extends z.ZodType,
  Query extends z.ZodObject,
  View extends z.ZodObject,
  InList extends z.ZodObject,
  Detail extends z.ZodObject,
  Preview extends z.ZodObject,
>(kind: KindOfCalls<Asking, Changing, Query, View, InList, Detail, Preview>) {
  const keepers = { to: 'area', of: [kind.keepers] } as const
  const own = { to: 'area', of: [kind.own] } as const
  const { words, refusals } = kind
  const asked = z.object(kind.asking).strict()
  return {
    list: <const S extends Spelled>(said: S) =>
      ({ ...said, method: 'GET', access: keepers, query: kind.query, response: z.array(kind.inList) }) as const,

    create: <const S extends Spelled>(said: S) =>
      ({
        ...said,
        method: 'POST',
        status: 201,
        access: keepers,
        body: z.object({ employee_id: Id, ...kind.asking }).strict(),
        response: kind.view,
        problems: refusals,
      }) as const,

    /** The same for many people: all of them or none. */
    award: <const S extends Spelled>(said: S) =>
      ({
        ...said,
        method: 'POST',
        status: 201,
        access: keepers,
        body: z.object({ employee_ids: People, ...kind.asking }).strict(),
        response: z.array(kind.view),
        problems: [...refusals, words.batchRefused],
      }) as const,

    one: <const S extends Spelled<OfOne>>(said: S) =>
      ({ ...said, method: 'GET', access: own, params: ById, response: kind.detail }) as const,

    change: <const S extends Spelled<OfOne>>(said: S) =>
      ({
        ...said,
        method: 'PATCH',
        access: keepers,
        params: ById,
        body: kind.changing,
        response: kind.view,
        problems: [words.changePending, ...refusals],
      }) as const,

    remove: <const S extends Spelled<OfOne>>(said: S) =>
      ({ ...said, method: 'DELETE', access: keepers, params: ById, problems: [words.removeApproved] }) as const,

    decide: <const S extends Spelled<`${string}/{decision}`>>(said: S) =>
      ({
        ...said,
        method: 'POST',
        access: own,
        params: Decision,
        body: Deciding,
        response: BatchOutcome,
        problems: [words.nothingPending, words.nothingApproved, ...(kind.refusalsOfDeciding ?? [])],
      }) as const,

    mine: <const S extends Spelled>(said: S) =>
      ({
        ...said,
        method: 'GET',
        access: own,
        response: z.array(kind.view),
        problems: [words.notEmployed],
      }) as const,

    preview: <const S extends Spelled>(said: S) =>
      ({
        ...said,
        method: 'POST',
        access: own,
        body: asked,
        response: kind.preview,
        problems: [words.notEmployed],
      }) as const,

    ask: <const S extends Spelled>(said: S) =>
      ({
        ...said,
        method: 'POST',
        status: 201,
        access: own,
        body: asked,
        response: kind.view,
        problems: [words.notEmployed, ...refusals],
      }) as const,

    cancel: <const S extends Spelled<OfOne<'/cancel'>>>(said: S) =>
      ({ ...said, method: 'POST', access: own, params: ById, response: kind.view }) as const,

    askWithdraw: <const S extends Spelled<OfOne<'/withdraw'>>>(said: S) =>
      ({ ...said, method: 'POST', access: own, params: ById, body: Why, response: kind.view }) as const,
  }
}
