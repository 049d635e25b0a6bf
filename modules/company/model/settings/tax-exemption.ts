/**
 * How much of the travelling allowance a company leaves free of tax in a year (decision A17). A limit holds from the
 * year in which it was set until another year sets its own, so a month of last year is worked out as it was then.
 */
import type { Country } from '#kernel/countries.ts'
import { parseAmount } from '#kernel/money.ts'
import { monthOf, type PlainDate, yearOf } from '#kernel/plain-date.ts'

/** Year -> amount. */
export type ExemptionLimits = Readonly<Record<string, string>>

const standard: Readonly<Record<Country, string>> = { MY: '6000.00', TW: '0.00', PH: '0.00' }

export function exemptionLimit(limits: ExemptionLimits, country: Country, year: number): string {
  const set = Object.keys(limits)
    .filter((from) => Number(from) <= year)
    .sort((left, right) => Number(right) - Number(left))
  return limits[set[0] ?? ''] ?? standard[country]
}

/** Where the law leaves some of it free at all. */
export const knowsExemption = (country: Country): boolean => standard[country] !== '0.00'

/** Zero may be changed at any time; what people already count on, only as a year begins. */
export function mayChangeLimit(limits: ExemptionLimits, country: Country, today: PlainDate): boolean {
  const now = parseAmount(exemptionLimit(limits, country, yearOf(today))) ?? 0n
  return now === 0n || monthOf(today) === 1
}

export function exemptionLimitsOf(stored: unknown): ExemptionLimits {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([year, amount]) => /^\d{4}$/.test(year) && typeof amount === 'string'),
  )
}
