/** What each day holds, found once for all days that are shown. */
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { companyCalendar } from '../contract.ts'

export type Calendar = DataOf<typeof companyCalendar>
export type DayEntries = {
  readonly days: Calendar['days']
  readonly away: Calendar['away']
  readonly birthdays: Calendar['birthdays']
  readonly interviews: Calendar['interviews']
  readonly meetings: Calendar['meetings']
}

export const nothing: DayEntries = { days: [], away: [], birthdays: [], interviews: [], meetings: [] }

export function entriesByDay(calendar: Calendar, from: PlainDate, to: PlainDate): ReadonlyMap<string, DayEntries> {
  const found = new Map<string, { [Part in keyof DayEntries]: Calendar[Part] }>()
  const on = (date: string) => {
    const entries = found.get(date) ?? { days: [], away: [], birthdays: [], interviews: [], meetings: [] }
    found.set(date, entries)
    return entries
  }
  for (const day of calendar.days) on(day.date).days.push(day)
  for (const birthday of calendar.birthdays) on(birthday.date).birthdays.push(birthday)
  for (const interview of calendar.interviews) on(interview.date).interviews.push(interview)
  for (const meeting of calendar.meetings) on(meeting.date).meetings.push(meeting)
  for (const one of calendar.away) {
    const [first, last] = [plainDateOf(one.from < from ? from : one.from), plainDateOf(one.to > to ? to : one.to)]
    for (let date = first; date <= last; date = addDays(date, 1))
      if (!one.without?.includes(date)) on(date).away.push(one)
  }
  return found
}

/** How much a day holds. */
export const countOf = ({ days, away, birthdays, interviews, meetings }: DayEntries): number =>
  days.length + away.length + birthdays.length + interviews.length + meetings.length

/** Nobody works where a day is a holiday or was exchanged for another. */
export const isOff = ({ days }: DayEntries): boolean => days.some(({ kind }) => kind !== 'worked_instead')

export const isWeekend = (date: PlainDate): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
