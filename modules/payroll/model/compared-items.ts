/** What a sheet of items would do to those that came from sheets before: by person and type, and in money. */
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'

export type SheetItemAmount = {
  readonly employeeId: string
  readonly type: string
  readonly categoryId: string | null
  readonly amount: string
}
export type ComparedItems = {
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly unchanged: number
  /** Amounts in money as typed; days are not among them. */
  readonly total_before: string
  readonly total_after: string
}

export function comparedItems(
  before: readonly SheetItemAmount[],
  after: readonly SheetItemAmount[],
  isMoney: (type: string) => boolean,
): ComparedItems {
  const [was, is] = [amountsOf(before), amountsOf(after)]
  const both = [...is].filter(([key]) => was.has(key))
  const changed = both.filter(([key, amount]) => was.get(key) !== amount).length
  const total = (items: readonly SheetItemAmount[]) =>
    amountText(sumOf(items.filter(({ type }) => isMoney(type)).map(({ amount }) => amountOf(amount))))
  return {
    added: is.size - both.length,
    changed,
    removed: was.size - both.length,
    unchanged: both.length - changed,
    total_before: total(before),
    total_after: total(after),
  }
}

/** The same type twice for one person adds up. */
function amountsOf(items: readonly SheetItemAmount[]): Map<string, Amount> {
  const amounts = new Map<string, Amount>()
  for (const { employeeId, type, categoryId, amount } of items) {
    const key = `${employeeId} ${categoryId ?? type}`
    amounts.set(key, (amounts.get(key) ?? 0n) + amountOf(amount))
  }
  return amounts
}
