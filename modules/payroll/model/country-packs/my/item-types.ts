/** What may be entered for a month: the law's types of earning, and what only this month deducts or takes away. */
import { payItems } from '#statutory/my/payslip/pay-items.ts'
import type { ItemType } from '../../country-pack.ts'

/** Types that are no earnings, and the key of `my.payslip` that takes each. */
export const deductionKeys: Readonly<Record<string, string>> = {
  other_deduction: 'other_deductions',
  cp38: 'cp38',
  zakat: 'zakat',
}

/** Days without pay; every agreed component is paid for that many days less. */
export const UNPAID_DAYS = 'unpaid_leave_days'

export const itemTypes: readonly ItemType[] = [
  ...payItems.map(({ type, open }) => ({ type, unit: 'money' as const, open: open.length > 0 })),
  ...Object.keys(deductionKeys).map((type) => ({ type, unit: 'money' as const, open: false })),
  { type: UNPAID_DAYS, unit: 'days', open: false },
]

/** Paid in money; a benefit in kind is only counted. */
export const isCash = (type: string): boolean => payItems.find((item) => item.type === type)?.cash ?? true
