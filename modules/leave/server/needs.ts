/** What other parts of the product contribute to leave, given by apps/server/compose.ts. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Jobs } from '#platform/jobs/server/jobs.ts'

export type LeaveNeeds = {
  readonly jobs: Pick<Jobs, 'start'>
  readonly pay: PayPort
}

/** What leave tells whoever pays, and asks of it; told in the transaction of the change. */
export type PayPort = {
  readonly changed: (
    tx: Tx,
    companyId: string,
    change: { readonly employeeIds: readonly string[]; readonly cause: 'leave'; readonly by: string },
  ) => Promise<void>
  /** Of these months, by their first days, those whose pay is approved. */
  readonly approvedAmong: (tx: Tx, companyId: string, months: readonly PlainDate[]) => Promise<readonly PlainDate[]>
}
