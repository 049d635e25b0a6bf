/**
 * What attendance takes off the pay: days of absence, and where the company says so lateness, either as the share of a
 * day that it counts as, or by the minutes of the month.
 */
import type { LatePay } from '#modules/company/model/public.ts'
import type { FoundDay } from '../days/person-days.ts'

type Day = Pick<FoundDay, 'status' | 'approval' | 'schedule' | 'absentHalves' | 'late' | 'early'>

/** Absence counts once somebody approved the day; nobody is absent by a holiday or a day of rest that was not worked. */
export function unpaidHalves({ status, approval, schedule, absentHalves }: Day, latePay: LatePay): number {
  if (!isDecided(approval) || schedule.day_type !== 'normal_working_day') return 0
  if (status === 'absent') return approval === 'approved' ? absentHalves : 0
  return latePay === 'steps' ? absentHalves : 0
}

/** What the month's wages hold: a holiday or a day of rest that was worked is paid by its hours, and holds none. */
export function lateMinutes({ approval, schedule, late, early }: Day): Late {
  return isDecided(approval) && schedule.day_type === 'normal_working_day' ? { late, early } : { late: 0, early: 0 }
}

type Late = { readonly late: number; readonly early: number }

const isDecided = (approval: Day['approval']): boolean => approval === 'approved' || approval === 'auto_approved'

const MILLIONTHS = 1_000_000n

/** Minutes as decimal text of hours, to the sixth decimal, half up: 20 -> '0.333333'. */
export function hoursOf(minutes: number): string {
  const millionths = (2n * BigInt(minutes) * MILLIONTHS + 60n) / 120n
  const [whole, rest] = [millionths / MILLIONTHS, millionths % MILLIONTHS]
  return rest === 0n ? String(whole) : `${whole}.${String(rest).padStart(6, '0')}`
}
