/** How a company plans: what it set, else the law of its country. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { PlanRules } from '../../model/finding.ts'

export type Settings = {
  readonly normal_hours_per_day: number
  readonly max_hours_per_week: number | null
  readonly rest_day: number
  readonly min_rest_hours: number
  readonly adaptive_period_weeks: number
  readonly period_from: string | null
  readonly period_to: string | null
  readonly overtime_threshold: number
  readonly lock_after_confirm: boolean
}

const WEEK_HOURS: Readonly<Record<Country, number | null>> = { MY: 45, TW: 40, PH: null }
/** Of law: nothing may be looser. */
export const lawOf = (country: Country) => ({
  normal_hours_per_day: 8,
  max_hours_per_week: WEEK_HOURS[country],
  min_rest_hours: country === 'TW' ? 11 : 0,
  periods: country === 'TW' ? [1, 2, 4, 8] : [1],
})

type Row = {
  normal_hours_per_day: string | null
  max_hours_per_week: string | null
  min_rest_hours: string | null
} & Omit<Settings, 'normal_hours_per_day' | 'max_hours_per_week' | 'min_rest_hours'>

export async function settingsOf(tx: Tx, companyId: string, country: Country): Promise<Settings> {
  const { rows } = await sql<Row>`
    select normal_hours_per_day, max_hours_per_week, rest_day, min_rest_hours, adaptive_period_weeks, period_from,
      period_to, overtime_threshold, lock_after_confirm from shift_settings where company_id = ${companyId}`.execute(tx)
  const { periods: _, ...law } = lawOf(country)
  const [row] = rows
  const usual = {
    rest_day: 7,
    adaptive_period_weeks: 1,
    period_from: null,
    period_to: null,
    overtime_threshold: 0,
    lock_after_confirm: false,
  }
  if (!row) return { ...usual, ...law }
  const hours = (own: string | null, ofLaw: number) => (own === null ? ofLaw : Number(own))
  return {
    ...row,
    normal_hours_per_day: hours(row.normal_hours_per_day, law.normal_hours_per_day),
    max_hours_per_week: row.max_hours_per_week === null ? law.max_hours_per_week : Number(row.max_hours_per_week),
    min_rest_hours: hours(row.min_rest_hours, law.min_rest_hours),
  }
}

export async function saveSettings(tx: Tx, companyId: string, settings: Settings): Promise<void> {
  const row = {
    ...settings,
    normal_hours_per_day: String(settings.normal_hours_per_day),
    max_hours_per_week: settings.max_hours_per_week === null ? null : String(settings.max_hours_per_week),
    min_rest_hours: String(settings.min_rest_hours),
  }
  await tx
    .insertInto('shift_settings')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.columns(['company_id']).doUpdateSet(row))
    .execute()
}

export const planRules = (settings: Settings): PlanRules => ({
  dayHours: settings.normal_hours_per_day,
  weekHours: settings.max_hours_per_week,
  restHours: settings.min_rest_hours,
  periodWeeks: settings.adaptive_period_weeks,
  periodFrom: dateOf(settings.period_from),
})

const dateOf = (day: string | null): PlainDate | null => (day === null ? null : plainDateOf(day))
