/**
 * What the year holds after a payslip, in the keys that the next one is given. Nobody has to know that taxable pay
 * is regular and supplementary together, that a refund lessens what was withheld, and that who once is taxed by the
 * cumulative average stays with it.
 */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { Answer } from '../../core/scheme.ts'

/** As `ph.payslip` is given it; decimal text. */
export type YearGiven = {
  readonly year_to_date?: {
    readonly taxable?: string
    readonly periods?: number
    readonly withheld_present?: string
    readonly withheld_previous?: string
  }
  readonly excluded_before?: string
  readonly on_cumulative_average?: boolean
}

/** `before` as the payslip was given it, and the payslip's answer. */
export function yearAfter(before: YearGiven, payslip: Answer): YearGiven {
  const year = before.year_to_date ?? {}
  const taxable = of(year.taxable) + of(payslip.taxable_regular) + of(payslip.taxable_supplementary)
  const withheld = of(year.withheld_present) + of(payslip.withholding_tax) - of(payslip.tax_refund)
  return {
    year_to_date: {
      taxable: amountText(taxable),
      periods: (year.periods ?? 0) + 1,
      withheld_present: amountText(withheld),
      withheld_previous: amountText(of(year.withheld_previous)),
    },
    excluded_before: amountText(of(before.excluded_before) + of(payslip.benefits_exempt)),
    on_cumulative_average: before.on_cumulative_average === true || payslip.withholding_method === 'cumulative_average',
  }
}

const of = (value: string | number | boolean | undefined): Amount =>
  value === undefined ? 0n : amountOf(String(value))
