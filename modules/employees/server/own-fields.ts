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
  /** Who has all of it: pairs of a field and a value. */
  readonly whoHas: (
    tx: Tx,
    companyId: string,
    pairs: readonly (readonly [field: string, value: string])[],
  ) => Promise<ReadonlySet<string>>
}
