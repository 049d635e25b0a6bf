/**
 * Settings by which days are counted and priced. They hold from the first month whose pay is open: of days that are paid
 * in a closed month those hold that were in force when somebody changed them.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { CompanySettings } from '../../contract/setting-areas/areas.ts'

export const timeSettingNames = [
  'office_start',
  'office_end',
  'office_break_start',
  'office_break_minutes',
  'clock_in_cutoff',
  'clock_out_cutoff',
  'flexible_allow_earlier',
  'flexible_allow_later',
  'late_buffer_office',
  'late_buffer_adaptive',
  'late_limit_office',
  'late_limit_adaptive',
  'lateness_rounding',
  'late_pay',
  'work_duration_min',
  'work_duration_max',
  'break_punches',
  'auto_approve_attendance',
  'attendance_from',
  'overtime_rates',
  'overtime_consent',
  'leave_day_hours',
  'working_days_factor',
  'allowance_calculation_type',
] as const satisfies readonly (keyof CompanySettings)[]

export type TimeSettings = Pick<CompanySettings, (typeof timeSettingNames)[number]>

export type FormerTime = {
  /** Days from here on are counted by what came after. */
  readonly changedOn: PlainDate
  /** The first month, by its first day, that was open. */
  readonly until: PlainDate
  readonly settings: TimeSettings
}

export const timeSettingsIn = (settings: CompanySettings): TimeSettings =>
  // Every name is one of the settings.
  Object.fromEntries(timeSettingNames.map((name) => [name, settings[name]])) as TimeSettings

/** Of a day that is paid in this month, YYYY-MM; undefined where what is set now holds. The earliest come first. */
export const formerOn = <One extends Pick<FormerTime, 'changedOn' | 'until'>>(
  former: readonly One[],
  date: PlainDate,
  month: string,
): One | undefined => former.find(({ changedOn, until }) => date < changedOn && `${month}-01` < until)

type Change = { readonly today: PlainDate; readonly until: PlainDate | null }

/** What is kept after a change. Where no month is closed nothing is; one that was opened again keeps nothing any more. */
export function formerTimeAfter(
  former: readonly FormerTime[],
  before: TimeSettings,
  { today, until }: Change,
): readonly FormerTime[] {
  if (until === null) return []
  const all = [
    ...former.map((one) => (one.until > until ? { ...one, until } : one)),
    { changedOn: today, until, settings: before },
  ]
  // Of several changes on a day the first tells what was in force.
  const isFirst = (one: FormerTime, at: number) =>
    all.findIndex((other) => other.changedOn === one.changedOn && other.until === one.until) === at
  return all.filter(isFirst)
}
