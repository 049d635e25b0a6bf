/** What settings must be together: each alone may be right and both of them wrong. Field -> word of what is wrong. */

import type { Country } from '#kernel/countries.ts'
import { parseAmount } from '#kernel/money.ts'
import { type PlainDate, yearOf } from '#kernel/plain-date.ts'
import { wageSectors } from '../wage-sectors.ts'
import { type ExemptionLimits, exemptionLimit, mayChangeLimit } from './tax-exemption.ts'

/** Of the settings in force those that are looked at here. */
export type Together = {
  readonly auto_generate_staff_id: boolean
  readonly forfeit_allowance: string
  readonly forfeit_allowance_unit: 'hours' | 'days'
  readonly office_start: string
  readonly office_end: string
  readonly office_break_start: string
  readonly office_break_minutes: number
  readonly work_duration_min: string | null
  readonly work_duration_max: string | null
  readonly overtime_rounding: string
  readonly smallest_overtime_unit: number | null
  readonly pay_frequency: 'monthly' | 'semi_monthly'
  readonly pay_day: number | null
  readonly pay_day_month: 'same' | 'next'
  readonly first_pay_day: number | null
  readonly minimum_wage_region: string | null
  readonly minimum_wage_sector: string | null
  readonly document_expiry_reminder_days: readonly number[]
  readonly document_expiry_reminders: readonly { readonly document_type: string }[]
}
export type Fault = readonly [field: keyof Together | 'tax_exemption_limit', word: string]

/** Longest forfeit in its unit (specification, section 9), in tenths. */
const LONGEST_FORFEIT = { hours: 80, days: 10 } as const

export function settingFaults(before: Together, after: Together): Fault[] {
  const faults: (Fault | false)[] = [
    before.auto_generate_staff_id &&
      !after.auto_generate_staff_id && ['auto_generate_staff_id', 'company.staff-id-stays-on'],
    tenths(after.forfeit_allowance) > LONGEST_FORFEIT[after.forfeit_allowance_unit] && [
      'forfeit_allowance',
      `company.forfeit-${after.forfeit_allowance_unit}`,
    ],
    after.work_duration_min !== null &&
      after.work_duration_max !== null &&
      tenths(after.work_duration_min) > tenths(after.work_duration_max) && [
        'work_duration_max',
        'company.max-below-min',
      ],
    after.office_end <= after.office_start && ['office_end', 'company.end-not-after-start'],
    breakIsOutside(after) && !breakIsOutside(before) && ['office_break_start', 'company.break-outside'],
    after.overtime_rounding === 'none' &&
      after.smallest_overtime_unit !== null && ['smallest_overtime_unit', 'company.unit-without-rounding'],
    firstPaidLast(after) && ['first_pay_day', 'company.first-pay-day-late'],
    after.minimum_wage_region !== before.minimum_wage_region &&
      isNoRegion(after) && ['minimum_wage_region', 'company.no-wage-region'],
    after.minimum_wage_sector !== before.minimum_wage_sector &&
      lacksSector(after) && ['minimum_wage_sector', 'company.no-wage-sector'],
    twice(after.document_expiry_reminder_days) && ['document_expiry_reminder_days', 'company.days-twice'],
    twice(after.document_expiry_reminders.map(({ document_type }) => document_type)) && [
      'document_expiry_reminders',
      'company.type-twice',
    ],
  ]
  return faults.filter((fault) => fault !== false)
}

/** It would count for nothing, and the day be longer by it. */
function breakIsOutside({ office_start, office_end, office_break_start, office_break_minutes }: Together): boolean {
  const starts = minuteOf(office_break_start)
  const isWithin = starts >= minuteOf(office_start) && starts + office_break_minutes <= minuteOf(office_end)
  return office_break_minutes > 0 && !isWithin
}

/** '09:30' -> 570 */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** The second half is not paid before the first, nor with it. */
const firstPaidLast = ({ pay_frequency, pay_day, pay_day_month, first_pay_day }: Together): boolean =>
  pay_frequency === 'semi_monthly' &&
  pay_day !== null &&
  first_pay_day !== null &&
  pay_day_month === 'same' &&
  first_pay_day >= pay_day

type WagePlace = Pick<Together, 'minimum_wage_region' | 'minimum_wage_sector'>

const isNoRegion = ({ minimum_wage_region: region }: WagePlace): boolean =>
  region !== null && wageSectors[region] === undefined

/** The law would find no wage for it. Where no region is chosen yet, a sector of any. */
function lacksSector({ minimum_wage_region: region, minimum_wage_sector: sector }: WagePlace): boolean {
  const known = region === null ? Object.values(wageSectors).flat() : (wageSectors[region] ?? [])
  return sector !== null && !known.includes(sector)
}

/** Once above zero the limit is changed in January, in the company's time zone. */
export function exemptionFault(
  limits: ExemptionLimits,
  wanted: string | undefined,
  { country, today }: { readonly country: Country; readonly today: PlainDate },
): Fault | undefined {
  if (wanted === undefined) return undefined
  const same = parseAmount(wanted) === parseAmount(exemptionLimit(limits, country, yearOf(today)))
  return same || mayChangeLimit(limits, country, today)
    ? undefined
    : ['tax_exemption_limit', 'company.limit-in-january']
}

const twice = (values: readonly unknown[]): boolean => new Set(values).size < values.length

/** Halves as text: '7.5' -> 75. */
function tenths(text: string): number {
  const [whole = '0', part = '0'] = text.split('.')
  return Number(whole) * 10 + Number(part)
}
