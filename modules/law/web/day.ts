/** The day a new case begins with: the end of the month it is in the country, by the reader's own clock. */
import { lastDayOf, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'

export function monthEnd(timeZone: string): string {
  return lastDayOf(yearMonthOf(plainDateOf(new Intl.DateTimeFormat('sv-SE', { timeZone }).format())))
}
