/** What overtime is given by apps/server/compose.ts. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type OvertimeNeeds = {
  readonly dayFacts: DayFacts
  readonly payChanged: (
    tx: Tx,
    companyId: string,
    change: { readonly employeeIds: readonly string[]; readonly cause: 'overtime'; readonly by: string },
  ) => Promise<void>
  /** Days of these people whose work is made good in time off, waiting or approved: 'employee date'. */
  readonly madeGood: (
    tx: Tx,
    companyId: string,
    employeeIds: readonly string[],
    days: { readonly from: PlainDate; readonly to: PlainDate },
  ) => Promise<ReadonlySet<string>>
}
