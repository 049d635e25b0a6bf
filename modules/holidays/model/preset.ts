/** What taking a year of the country's calendar would bring: days that are not there yet, and those that go. */
import type { CalendarDay } from './calendars.ts'

export type Wanted = { readonly year: number; readonly regions: readonly string[] }
export type Standing = {
  readonly id: string
  readonly date: string
  readonly name: string
  readonly region: string | null
  readonly origin: string
}

type PresetPlan<Day extends Standing> = {
  readonly added: readonly CalendarDay[]
  readonly there: number
  /** Days of other states that came with a calendar; what the company entered itself always stays. */
  readonly others: readonly Day[]
}

export function planPreset<Day extends Standing>(
  calendar: readonly CalendarDay[],
  { year, regions }: Wanted,
  standing: readonly Day[],
): PresetPlan<Day> {
  const ofYear = ({ date }: { readonly date: string }) => date.startsWith(`${year}-`)
  const ours = ({ region }: { readonly region: string | null }) => region === null || regions.includes(region)
  const known = new Set(standing.map(keyOf))
  const days = calendar.filter((day) => ofYear(day) && ours(day))
  const added = days.filter((day) => !known.has(keyOf(day)))
  return {
    added,
    there: days.length - added.length,
    others: standing.filter((day) => ofYear(day) && !ours(day) && day.origin === 'calendar'),
  }
}

const keyOf = ({ date, name, region }: { date: string; name: string; region: string | null }): string =>
  `${date} ${region ?? ''} ${name}`
