/** What other modules may ask of holidays. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import type { MakeUpDay } from '../model/calendars/make-up-days.ts'
import { calendarOf } from '../model/calendars.ts'
import { addCalendarDays } from './holidays/holiday-store.ts'
import { makeUpDaysOf } from './make-up-days/make-up-day-store.ts'

export type { MakeUpDay } from '../model/calendars/make-up-days.ts'
export type {
  AwayDay,
  DayFact,
  DayFactKind,
  FactOf,
  LeaveDay,
  OpenPlace,
  PlannedWork,
  RosterDay,
  RosteredShift,
  Span,
  UsualDay,
  WorkedDay,
} from '../model/day-fact.ts'
export { factsOf } from '../model/day-fact.ts'
export type { DayType } from '../model/day-types.ts'
export { holidayName } from '../model/holiday-name.ts'
export { partsOfWork } from '../model/parts-of-work.ts'
export { dayTypeOfPlanned, type PlannedDay, plannedDay } from '../model/planned-day.ts'
export { regionOf, regionsOf } from '../model/regions.ts'
export { type ComingHoliday, comingHolidays } from './coming-holidays.ts'
export { type DayFactSource, type DayFacts, type Days, dayFactsOf, type FactOfPerson } from './day-facts.ts'
export { addCalendarDays } from './holidays/holiday-store.ts'
export { holidaysBetween } from './holidays-between.ts'
export { offAmong } from './off-among.ts'

/** A new company begins with the calendars of its country. */
export const holidayOpening: CompanyOpening = (tx, { companyId, country }) =>
  addCalendarDays(tx, companyId, calendarOf(country))

/** Those of which either day lies between these, inclusive: `date` is worked, `forDate` is off. */
export async function makeUpDaysBetween(
  tx: Tx,
  companyId: string,
  from: PlainDate,
  to: PlainDate,
): Promise<readonly MakeUpDay[]> {
  return (await makeUpDaysOf(tx, companyId, { from, to })).map(({ date, for_date, name }) => ({
    date: plainDateOf(date),
    forDate: plainDateOf(for_date),
    name,
  }))
}
