/** A review of somebody in probation: its stages, what ratings come to, and which end they may lead to. Pure. */

/** By status. 5 is HR sending the letter, which does what was decided (S4-034). */
export const stages = ['employee', 'manager', 'hod', 'hr', 'approver', 'letter', 'completed'] as const
export type Stage = (typeof stages)[number]
export const [EMPLOYEE, MANAGER, HOD, HR, APPROVER, LETTER, COMPLETED] = [0, 1, 2, 3, 4, 5, 6] as const

/** The stages that rate, in their order. */
export const raters = ['employee', 'manager', 'hod'] as const
export type Rater = (typeof raters)[number]
export const isRater = (stage: Stage | undefined): stage is Rater => raters.some((one) => one === stage)

export const results = ['confirmed', 'extended', 'terminated'] as const
export type Result = (typeof results)[number]

export type Item = { readonly id: string; readonly name: string; readonly name_zh: string; readonly weight: number }
export type Grade = { readonly grade: string; readonly from: number }
export type Rating = { readonly item_id: string; readonly rating: number }
/** By the manager, kept apart from what HR makes of it. */
export type Suggested = {
  readonly result: Result | null
  readonly end_date: string | null
  readonly salary: string | null
}
export type Part = {
  readonly ratings: readonly Rating[]
  readonly comment: string
  readonly suggested?: Suggested
}
export type Parts = { readonly [Of in Rater]?: Part }

export const isWhole = (items: readonly Item[], part: Part | undefined): boolean =>
  items.every(({ id }) => part?.ratings.some(({ item_id }) => item_id === id))

/** Tenths of a point: the sum of weight x rating / 5, exact since weights are whole; undefined until all is rated. */
function tenths(items: readonly Item[], part: Part | undefined): number | undefined {
  if (!part || !isWhole(items, part)) return undefined
  const ratings = new Map(part.ratings.map(({ item_id, rating }) => [item_id, rating]))
  return items.reduce((sum, { id, weight }) => sum + weight * (ratings.get(id) ?? 0) * 2, 0)
}

/** '86.0', of 100; null until every item is rated. */
export function pointsOf(items: readonly Item[], part: Part | undefined): string | null {
  const found = tenths(items, part)
  return found === undefined ? null : `${Math.floor(found / 10)}.${found % 10}`
}

/** By the head's points, else the manager's; null where neither rated. */
export function gradeOf(items: readonly Item[], grades: readonly Grade[], { manager, hod }: Parts): string | null {
  const points = tenths(items, hod) ?? tenths(items, manager)
  if (points === undefined) return null
  const falling = [...grades].sort((one, other) => other.from - one.from)
  return falling.find(({ from }) => points >= from * 10)?.grade ?? null
}

/** As it was sent. */
export type Letter = {
  readonly round: number
  readonly result: Result
  /** The first as confirmed, the new end, or the last day of work. */
  readonly day: string
  readonly on: string
  /** The new basic salary of whoever is confirmed with one. */
  readonly salary: string | null
}
