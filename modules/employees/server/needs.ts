/** What employees ask of other modules, given in `apps/server/wiring`. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { Jobs } from '#platform/jobs/server/jobs.ts'
import type { OwnFields } from './own-fields.ts'
import type { BuiltOnPeople, PayInputsChanged } from './public-types.ts'

export type FormerPayTold = (tx: Tx, companyId: string, employeeIds: readonly string[]) => Promise<ReadonlySet<string>>

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
