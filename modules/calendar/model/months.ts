/** The days that a week, a month or a year shows, and the way to the one before and after. */
import {
  addDays,
  addMonths,
  firstDayOf,
  lastDayOf,
  type PlainDate,
  plainDate,
  weekdayOf,
  yearMonthOf,
  yearOf,
} from '#kernel/plain-date.ts'

export const views = ['week', 'month', 'year'] as const
export type CalendarSpan = (typeof views)[number]

/** Monday is the first day of the week. */
const mondayOf = (day: PlainDate): PlainDate => addDays(day, -weekdayOf(day))

/** Whole weeks, so that a grid has no holes. */
export function shownDays(view: CalendarSpan, day: PlainDate): { readonly from: PlainDate; readonly to: PlainDate } {
  const [first, last] =
    view === 'week'
      ? [day, day]
      : view === 'month'
        ? [firstDayOf(yearMonthOf(day)), lastDayOf(yearMonthOf(day))]
        : [plainDate(yearOf(day), 1, 1), plainDate(yearOf(day), 12, 31)]
  return { from: mondayOf(first), to: addDays(mondayOf(last), 6) }
}

export function weeksOf(from: PlainDate, to: PlainDate): PlainDate[][] {
  const weeks: PlainDate[][] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)))
  }
  return weeks
}

export function moved(view: CalendarSpan, day: PlainDate, by: 1 | -1): PlainDate {
  if (view === 'week') return addDays(day, 7 * by)
  return firstDayOf(addMonths(yearMonthOf(day), view === 'month' ? by : 12 * by))
}
