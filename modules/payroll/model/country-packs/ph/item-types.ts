/** What may be entered for a month: the law's types of earning, and what lowers pay. */
import { payItems } from '#statutory/ph/payslip/pay-items.ts'
import type { ItemType } from '../../country-pack.ts'
import { components } from './agreed-pay.ts'

/** Types that are no earnings, and the key of `ph.payslip` that takes each. */
export const deductionKeys: Readonly<Record<string, DeductionKey>> = {
  absence: 'attendance_deduction',
  union_dues: 'union_dues',
  other_deduction: 'other_deductions',
}
type DeductionKey = 'attendance_deduction' | 'union_dues' | 'other_deductions'

const [basic] = components

export const itemTypes: readonly ItemType[] = [
  ...payItems
    .filter(({ type }) => type !== basic)
    .map(
      ({ type, open, sss, pag_ibig, tax }): ItemType => ({
        type,
        unit: 'money',
        kind: 'earning',
        treated: { sss, pag_ibig, tax },
        open,
      }),
    ),
  ...Object.keys(deductionKeys).map(
    (type): ItemType => ({ type, unit: 'money', kind: 'deduction', treated: {}, open: [] }),
  ),
]

export const lineOf = (type: string): string => deductionKeys[type] ?? type
