/** What other parts of the product contribute to leave, given by apps/server/wiring. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Jobs } from '#platform/jobs/server/jobs.ts'

export type LeaveNeeds = {
  readonly jobs: Pick<Jobs, 'start'>
  readonly pay: PayPort
  /** Work of a day that is claimed as overtime is not made good in time off as well. */
  readonly claimedDays?: ClaimedDays
  /** What is known of people's days: their rosters are read by it. */
  readonly dayFacts: DayFacts
}
/** Of these people, those whose day is claimed, waiting or approved. */
export type ClaimedDays = (
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
  date: PlainDate,
) => Promise<ReadonlySet<string>>

/** Who decides, and the days it is about. */
export type LeaveEngine = Approvals & Pick<LeaveNeeds, 'dayFacts'>

/** What leave tells whoever pays, and asks of it; told in the transaction of the change. */
export type PayPort = {
  readonly changed: (
    tx: Tx,
    companyId: string,
    change: { readonly employeeIds: readonly string[]; readonly cause: 'leave'; readonly by: string },
  ) => Promise<void>
  /** The first day of the first month whose pay can still be worked out; null where none ever was. */
  readonly firstOpenMonth: (tx: Tx, companyId: string) => Promise<PlainDate | null>
  /** Of these months, by their first days, those whose pay is approved. */
  readonly approvedAmong: (tx: Tx, companyId: string, months: readonly PlainDate[]) => Promise<readonly PlainDate[]>
}
