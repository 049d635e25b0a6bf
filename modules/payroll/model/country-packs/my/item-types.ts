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

/** What days without pay of a closed month came to by its own wages; taken from the agreed pay of the month that is open. */
export const UNPAID_EARLIER = 'unpaid_leave_earlier'

export const itemTypes: readonly ItemType[] = [
  ...payItems.map(
    ({ type, open, cash, epf, socso, eis, hrd, pcb }): ItemType => ({
      type,
      unit: 'money',
      kind: cash ? 'earning' : 'benefit',
      treated: { epf, socso, eis, hrd, pcb },
      open,
    }),
  ),
  ...Object.keys(deductionKeys).map((type) => deduction(type, 'money')),
  deduction(UNPAID_DAYS, 'days'),
  deduction(UNPAID_EARLIER, 'money'),
]

function deduction(type: string, unit: ItemType['unit']): ItemType {
  return { type, unit, kind: 'deduction', treated: {}, open: [] }
}

export const lineOf = (type: string): string => deductionKeys[type] ?? type

/** Paid in money; a benefit in kind is only counted. */
export const isCash = (type: string): boolean => payItems.find((item) => item.type === type)?.cash ?? true
