/** How long somebody has worked here by a day: whole years and months. */
import { dayOf, daysInMonth, monthOf, plainDateOf, yearOf } from '#kernel/plain-date.ts'

const MONTHS_OF_YEAR = 12

export function serviceOf(joinedOn: string, until: string): { readonly years: number; readonly months: number } {
  const [from, to] = [plainDateOf(joinedOn), plainDateOf(until)]
  if (to < from) return { years: 0, months: 0 }
  // Who joined on a 31st has a whole month on the last day of a shorter one.
  const due = Math.min(dayOf(from), daysInMonth({ year: yearOf(to), month: monthOf(to) }))
  const begun = (yearOf(to) - yearOf(from)) * MONTHS_OF_YEAR + monthOf(to) - monthOf(from)
  const whole = begun - (dayOf(to) < due ? 1 : 0)
  return { years: Math.floor(whole / MONTHS_OF_YEAR), months: whole % MONTHS_OF_YEAR }
}
