/**
 * Clockings that come after their day is over change what pay is worked out from, of days that nobody has to decide about:
 * they mark payslips as out of date, in the same transaction. Of a day that is not over nothing is paid yet.
 */
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { localDay } from '../../model/clocking/work-date.ts'
import type { AttendanceNeeds } from '../needs.ts'

type Added = { readonly employeeId: string; readonly occurredAt: Date; readonly name?: string }
type Coming = {
  readonly companyId: string
  readonly timezone: string
  readonly now: ReturnType<Clock['now']>
  /** Who brought them, by name; else those of whom they are. */
  readonly by?: string
}

export async function payFollowsClockings(
  tx: Tx,
  { payChanged }: Pick<AttendanceNeeds, 'payChanged'>,
  { companyId, timezone, now, by }: Coming,
  added: readonly Added[],
): Promise<void> {
  const today = localDay(timezone, now)
  const late = added.filter(({ occurredAt }) => localDay(timezone, occurredAt) < today)
  const employeeIds = [...new Set(late.map(({ employeeId }) => employeeId))]
  if (employeeIds.length === 0) return
  const names = [...new Set(late.map(({ name }) => name))].join(', ')
  await payChanged?.(tx, companyId, { employeeIds, cause: 'attendance', by: by ?? names })
}
