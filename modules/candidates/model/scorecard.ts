/** What an interviewer gives each criterion, and what it comes to: the sum of weight x score / 5, of a hundred. */
import type { Criterion } from '#modules/recruitment/model/public.ts'

export const recommendations = ['strong_no', 'no', 'yes', 'strong_yes'] as const
export type Rating = {
  readonly criterion_id: string
  readonly score: number
  readonly note?: string | null | undefined
}

/** Every criterion is rated once, and no other. */
export function ratingFault(criteria: readonly Criterion[], ratings: readonly Rating[]): string | undefined {
  const rated = new Set(ratings.map(({ criterion_id }) => criterion_id))
  if (ratings.some(({ criterion_id }) => !criteria.some(({ id }) => id === criterion_id))) {
    return 'candidates.unknown-criterion'
  }
  return rated.size === criteria.length && ratings.length === criteria.length ? undefined : 'candidates.rate-all'
}

/** Weights are whole: fifths are even tenths, so nothing is rounded. Null where nothing is weighed. */
export function totalOf(criteria: readonly Criterion[], ratings: readonly Rating[]): string | null {
  if (criteria.length === 0) return null
  const sum = criteria.reduce(
    (total, { id, weight }) => total + weight * (ratings.find((one) => one.criterion_id === id)?.score ?? 0),
    0,
  )
  return `${Math.floor(sum / 5)}.${(sum % 5) * 2}`
}
