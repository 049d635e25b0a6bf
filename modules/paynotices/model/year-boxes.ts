/** Which box of CP22A and CP21 a type of pay belongs to: a reading, as with form EA. Pure. */
import { amountOf } from '#kernel/money.ts'
import type { YearPaid } from './facts.ts'

const boxes: Readonly<Record<string, string>> = {
  basic_salary: 'B1',
  overtime: 'B1',
  holiday_pay: 'B1',
  arrears: 'B1',
  leave_encashment: 'B2',
  commission: 'B3',
  irregular_commission: 'B3',
  bonus: 'B3',
  gratuity: 'B4',
  termination_benefit: 'B5',
  notice_pay: 'B5',
  fixed_allowance: 'B6',
  variable_allowance: 'B6',
  travel_allowance: 'B6',
  service_charge: 'B6',
  benefit_in_kind: 'B8',
}
/** Money back for what somebody laid out is no income. */
const none = ['reimbursement']

type Line = { readonly key: string; readonly side: string; readonly amount: string }
type Month = { readonly figures: Readonly<Record<string, string>> }

export const yearFigures = ['withholding_tax', 'zakat', 'epf_employee'] as const

export function yearPaid(lines: readonly Line[], months: readonly Month[]): YearPaid {
  const sums: Record<string, bigint> = {}
  for (const { key, side, amount } of lines) {
    if ((side !== 'earning' && side !== 'benefit') || none.includes(key)) continue
    const box = boxes[key] ?? 'B12'
    sums[box] = (sums[box] ?? 0n) + amountOf(amount)
  }
  const figures = Object.fromEntries(
    yearFigures.map((name) => [name, months.reduce((sum, { figures: of }) => sum + amountOf(of[name] ?? '0'), 0n)]),
  )
  return { boxes: sums, figures }
}
