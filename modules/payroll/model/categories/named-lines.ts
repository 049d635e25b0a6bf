/**
 * What came in under a category of the company stands on the payslip under the category's name. The law has added it
 * up with everything else of its type before; here the one line of the type becomes several, and their sum stays.
 */
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { Item, ItemCategory } from '../country-pack.ts'
import type { Line } from '../payslip.ts'

type Named = { readonly category: ItemCategory; readonly sum: Amount }

export function namedLines(
  lines: readonly Line[],
  items: readonly Item[],
  lineOf: (type: string) => string,
): readonly Line[] {
  const named = items.filter(({ category }) => category !== undefined)
  const divided = [...lines]
  for (const key of new Set(named.map(({ type }) => lineOf(type)))) {
    const own = named.filter(({ type }) => lineOf(type) === key)
    // Agreed pay of the same name stands before what was entered for the month.
    const at = divided.findLastIndex((line) => line.key === key)
    const line = divided[at]
    if (line) divided.splice(at, 1, ...parts(line, sumsByCategory(own)))
  }
  return divided
}

/** What came in under each category, in the order of the categories. */
export function sumsByCategory(items: readonly Item[]): Named[] {
  const byCode = new Map<string, Named>()
  for (const { category, amount } of items) {
    if (!category) continue
    const before = byCode.get(category.code)?.sum ?? 0n
    byCode.set(category.code, { category, sum: before + amountOf(amount) })
  }
  return [...byCode.values()]
    .filter(({ sum }) => sum > 0n)
    .toSorted((one, other) => one.category.position - other.category.position)
}

/** What came in under no name of the company's first. A line that holds less than its items is left whole. */
function parts(line: Line, named: readonly Named[]): readonly Line[] {
  const whole = amountOf(line.amount)
  const sign = whole < 0n ? -1n : 1n
  const rest = whole * sign - sumOf(named.map(({ sum }) => sum))
  if (rest < 0n) return [line]
  return [
    ...(rest > 0n ? [{ ...line, amount: amountText(rest * sign) }] : []),
    ...named.map(({ category, sum }) => ({
      key: line.key,
      side: line.side,
      amount: amountText(sum * sign),
      names: category.names,
    })),
  ]
}
