/**
 * Days on which the same was worked for the same wages, under the same law, are put to the law once: a month of many
 * people is mostly such days. Each keeps the day whose law was asked. Pure.
 */
import type { Country } from '#kernel/countries.ts'
import { lawSince } from '#statutory/work-out.ts'
import type { DayWorked } from './asking.ts'
import { type Priced, pricedDay } from './priced.ts'

export function pricedOnce(country: Country): (worked: DayWorked) => Priced {
  const known = new Map<string, Priced>()
  const law = country.toLowerCase()
  return (worked) => {
    const key = `${lawSince(law, worked.date)} ${equalBy(country, worked)}`
    const found = known.get(key)
    if (!found) {
      const priced = pricedDay(country, worked)
      known.set(key, priced)
      return priced
    }
    const lines = found.lines.map(({ type, amount, asked }) => ({
      ...{ type, amount },
      asked: asked && {
        ...{ scheme: asked.scheme, on: worked.date, given: asked.given, figure: asked.figure, came: asked.came },
      },
    }))
    return { lines, towardLimit: found.towardLimit, over: found.over, beyond: found.beyond }
  }
}

/** All that a price goes by but the day; the hours of the month before it only where they may be taxed. */
function equalBy(country: Country, worked: DayWorked): string {
  const { day, wages, normalMinutes, fullMinutes, partTime, asCovered, emergency, category, factor, agreed } = worked
  const { workedMinutes, workedNight, claimedMinutes, claimedNight, carriedMinutes, inSalary, restMinutes } = worked
  const free = country === 'TW' ? Math.min(WHOLE_DAY, Math.max(0, worked.monthLimit - worked.monthBefore)) : 0
  return `${wages} ${day.type} ${day.free} ${workedMinutes} ${workedNight} ${claimedMinutes} ${claimedNight} ${carriedMinutes} ${inSalary} ${restMinutes} ${normalMinutes} ${fullMinutes} ${partTime} ${asCovered} ${emergency} ${category} ${factor} ${agreed} ${free}`
}

/** More hours than a day has are never taxed for what is left of the month. */
const WHOLE_DAY = 1_440
