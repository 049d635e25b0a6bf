/**
 * Days on which the same was worked for the same wages, under the same law, are put to the law once: a month of many
 * people is mostly such days, and most are like the one before. Pure.
 */
import type { Country } from '#kernel/countries.ts'
import { lawSince } from '#statutory/work-out.ts'
import type { DayWorked } from './asking.ts'
import { type Priced, pricedDay } from './priced.ts'

type Known = { readonly since: string; readonly free: number; readonly worked: DayWorked; readonly priced: Priced }

export function pricedOnce(country: Country): (worked: DayWorked) => Priced {
  const known = new Map<string, Priced>()
  const law = country.toLowerCase()
  let last: Known | undefined
  return (worked) => {
    const since = lawSince(law, worked.date)
    const free = freeOf(country, worked)
    if (last && last.since === since && last.free === free && isEqual(last.worked, worked)) return last.priced
    const key = `${since} ${free} ${worked.day.type} ${worked.day.free} ${BY.map((name) => worked[name]).join(' ')}`
    const priced = known.get(key) ?? pricedDay(country, worked)
    known.set(key, priced)
    last = { since, free, worked, priced }
    return priced
  }
}

/** All that a price goes by but the day and its law, and the hours of the month before it. */
const BY = [
  ...([
    'wages',
    'workedMinutes',
    'workedNight',
    'claimedMinutes',
    'claimedNight',
    'carriedMinutes',
    'inSalary',
  ] as const),
  ...(['restMinutes', 'normalMinutes', 'fullMinutes', 'partTime', 'asCovered', 'emergency'] as const),
  ...(['category', 'factor', 'agreed'] as const),
]

const isEqual = (one: DayWorked, other: DayWorked): boolean =>
  one.day.type === other.day.type && one.day.free === other.day.free && BY.every((name) => one[name] === other[name])

/** The hours of the month before the day matter only where they may be taxed. */
const freeOf = (country: Country, { monthLimit, monthBefore }: DayWorked): number =>
  country === 'TW' ? Math.min(WHOLE_DAY, Math.max(0, monthLimit - monthBefore)) : 0

/** More hours than a day has are never taxed for what is left of the month. */
const WHOLE_DAY = 1_440
