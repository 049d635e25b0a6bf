/** What corrects a closed month stands as a line of its own beside what the month pays of the same type. */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import { isAmount } from './contributed.ts'
import type { PersonMonth } from './country-pack.ts'
import type { Line } from './payslip.ts'

type Correction = { readonly type: string; readonly month: string; readonly amount: string }

/** What other parts of the product correct, and items that say which month they are for. */
export function correctionsOf({ items, contributed = [] }: Pick<PersonMonth, 'items' | 'contributed'>): Correction[] {
  const all = [
    ...contributed.filter(isAmount).filter(({ corrects, category }) => corrects && !category),
    ...items.flatMap(({ type, amount, forMonth }) => (forMonth ? [{ type, amount, month: forMonth }] : [])),
  ]
  // Each is set before those that are there already: the oldest month comes to stand first.
  return all.sort((one, other) => (one.month < other.month ? 1 : one.month > other.month ? -1 : 0))
}

export function correctionLines(
  lines: readonly Line[],
  corrections: readonly Correction[],
  lineOf: (type: string) => string,
): readonly Line[] {
  const sums = new Map<string, { key: string; month: string; amount: Amount }>()
  for (const { type, month, amount } of corrections) {
    const key = lineOf(type)
    const former = sums.get(`${key} ${month}`)?.amount ?? 0n
    sums.set(`${key} ${month}`, { key, month, amount: former + amountOf(amount) })
  }
  const divided = [...lines]
  for (const { key, month, amount } of sums.values()) {
    // A type that counts for nothing on the payslip has no line to divide.
    const at = divided.findLastIndex((line) => line.key === key && !line.names && !line.corrects)
    const line = divided[at]
    if (!line || amount === 0n) continue
    const sign = amountOf(line.amount) < 0n && line.side === 'earning' ? -1n : 1n
    const rest = amountOf(line.amount) - amount * sign
    const correction: Line = { key, side: line.side, amount: amountText(amount * sign), corrects: month }
    divided.splice(at, 1, ...(rest === 0n ? [] : [{ ...line, amount: amountText(rest) }]), correction)
  }
  return divided
}
