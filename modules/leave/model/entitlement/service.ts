/** Time in service, in completed months from the day of joining; the day on which a month is completed counts. */
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

export function completedMonths(from: PlainDate, on: PlainDate): number {
  const months = (yearOf(on) - yearOf(from)) * 12 + monthOf(on) - monthOf(from)
  return dayOf(on) < Math.min(dayOf(from), daysInMonth(yearMonthOf(on))) ? months - 1 : months
}

/** The same day of a later month, or its last where it has no such day. */
export function monthsAfter(from: PlainDate, months: number): PlainDate {
  const month = addMonths(yearMonthOf(from), months)
  return plainDate(month.year, month.month, Math.min(dayOf(from), daysInMonth(month)))
}
