/** What ratings from 1 to 5 come to: of a hundred, by the weights of what is rated, and the grade of so many points. Pure. */

export type Weighed = { readonly id: string; readonly weight: number }
export type Rated = { readonly item_id: string; readonly rating: number }
export type Grade = { readonly grade: string; readonly from: number }

export const isWhole = (items: readonly Weighed[], ratings: readonly Rated[] = []): boolean =>
  items.every(({ id }) => ratings.some(({ item_id }) => item_id === id))

/** Tenths of a point: the sum of weight x rating / 5, exact since weights are whole; undefined until all is rated. */
export function tenthsOf(items: readonly Weighed[], ratings: readonly Rated[] | undefined): number | undefined {
  if (!ratings || !isWhole(items, ratings)) return undefined
  const byItem = new Map(ratings.map(({ item_id, rating }) => [item_id, rating]))
  return items.reduce((sum, { id, weight }) => sum + weight * (byItem.get(id) ?? 0) * 2, 0)
}

/** '86.0', of 100; null until every item is rated. */
export function pointsOf(items: readonly Weighed[], ratings: readonly Rated[] | undefined): string | null {
  const found = tenthsOf(items, ratings)
  return found === undefined ? null : `${Math.floor(found / 10)}.${found % 10}`
}

/** Exactly on the line is the better one. */
export function gradeAt<One extends Grade>(grades: readonly One[], tenths: number): One | undefined {
  const falling = [...grades].sort((one, other) => other.from - one.from)
  return falling.find(({ from }) => tenths >= from * 10)
}
