/**
 * The summary on 1604-C of what the year's 1601-C remitted, month by month: withheld, less what was given back of earlier
 * months. The day, the bank and its number stand on the company's own receipts.
 */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { Box, Figures } from '../form.ts'
import type { PersonYear } from '../year.ts'

const months = Array.from({ length: 12 }, (_, at) => at + 1)
const keyOf = (month: number): string => `remitted_${String(month).padStart(2, '0')}`

export const remittanceBoxes: readonly Box[] = [
  ...months.map((month): Box => ({ key: keyOf(month), kind: 'money' })),
  { key: 'withheld_in_year', kind: 'money' },
  { key: 'adjusted', kind: 'money' },
  { key: 'remitted', kind: 'money', sum: true },
]

export function remittancesOf(people: readonly Pick<PersonYear, 'months'>[]): Figures {
  const paid = people.flatMap((one) => one.months)
  const sum = (figure: string, month?: number): bigint =>
    sumOf(
      paid.flatMap((one) => (month === undefined || one.month === month ? amountOf(one.figures[figure] ?? '0') : [])),
    )
  const remitted = (month?: number): string => amountText(sum('withholding_tax', month) - sum('tax_refund', month))
  return {
    ...Object.fromEntries(months.map((month) => [keyOf(month), remitted(month)])),
    withheld_in_year: amountText(sum('withholding_tax')),
    adjusted: amountText(-sum('tax_refund')),
    remitted: remitted(),
  }
}
