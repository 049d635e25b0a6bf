/** What may be entered for a month: the law's types, without the agreed wage itself, which stands with the person. */
import { type PayslipAmount, payItems, treatmentOf } from '#statutory/tw/payslip/pay-items.ts'
import type { ItemType } from '../../country-pack.ts'

export const itemTypes: readonly ItemType[] = payItems
  .filter(({ of }) => of !== 'wages')
  .map(({ type, of, open, grades, tax, supplementary }) => ({
    type,
    unit: 'money',
    kind: of === 'leave_deduction' || of === 'other_deductions' ? 'deduction' : 'earning',
    treated: { grades, tax, supplementary },
    open,
  }))

/** The amount of the payslip that an item is added to. */
export const amountFor = (type: string): PayslipAmount | undefined => treatmentOf(type)?.of

export const lineOf = (type: string): string => amountFor(type) ?? type
