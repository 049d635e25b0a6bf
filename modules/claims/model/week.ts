/** The week in which something was spent, from Monday to Sunday. */
import { addDays, dayNumber, fromDayNumber, type PlainDate } from '#kernel/plain-date.ts'

export type Week = { readonly from: PlainDate; readonly to: PlainDate }

export function weekOf(day: PlainDate): Week {
  const number = dayNumber(day)
  const from = fromDayNumber(number - ((((number - dayNumber(A_MONDAY)) % 7) + 7) % 7))
  return { from, to: addDays(from, 6) }
}
const A_MONDAY = '2026-11-16' as PlainDate
