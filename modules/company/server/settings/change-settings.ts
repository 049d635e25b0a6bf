/** The one way settings change: may the caller, is each right and all of them together, store, and what follows from it. */
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { mayEnter } from '#access/enter.ts'
import { amountText, parseAmount } from '#kernel/money.ts'
import { type PlainDate, yearOf } from '#kernel/plain-date.ts'
import { type Happened, record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { forbidden, problem, Refusal, type Reply, reply } from '#platform/http/server/answers.ts'
import type { Services } from '#platform/http/server/services.ts'
import { demandSecondFactor } from '#platform/identity/server/account-state.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { isSetting, rightToChange, settingFields } from '../../contract/setting-areas/areas.ts'
import type { Setting } from '../../contract/setting-areas/setting.ts'
import type { SettingsChange } from '../../contract/settings-types.ts'
import { paySettingNames } from '../../model/pay-settings.ts'
import { latePaysOf } from '../../model/settings/late-pay.ts'
import { overtimeDaysOf } from '../../model/settings/overtime-days.ts'
import { exemptionFault, type Fault, settingFaults } from '../../model/settings/setting-faults.ts'
import { exemptionLimitsOf } from '../../model/settings/tax-exemption.ts'
import { isTimezone } from '../../model/timezones.ts'
import { type Acting, changedBy, logChange } from '../company-log.ts'
import { type CompanyRow, companyRow, saveCompany } from '../company-store.ts'
import type { CompanyNeeds } from '../needs.ts'
import { keepFormerCutOff } from './cut-offs.ts'
import { keepFormerTimeSettings } from './former-time-settings.ts'
import { overtakenBy } from './overtaken.ts'
import { settingsOf } from './settings-in-force.ts'
import { type SettingsView, settingsView } from './settings-view.ts'
import { beginStaffIds, type StaffIdPlan } from './staff-ids.ts'

export type Wanted = Omit<z.output<typeof SettingsChange>, keyof Seen>
type Seen = Pick<z.output<typeof SettingsChange>, 'was' | 'confirm'>
type Changing = Acting & Pick<Services, 'db'> & { readonly session: LiveSession }

/** What is wanted may follow from what is in force, which nobody else changes meanwhile. */
export async function changeSettingsTo(
  call: Changing,
  wantedOf: (former: CompanyRow) => Wanted,
  needs: CompanyNeeds,
  seen: Seen = {},
): Promise<Reply<SettingsView>> {
  const [before, after] = await call.company.transaction(async (tx) => {
    const former = await companyRow(tx, call.company.companyId, true)
    const wanted = wantedOf(former)
    if (Object.keys(wanted).some((field) => !mayEnter(call.session, rightToChange(field)))) {
      throw new Refusal(forbidden())
    }
    const inForce = settingsView(former, call.clock.today(former.timezone_key))
    const overtaken = seen.confirm ? undefined : overtakenBy(inForce, wanted, seen.was)
    if (overtaken) throw new Refusal(overtaken)
    return store(tx, call, former, wanted, needs)
  })
  const demands = after.is_enable_google2fa_login && !before.is_enable_google2fa_login
  if (demands) await demandSecondFactor(call.db, call.company.companyId, call.clock.now())
  const begins = after.auto_generate_staff_id && !before.auto_generate_staff_id
  return reply(after, { messageKey: begins ? 'company.staff-id-on' : 'company.saved' })
}

async function store(
  tx: Tx,
  call: Changing,
  former: CompanyRow,
  wanted: Wanted,
  needs: CompanyNeeds,
): Promise<readonly [SettingsView, SettingsView]> {
  const { companyId } = call.company
  const today = call.clock.today(former.timezone_key)
  const before = settingsView(former, today)
  const { columns, settings } = stored(former, wanted, today)
  const fault = exemptionFault(exemptionLimitsOf(former.settings.tax_exemption_limits), wanted.tax_exemption_limit, {
    country: former.country,
    today,
  })
  const foreign = foreignSettings(former.country, settings)
  const wrong: Said[] = [...foreign, ...(fault ? [fault] : [])]
  if (wanted.late_pay && !latePaysOf[former.country].includes(wanted.late_pay)) {
    wrong.push(['late_pay', 'company.foreign-setting'])
  }
  const days: readonly string[] = overtimeDaysOf(former.country)
  if (Object.keys(wanted.overtime_rates ?? {}).some((day) => !days.includes(day))) {
    wrong.push(['overtime_rates', 'company.foreign-day'])
  }
  if (wanted.timezone_key !== undefined && !isTimezone(wanted.timezone_key)) {
    wrong.push(['timezone_key', 'company.unknown-timezone'])
  }
  const least = needs.leastRetention?.(former.country)
  if (least && typeof wanted.retention_years === 'number' && wanted.retention_years < least.years)
    wrong.push(['retention_years', 'company.retention-below-law', least])
  const leaveType = wanted.quarantine_leave_type_id
  if (leaveType && !(await needs.isLeaveType?.(tx, companyId, leaveType))) {
    wrong.push(['quarantine_leave_type_id', 'http.unknown-id'])
  }
  if (wrong.length > 0) throw refusalOf(wrong)
  await saveCompany(tx, companyId, columns, { settings })
  const saved = await companyRow(tx, companyId)
  const after = settingsView(saved, today)
  const faults = settingFaults(before, after)
  if (faults.length > 0) throw refusalOf(faults)
  const afterClosed = async () => (await needs.afterClosedPay?.(tx, companyId)) ?? null
  await keepFormerCutOff(tx, companyId, { before, after, today, afterClosed })
  const changed = { before: settingsOf(former.settings), after: settingsOf(saved.settings) }
  await keepFormerTimeSettings(tx, companyId, { ...changed, today, afterClosed })
  if ([...paySettingNames, ...payFollows].some((name) => !isDeepStrictEqual(before[name], after[name]))) {
    await needs.payInputsChanged(tx, companyId, changedBy(call.actor))
  }
  const renumbered = await beginStaffIds(tx, companyId, before, after, needs.staff)
  await logChange(tx, call, 'company.settings-changed', before, after)
  await record(tx, companyId, renumbered.map(calledAnew), { actor: call.actor, now: call.clock.now() })
  return [before, after]
}

/** Days of attendance, whose lateness and nights are paid by, rest on these. */
const daysFollow = [
  'attendance_from',
  'auto_approve_attendance',
  'break_punches',
  'clock_in_cutoff',
  'clock_out_cutoff',
  'flexible_allow_earlier',
  'flexible_allow_later',
  'late_buffer_adaptive',
  'late_buffer_office',
  'late_limit_adaptive',
  'late_limit_office',
  'lateness_rounding',
  'office_break_minutes',
  'office_break_start',
  'office_end',
  'office_start',
  'work_duration_max',
  'work_duration_min',
] as const

/** What else pay that is worked out rests on. */
const payFollows = [
  'tax_exemption_limit',
  'cut_off_date',
  'deduction_cap_percent',
  'negative_net',
  'allowance_calculation_range',
  'allowance_calculation_type',
  'late_pay',
  'overtime_rates',
  'overtime_consent',
  'overtime_consent_from',
  'leave_day_hours',
  ...daysFollow,
] as const

/** It cannot be taken back, so each one's former id stays on record. */
const calledAnew = ({ id, staffId, of }: StaffIdPlan['changed'][number]): Happened => ({
  action: 'employees.changed',
  subject: { kind: 'employee', id, name: of.fullName },
  before: { staff_id: of.staffId },
  after: { staff_id: staffId },
})

/** What is sent, sorted into the company's own columns and the settings as they are stored. */
function stored({ settings }: CompanyRow, wanted: Wanted, today: PlainDate) {
  const year = yearOf(today)
  const { brand_name, prefer_lang, timezone_key, tax_calculation_method, tax_exemption_limit, ...fields } = wanted
  const columns = {
    ...(brand_name !== undefined && { brand_name: brand_name || null }),
    ...(prefer_lang && { prefer_lang }),
    ...(timezone_key && { timezone_key }),
  }
  const limit = tax_exemption_limit === undefined ? undefined : parseAmount(tax_exemption_limit)
  const limits = limit !== undefined && {
    tax_exemption_limits: { ...exemptionLimitsOf(settings.tax_exemption_limits), [year]: amountText(limit) },
  }
  // Without rounding there is no unit to round to.
  const unit = fields.overtime_rounding === 'none' &&
    fields.smallest_overtime_unit === undefined && { smallest_overtime_unit: null }
  const method = tax_calculation_method !== undefined && { withholding_method: tax_calculation_method }
  const isAgreed = fields.overtime_consent === true && !settings.overtime_consent
  const agreed = isAgreed && !fields.overtime_consent_from && { overtime_consent_from: today }
  return { columns, settings: { ...fields, ...unit, ...method, ...limits, ...agreed } }
}

/** Choices that the law of the company's country does not know. */
function foreignSettings(country: CompanyRow['country'], sent: Readonly<Record<string, unknown>>): Said[] {
  const all: Readonly<Record<string, Setting>> = settingFields
  return Object.keys(sent)
    .filter(isSetting)
    .filter((name) => sent[name] !== null && !(all[name]?.countries ?? [country]).includes(country))
    .map((name) => [name, 'company.foreign-setting'])
}

type Said = readonly [field: string, word: string, params?: Readonly<Record<string, string | number>>]

const refusalOf = (faults: readonly (Fault | Said)[]): Refusal =>
  new Refusal(
    problem('http.invalid', {
      errors: Object.fromEntries(faults.map(([field, key, params]) => [field, [params ? { key, params } : key]])),
    }),
  )
