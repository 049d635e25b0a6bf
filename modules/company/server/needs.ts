/** What other parts of the product contribute to the company, given by apps/server/wiring. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type CompanyNeeds = {
  /** Told in the same transaction when something changed that everybody's pay depends on. */
  readonly payInputsChanged: (
    tx: Tx,
    companyId: string,
    change: { readonly employeeIds: 'everybody'; readonly cause: 'company'; readonly by: string },
  ) => Promise<void>
  readonly staff: Staff
  /** The first month after those whose pay is closed; null where none is, and without it. */
  readonly afterClosedPay?: (tx: Tx, companyId: string) => Promise<PlainDate | null>
  /** Whether the company has such a type of leave; without it, it has none. */
  readonly isLeaveType?: (tx: Tx, companyId: string, id: string) => Promise<boolean>
}

/** The people of the company, as far as their staff ids go. */
export type Staff = {
  /** Of those who have one or had one, in the order in which they joined. Held until the transaction ends. */
  numbered(tx: Tx, companyId: string): Promise<readonly Numbered[]>
  /** Other ids for these, all at once. */
  renumber(tx: Tx, companyId: string, ids: readonly { readonly id: string; readonly staffId: string }[]): Promise<void>
}
export type Numbered = { readonly id: string; readonly staffId: string; readonly fullName: string }
