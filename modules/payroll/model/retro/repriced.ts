/**
 * Amounts of closed months that a module priced by the pay of then: what a change of pay alone makes of them today. A
 * thing that itself changed is made good by its module and not here.
 */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { BroughtAmount, ContributedAmount } from '../contributed-amounts.ts'

type Known = {
  readonly month: string
  readonly type: string
  due: Amount
  paid: Amount
  basis: string
  formerly: string
  settled: Set<string>
}

/** By month, then by type: what is due beyond what was paid. */
export function repriced(
  now: readonly ContributedAmount[],
  paid: readonly BroughtAmount[],
): ReadonlyMap<string, ReadonlyMap<string, Amount>> {
  const known = new Map<string, Known>()
  const of = (one: ContributedAmount): Known => {
    const key = [one.month, one.type, one.category?.code, one.origin, one.source, one.day].join(' ')
    const found = known.get(key) ?? {
      ...{ month: one.month, type: one.type, due: 0n, paid: 0n, basis: '', formerly: '' },
      settled: new Set<string>(),
    }
    known.set(key, found)
    return found
  }
  for (const one of now) {
    if (one.taking) continue
    const found = of(one)
    found.due += amountOf(one.amount)
    found.basis += one.basis
    found.formerly += one.formerly ?? one.basis
  }
  for (const one of paid) {
    if (one.taking) continue
    const found = of(one)
    found.paid += amountOf(one.amount)
    found.settled.add(`${one.basis} ${one.due}`)
  }
  const months = new Map<string, Map<string, Amount>>()
  for (const { month, type, due, paid: was, basis, formerly, settled } of known.values()) {
    const isSettled = [basis, formerly].some((by) => settled.has(`${by} ${amountText(was)}`))
    if (due === was || !isSettled) continue
    const types = months.get(month) ?? new Map<string, Amount>()
    types.set(type, (types.get(type) ?? 0n) + due - was)
    months.set(month, types)
  }
  return months
}
