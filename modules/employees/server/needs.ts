/** What employees ask of other modules, given in `apps/server/wiring`. */
import type { Session } from '#access/session.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Jobs } from '#platform/jobs/server/jobs.ts'
import type { BuiltOnPeople, PayInputsChanged } from './public-types.ts'

export type FormerPayTold = (tx: Tx, companyId: string, employeeIds: readonly string[]) => Promise<ReadonlySet<string>>

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
  /** Who has this there. */
  readonly whoHas: (tx: Tx, companyId: string, field: string, value: string) => Promise<ReadonlySet<string>>
}

/** What other parts of the product contribute to this one, given by apps/server/wiring. */
export type EmployeesNeeds = {
  readonly payInputsChanged: PayInputsChanged
  /** Without jobs a sheet of any size is answered when it is stored. */
  readonly jobs?: Pick<Jobs, 'start'>
  /** Of these people, those of whom a sheet of earlier pay tells months before they joined in the year of joining. */
  readonly formerPayTold?: FormerPayTold
  /** Without them the list of people has the fields of the product alone. */
  readonly ownFields?: OwnFields
  /** What keeps an import of people from being taken back. */
  readonly builtOn?: readonly BuiltOnPeople[]
}
