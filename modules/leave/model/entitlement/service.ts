/** Time in service, in completed months from the day of joining. */
import { addMonths, dayOf, daysInMonth, type PlainDate, plainDate, yearMonthOf } from '#kernel/plain-date.ts'

export { completedMonths } from '#kernel/plain-date.ts'

/** The same day of a later month, or its last where it has no such day. */
export function monthsAfter(from: PlainDate, months: number): PlainDate {
  const month = addMonths(yearMonthOf(from), months)
  return plainDate(month.year, month.month, Math.min(dayOf(from), daysInMonth(month)))
}
