/** What a form rates, and how much each of it weighs: together always a hundred. Pure. */
import { totalOf, WHOLE } from '#platform/stages/model/weights.ts'

export const itemKinds = ['factor', 'task', 'competency', 'objective'] as const
export type ItemKind = (typeof itemKinds)[number]

export type Item = {
  readonly id: string
  readonly kind: ItemKind
  readonly name: string
  readonly name_zh: string
  readonly description: string
  readonly description_zh: string
  readonly weight: number
  /** The level that the position demands; what is rated under it is below expectation. */
  readonly expected: number | null
}
/** `total` in whole numbers by these weights; what rounding leaves over goes to the largest remainders, the first first. */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight, at) => ({
    at,
    whole: Math.floor((weight * total) / sum),
    rest: (weight * total) % sum,
  }))
  let over = total - shares.reduce((all, { whole }) => all + whole, 0)
  const more = new Set<number>()
  for (const { at } of [...shares].sort((one, other) => other.rest - one.rest || one.at - other.at)) {
    if (over === 0) break
    more.add(at)
    over -= 1
  }
  return shares.map(({ whole, at }) => whole + (more.has(at) ? 1 : 0))
}

export type Planned = Omit<Item, 'expected'>
/** Competencies have weights of their own, in per cent of the whole form. */
export type Wanted = { readonly factors: readonly Planned[]; readonly competencies: readonly Item[] }

/** Competencies weigh what their position says; the factors share what is left. Without factors they are all there is. */
export function itemsFor({ factors, competencies }: Wanted): Item[] {
  const plain = factors.map((factor): Item => ({ ...factor, expected: null }))
  const left = Math.max(0, WHOLE - totalOf(competencies))
  const all = plain.length === 0 ? weighing(competencies, WHOLE) : [...weighing(plain, left), ...competencies]
  return all.filter(({ weight }) => weight > 0)
}

const weighing = (items: readonly Item[], total: number): Item[] => {
  const weights = spread(
    total,
    items.map(({ weight }) => weight),
  )
  return items.map((item, at) => ({ ...item, weight: weights[at] ?? 0 }))
}
