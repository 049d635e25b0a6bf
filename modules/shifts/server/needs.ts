/** What other parts of the product contribute to rosters, given by apps/server/wiring. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Happened } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type ChangedDay = { readonly employeeId: string; readonly date: PlainDate }

/** Told in the transaction of the change; what it answers goes into the log. */
export type RosterChanged = (
  tx: Tx,
  companyId: string,
  changed: readonly ChangedDay[],
  /** `edited`: the shift whose hours changed, where the cells stay as they are. */
  by: { readonly clock: Clock; readonly by: string; readonly edited?: string },
) => Promise<readonly Happened[]>

export type ShiftNeeds = {
  readonly dayFacts: DayFacts
  readonly rosterChanged: readonly RosterChanged[]
}
