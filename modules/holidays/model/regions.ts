/** The states whose own holidays a calendar knows, by keys such as 'kuala_lumpur'. */
import type { Country } from '#kernel/countries.ts'
import { calendarOf } from './calendars.ts'

/** In the order of the alphabet; none where all holidays are the whole country's. */
export function regionsOf(country: Country): readonly string[] {
  const named = calendarOf(country).flatMap(({ region }) => (region === null ? [] : [region]))
  return [...new Set(named)].sort()
}

export const yearsOf = (country: Country): readonly number[] =>
  [...new Set(calendarOf(country).map(({ date }) => Number(date.slice(0, 4))))].sort()

/** A state as a letterhead writes it -> the key of its holidays; undefined for none of them. */
export function regionOf(country: Country, written: string | null): string | undefined {
  const key = written
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s.]+/g, '_')
  if (!key) return undefined
  return regionsOf(country).find((region) => region === key || aliases[region] === key)
}

const aliases: Readonly<Record<string, string>> = {
  kuala_lumpur: 'wilayah_persekutuan_kuala_lumpur',
  penang: 'pulau_pinang',
  melaka: 'malacca',
  johor: 'johore',
}
