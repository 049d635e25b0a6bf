/** What a position demands: named abilities, each with a weight and the level that is expected. */

/** From beginner to teacher of others; the words stand in the catalogues. */
export const LEVELS = [1, 2, 3, 4, 5] as const
export type Level = (typeof LEVELS)[number]

export const COMPETENCIES_MAX = 50
const WHOLE = 100

export type Competency = {
  readonly name: string
  readonly description: string | null
  /** Per cent of a review; objectives take what is left of a hundred. */
  readonly weight: number
  readonly expected_level: number
}

export const totalWeight = (list: readonly Pick<Competency, 'weight'>[]): number =>
  list.reduce((sum, { weight }) => sum + weight, 0)

/** Together with the objectives a review weighs a hundred (specification, section 5): these alone may not be more. */
export const weighsTooMuch = (list: readonly Pick<Competency, 'weight'>[]): boolean => totalWeight(list) > WHOLE

/** A name that stands there twice, without regard to case. */
export function nameTwice(list: readonly Pick<Competency, 'name'>[]): string | undefined {
  const seen = new Set<string>()
  for (const { name } of list) {
    const folded = name.toLowerCase()
    if (seen.has(folded)) return name
    seen.add(folded)
  }
  return undefined
}
