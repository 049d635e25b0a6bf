import type { Session } from '#access/session.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** Fields that the company itself added to its people's records, to whom each is shown decided by their owner. */
export type OwnField = {
  readonly id: string
  readonly name: string
  readonly name_zh: string | null
  readonly kind: string
  readonly choices: readonly string[]
}
export type OwnFields = {
  readonly seenBy: (tx: Tx, companyId: string, session: Session) => Promise<readonly OwnField[]>
  /** By person and field. */
  readonly valuesOf: (
    tx: Tx,
    companyId: string,
    fields: readonly string[],
    employeeIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<string, string>>>>
  /** Who has all of it, each by the text that the list is narrowed by; undefined where one can be nothing of its field. */
  readonly whoHas: (
    tx: Tx,
    companyId: string,
    asked: readonly { readonly field: OwnField; readonly value: string }[],
  ) => Promise<ReadonlySet<string> | undefined>
  /** The place of everybody who has something there, in its order. */
  readonly placesBy: (
    tx: Tx,
    companyId: string,
    field: OwnField,
    falling: boolean,
  ) => Promise<ReadonlyMap<string, number>>
}
