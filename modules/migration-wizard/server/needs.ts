import type { BuiltOnPeople, PayInputsChanged } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Jobs } from '#platform/jobs/server/jobs.ts'
import type { LeaveKind } from '../model/leave-sheet.ts'

/** What other parts of the product contribute to this one, given by apps/server/wiring. */
export type MigrationNeeds = {
  readonly payInputsChanged: PayInputsChanged
  /** What neighbours keep of people, and what of it somebody put there by hand. */
  readonly builtOn?: readonly BuiltOnPeople[]
  readonly jobs?: Pick<Jobs, 'start'>
  /** The company's types of leave of which something may be left; without it any name is taken. */
  readonly leaveTypes?: (tx: Tx, companyId: string) => Promise<readonly LeaveKind[]>
  /** Told in the transaction in which opening balances of these people came, changed or went. */
  readonly leaveOpeningsChanged?: (tx: Tx, companyId: string, employeeIds: readonly string[]) => Promise<void>
}
