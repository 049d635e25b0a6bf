/**
 * Days, weeks from Monday, and months. What is shown is put together from pieces, the days of one week in one month: every
 * week and every month is made of whole ones, so that no two of them differ by part of one.
 */
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  lastDayOf,
  type PlainDate,
  weekdayOf,
  yearMonthOf,
} from '#kernel/plain-date.ts'

export const spans = ['day', 'week', 'month'] as const
export type Span = (typeof spans)[number]
export type Period = { readonly from: PlainDate; readonly to: PlainDate }

/** How many stand beside each other in the course of time. */
const courseOf = { day: 30, week: 13, month: 12 } as const satisfies Record<Span, number>

export function periodOf(by: Span, on: PlainDate): Period {
  if (by === 'day') return { from: on, to: on }
  if (by === 'month') return { from: firstDayOf(yearMonthOf(on)), to: lastDayOf(yearMonthOf(on)) }
  const monday = addDays(on, -weekdayOf(on))
  return { from: monday, to: addDays(monday, 6) }
}

export const periodBefore = (by: Span, { from }: Period): Period => periodOf(by, addDays(from, -1))

/** Those up to this one, the earliest first. */
export function course(by: Span, last: Period): readonly Period[] {
  const back = (count: number): PlainDate =>
    by === 'month' ? firstDayOf(addMonths(yearMonthOf(last.from), -count)) : addDays(last.from, -count * UNIT[by])
  return Array.from({ length: courseOf[by] }, (_, at) => periodOf(by, back(courseOf[by] - 1 - at)))
}
const UNIT = { day: 1, week: 7 } as const

/** The days of the week of this one that lie in its month. */
export function pieceOf(day: PlainDate): Period {
  const [week, month] = [periodOf('week', day), periodOf('month', day)]
  return {
    from: isWithin(month.from, week) ? month.from : week.from,
    to: isWithin(month.to, week) ? month.to : week.to,
  }
}

export const isWithin = (day: PlainDate, { from, to }: Period): boolean =>
  daysBetween(from, day) >= 0 && daysBetween(day, to) >= 0
