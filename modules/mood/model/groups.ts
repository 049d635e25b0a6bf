/**
 * What may be shown of answers. No group of fewer people than the minimum is, neither by itself nor as the difference of
 * two that are: every figure is a sum of groups that are each large enough, and each answer stands in one of them or in none.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import { pieceOf } from './periods.ts'

/** Answers of one day; as many people as answers. */
export type DayCell = { readonly date: PlainDate; readonly steps: readonly number[] }
export type MinimumOn = (day: PlainDate) => number
export const LEAST_MINIMUM = 5

export const answersIn = (steps: readonly number[]): number => steps.reduce((sum, count) => sum + count, 0)

/**
 * `shown`: days that enough people answered. `rests`: what is left of each piece that is over, by its first day, to be
 * shown together where enough people answered in it. While a piece lasts, its rest would grow by a day at a time, and
 * today's answers one by one: neither is shown.
 */
export function daysShown(cells: readonly DayCell[], today: PlainDate, minimumOn: MinimumOn) {
  const past = cells.filter(({ date, steps }) => date < today && answersIn(steps) > 0)
  const isEnough = ({ date, steps }: DayCell) => answersIn(steps) >= minimumOn(pieceOf(date).from)
  const left = past.filter((cell) => !isEnough(cell) && pieceOf(cell.date).to < today).map(({ date }) => date)
  const pieces = new Set(left.map((date) => pieceOf(date).from))
  const rests = new Map([...pieces].map((piece) => [piece, left.filter((date) => pieceOf(date).from === piece)]))
  return { shown: past.filter(isEnough).map(({ date }) => date), rests }
}

type GroupCell = { readonly id: string | null; readonly people: number }

/**
 * Departments of one piece. Each person stands in one of them. Those that are too small are left out, and with them the
 * next smallest, until those left out are together as many as the minimum: what all of them are is known from the total.
 */
export function groupsShown<Cell extends GroupCell>(cells: readonly Cell[], minimum: number): readonly Cell[] {
  const bySize = cells
    .filter(({ people }) => people > 0)
    .toSorted((one, other) => one.people - other.people || ((one.id ?? '') < (other.id ?? '') ? -1 : 1))
  let hidden = 0
  return bySize.filter(({ people }) => {
    const isShown = people >= minimum && (hidden === 0 || hidden >= minimum)
    if (!isShown) hidden += people
    return isShown
  })
}
