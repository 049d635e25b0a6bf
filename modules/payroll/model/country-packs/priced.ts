/** What some days come to, asked of the law. */
import { floorOf, parseDecimal } from '#kernel/fraction.ts'
import { amountText } from '#kernel/money.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { Period } from '../period.ts'

/** Undefined where the law gives no answer for the period. */
export function answered(scheme: string, { last }: Period, given: object, figure: string): string | undefined {
  const { answer } = workOut(scheme, last, given)
  return isRefusedAnswer(answer) ? undefined : String(answer[figure])
}

/** '1.5' -> '1.50', as items of days are kept; days are never below zero here. */
export function inHundredths(days: string): string {
  const { top, bottom } = parseDecimal(days) ?? { top: 0n, bottom: 1n }
  return amountText(floorOf({ top: top * 100n, bottom }))
}
