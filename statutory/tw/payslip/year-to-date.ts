/** What the year holds after a month, in the keys that the next month is given: the bonuses so far. */
import type { Answer } from '../../core/scheme.ts'

export type YearToDateGiven = { readonly year_to_date_bonus_before: string }

/** Of a month's payslip; a new year begins without it. */
export function yearToDateAfter(payslip: Answer): YearToDateGiven {
  return { year_to_date_bonus_before: String(payslip.year_to_date_bonus) }
}
