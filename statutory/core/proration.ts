/** Part of a month's or year's amount, unrounded: the amount times the days that count, over all its days. */
import type { Fraction } from '#kernel/fraction.ts'
import type { Amount } from '#kernel/money.ts'

export function prorated(amount: Amount, part: bigint, whole: bigint): Fraction {
  return { top: amount * part, bottom: whole }
}
