/** Items of a month by type; the same type twice adds. */
import { type Amount, amountOf } from '#kernel/money.ts'
import type { Item } from '../country-pack.ts'

export function itemSums(items: readonly Item[]): ReadonlyMap<string, Amount> {
  const sums = new Map<string, Amount>()
  for (const { type, amount } of items) sums.set(type, (sums.get(type) ?? 0n) + amountOf(amount))
  return sums
}
