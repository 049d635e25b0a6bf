/** What may be entered for a month: the law's types, without the agreed wage itself, which stands with the person. */
import { type PayslipAmount, payItems, treatmentOf } from '#statutory/tw/payslip/pay-items.ts'
import type { ItemType } from '../../country-pack.ts'

export const itemTypes: readonly ItemType[] = payItems
  .filter(({ of }) => of !== 'wages')
  .map(({ type, open }) => ({ type, unit: 'money', open: open.length > 0 }))

/** The amount of the payslip that an item is added to. */
export const amountFor = (type: string): PayslipAmount | undefined => treatmentOf(type)?.of
