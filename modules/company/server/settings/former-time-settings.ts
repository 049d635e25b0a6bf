/** How days are counted and priced: what is set now, and what was in force before, for months whose pay is closed. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CompanySettings } from '../../contract/setting-areas/areas.ts'
import { type CutOffs, payMonthOf } from '../../model/pay-month.ts'
import { type FormerTime, formerOn, formerTimeAfter } from '../../model/settings/former-time.ts'
import { cutOffsOf } from './cut-offs.ts'

const timeSettingNames = [
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
  'overtime_consent_from',
  'leave_day_hours',
  'working_days_factor',
  'allowance_calculation_type',
  'working_week',
] as const satisfies readonly (keyof CompanySettings)[]

type TimeSettings = Pick<CompanySettings, (typeof timeSettingNames)[number]>
type Former = FormerTime<TimeSettings>

const timeSettingsIn = (settings: CompanySettings): TimeSettings =>
  // Every name is one of the settings.
  Object.fromEntries(timeSettingNames.map((name) => [name, settings[name]])) as TimeSettings

type Changing = {
  readonly before: CompanySettings
  readonly after: CompanySettings
  readonly today: PlainDate
  /** The first month after those whose pay is closed; null where none is. */
  readonly afterClosed: () => Promise<PlainDate | null>
}

/** Told in the transaction of the change, with the company held. */
export async function keepFormerTimeSettings(tx: Tx, companyId: string, changing: Changing): Promise<void> {
  const before = timeSettingsIn(changing.before)
  if (isDeepStrictEqual(before, timeSettingsIn(changing.after))) return
  const { today, afterClosed } = changing
  const former = formerTimeAfter(await formerOf(tx, companyId), before, { today, until: await afterClosed() })
  await sql`delete from company_former_time_settings where company_id = ${companyId}`.execute(tx)
  if (former.length === 0) return
  const rows = former.map(({ changedOn, until, settings }) => ({
    ...{ company_id: companyId, changed_on: changedOn, until_month: until, settings: JSON.stringify(settings) },
  }))
  await tx.insertInto('company_former_time_settings').values(rows).execute()
}

export type TimeSettingsByDay = {
  /** By the month, YYYY-MM, in whose pay the day counts. */
  readonly of: (date: PlainDate, month: string) => CompanySettings
  /** By the cut-off day of time. */
  readonly on: (date: PlainDate) => CompanySettings
  /** What was kept, with the days it holds for; the earliest first. */
  readonly former: readonly Former[]
}

export async function timeSettingsByDay(
  tx: Tx,
  companyId: string,
  now: CompanySettings,
  cutOffs?: CutOffs,
): Promise<TimeSettingsByDay> {
  const former = await formerOf(tx, companyId)
  if (former.length === 0) return { of: () => now, on: () => now, former }
  const days = cutOffs ?? (await cutOffsOf(tx, companyId, now))
  const kept = wholeOf(former, now)
  const of = (date: PlainDate, month: string) => formerOn(kept, date, month)?.whole ?? now
  return { of, on: (date) => of(date, payMonthOf(date, days, null)), former }
}

/**
 * One for each that was kept, so that days of the same settings can be told by them. A setting that was not kept yet holds
 * as it was kept next, and where it never was, as it is now.
 */
const wholeOf = (former: readonly Former[], now: CompanySettings) =>
  former.reduceRight<(Former & { readonly whole: CompanySettings })[]>(
    (later, one) => [{ ...one, whole: { ...(later[0]?.whole ?? now), ...one.settings } }, ...later],
    [],
  )

async function formerOf(tx: Tx, companyId: string): Promise<readonly Former[]> {
  const { rows } = await sql<{ changed_on: string; until_month: string; settings: TimeSettings }>`
    select changed_on, until_month, settings from company_former_time_settings
    where company_id = ${companyId} order by changed_on, until_month`.execute(tx)
  return rows.map(({ changed_on, until_month, settings }) => ({
    ...{ changedOn: plainDateOf(changed_on), until: plainDateOf(until_month), settings },
  }))
}
