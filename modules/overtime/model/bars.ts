/** How long the bars of a month's overtime are drawn: the limit is a part of the scale only once somebody comes near it. */
export type Hours = {
  readonly approved_minutes: number
  readonly pending_minutes: number
  readonly uncounted_minutes: number
  readonly limit_minutes: number | null
  /** Too much before the limit was raised inside the month. */
  readonly over_before_minutes: number
}

export const countedOf = ({ approved_minutes, pending_minutes }: Hours): number => approved_minutes + pending_minutes
const wholeOf = (one: Hours): number => countedOf(one) + one.uncounted_minutes

/** Less than nothing where it is too much, in the month or in its first part. */
export function leftOf(one: Hours): number | null {
  if (one.limit_minutes === null) return null
  const left = one.limit_minutes - countedOf(one)
  return one.over_before_minutes > 0 ? Math.min(left, -one.over_before_minutes) : left
}

const NEAR = 0.5

/** Minutes that the whole width stands for, and whether the limit is drawn in it. */
export function scaleOf(all: readonly Hours[]): { readonly whole: number; readonly limit: number | null } {
  const limit = all[0]?.limit_minutes ?? null
  const most = Math.max(60, ...all.map(wholeOf))
  const isNear = limit !== null && Math.max(...all.map(countedOf)) >= limit * NEAR
  return isNear ? { whole: Math.max(limit, most), limit } : { whole: most, limit: null }
}

/** The month in a line: everybody's hours, and who has least left of the limit. */
export function sumOf<One extends Hours>(all: readonly One[]) {
  const sum = (of: (one: One) => number) => all.reduce((total, one) => total + of(one), 0)
  const [nearest] = [...all].sort((one, other) => (leftOf(one) ?? 0) - (leftOf(other) ?? 0))
  const left = nearest === undefined ? null : leftOf(nearest)
  return { minutes: sum(wholeOf), waiting: sum(({ pending_minutes }) => pending_minutes), nearest, left }
}
