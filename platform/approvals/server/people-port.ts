/** What the engine needs to know of people; answered by whoever keeps them, connected in apps/server/wiring. */
import type { Tx } from '#platform/database/server/connect.ts'

export type Superior = { readonly accountId: string; readonly name: string }

/** Where somebody stands in the company. */
export type Place = {
  readonly id: string
  readonly name: string
  readonly number: string
  readonly accountId: string | null
  readonly departmentId: string | null
  readonly department: string | null
  /** Managers with an account, the nearest first. */
  readonly line: readonly Superior[]
  readonly head: Superior | null
}

/**
 * Where a request about nobody stands, as its kind says: a name, a department with its head, and the line that begins
 * with whoever it is for.
 */
export type OwnPlace = Pick<Place, 'name' | 'departmentId' | 'department' | 'line' | 'head'>

export type PeoplePort = {
  readonly placesOf: (
    tx: Tx,
    companyId: string,
    ids: readonly string[],
    today: string,
  ) => Promise<ReadonlyMap<string, Place>>
  readonly departmentsAmong: (tx: Tx, companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Everybody below this account, however far down. */
  readonly belowOf: (tx: Tx, companyId: string, accountId: string) => Promise<readonly string[]>
  /** Accounts of those whom this one works with: the own department, the line above, everybody below. */
  readonly colleaguesOf: (tx: Tx, companyId: string, accountId: string) => Promise<readonly string[]>
}
