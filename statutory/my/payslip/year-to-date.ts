/**
 * What the year holds after a month, in the keys that the next month is given. Nobody has to know that the
 * accumulated deduction is the one after zakat, and that EPF counts whole although tax caps it.
 */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { Answer } from '../../core/scheme.ts'
import { addUp, type YearToDate } from '../../core/year-to-date.ts'

const keys = [
  'accumulated_remuneration',
  'accumulated_epf',
  'accumulated_mtd',
  'accumulated_zakat',
  'accumulated_deductions',
] as const
type Key = (typeof keys)[number]

/** Decimal text, as `my.payslip` is given it. */
export type AccumulatedGiven = Readonly<Partial<Record<Key, string>>>

/** `before` as the month was given it, the month's answer, and the TP1 deductions it was given. */
export function accumulatedAfter(
  before: AccumulatedGiven,
  payslip: Answer,
  currentDeductions = '0.00',
): Readonly<Record<Key, string>> {
  const after = addUp(keys, yearSoFar(before), {
    accumulated_remuneration: of(payslip.normal_remuneration) + of(payslip.additional_remuneration),
    accumulated_epf: of(payslip.epf_employee),
    accumulated_mtd: of(payslip.withholding_tax),
    accumulated_zakat: of(payslip.zakat),
    accumulated_deductions: of(currentDeductions),
  })
  return {
    accumulated_remuneration: amountText(after.accumulated_remuneration),
    accumulated_epf: amountText(after.accumulated_epf),
    accumulated_mtd: amountText(after.accumulated_mtd),
    accumulated_zakat: amountText(after.accumulated_zakat),
    accumulated_deductions: amountText(after.accumulated_deductions),
  }
}

function yearSoFar(given: AccumulatedGiven): YearToDate<Key> {
  return {
    accumulated_remuneration: of(given.accumulated_remuneration),
    accumulated_epf: of(given.accumulated_epf),
    accumulated_mtd: of(given.accumulated_mtd),
    accumulated_zakat: of(given.accumulated_zakat),
    accumulated_deductions: of(given.accumulated_deductions),
  }
}

const of = (value: string | number | boolean | undefined): Amount =>
  value === undefined ? 0n : amountOf(String(value))
