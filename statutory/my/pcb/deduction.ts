/** A deduction on its way to the payslip: up to the next five sen, and none at all when it would be too small. */
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { upToMultiple } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { method } from './pcb-law.ts'

export type DeductionFigure = 'normal_mtd' | 'additional_mtd'

/** Before the test for the smallest deduction. */
export function roundedUp(amount: Amount, on: PlainDate): Amount {
  return upToMultiple(amount, method.on(on).law.roundedUpTo)
}

export function deductionOf(figure: DeductionFigure, unrounded: Amount, on: PlainDate, sheet?: Worksheet): Amount {
  const { law, id: source } = method.on(on)
  const rounded = roundedUp(unrounded, on)
  const amount = rounded < law.smallestDeduction ? 0n : rounded
  if (sheet) {
    const ending = figure === 'normal_mtd' ? 'mtd' : 'additional_mtd'
    sheet.note('rounding', `rounded_${ending}`, rounded, {
      figure,
      parts: [[`unrounded_${ending}`, unrounded]],
      rounding: 'up_to_five_sen',
      source,
    })
    sheet.result(figure, amount, {
      parts: [
        [`rounded_${ending}`, rounded],
        ['smallest_deduction', law.smallestDeduction],
      ],
      source,
    })
  }
  return amount
}
