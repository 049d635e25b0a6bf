/** Months from a day on: the 31st of August and six months later is the last of February. */
import {
  addMonths,
  dayOf,
  daysInMonth,
  monthOf,
  type PlainDate,
  plainDate,
  yearMonthOf,
  yearOf,
} from '#kernel/plain-date.ts'

export function monthsLater(date: PlainDate, count: number): PlainDate {
  const month = addMonths(yearMonthOf(date), count)
  return plainDate(month.year, month.month, Math.min(dayOf(date), daysInMonth(month)))
}

/** Whole months that have passed by a day; none before the first is full. */
export function wholeMonths(from: PlainDate, until: PlainDate): number {
  if (until <= from) return 0
  const months = (yearOf(until) - yearOf(from)) * 12 + monthOf(until) - monthOf(from)
  return monthsLater(from, months) > until ? months - 1 : months
}
