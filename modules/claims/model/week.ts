/** The week in which something was spent, from Monday to Sunday. */
import { addDays, type PlainDate, weekdayOf } from '#kernel/plain-date.ts'

export type Week = { readonly from: PlainDate; readonly to: PlainDate }

export function weekOf(day: PlainDate): Week {
  const from = addDays(day, -weekdayOf(day))
  return { from, to: addDays(from, 6) }
}
