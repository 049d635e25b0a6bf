/** The days ahead as month and day, to find birthdays whatever their year. */
import { addDays, dayOf, isLeapYear, monthOf, type PlainDate, yearOf } from '#kernel/plain-date.ts'

/** `from` is today; both texts of a pair: '02-29' of the birth date, and the day it falls on this time. */
export type ComingDay = { readonly birth: string; readonly on: PlainDate }

/** Born on 29 February is celebrated on the 28th where the year has no such day, as the calendar shows it. */
export function comingDays(from: PlainDate, count: number): readonly ComingDay[] {
  return Array.from({ length: count }, (_, days) => addDays(from, days)).flatMap((on) => {
    const same = { birth: on.slice(5), on }
    const leapBorn = monthOf(on) === 2 && dayOf(on) === 28 && !isLeapYear(yearOf(on))
    return leapBorn ? [same, { birth: '02-29', on }] : [same]
  })
}
