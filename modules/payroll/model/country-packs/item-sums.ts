/** Items of a month by type; the same type twice adds. */
import { type Amount, amountOf, sumOf } from '#kernel/money.ts'
import type { Item, Treated } from '../country-pack.ts'

export function itemSums(items: readonly Item[]): ReadonlyMap<string, Amount> {
  const sums = new Map<string, Amount>()
  for (const { type, amount } of items) sums.set(type, (sums.get(type) ?? 0n) + amountOf(amount))
  return sums
}

export type Counting = { readonly amount: Amount; readonly treated?: Treated }

/** What of a type counts as the type does, and what counts otherwise, each apart. */
export function countingOf(type: string, sum: Amount, items: readonly Item[]): readonly Counting[] {
  const apart = new Map<string, { amount: Amount; treated: Treated }>()
  for (const { type: own, amount, treated } of items) {
    if (own !== type || !treated) continue
    const key = JSON.stringify(treated)
    apart.set(key, { amount: (apart.get(key)?.amount ?? 0n) + amountOf(amount), treated })
  }
  const rest = sum - sumOf([...apart.values()].map(({ amount }) => amount))
  return [...(rest !== 0n || apart.size === 0 ? [{ amount: rest }] : []), ...apart.values()]
}
