/** Minutes of overtime that the country's law allows in a month; null where it sets no limit. */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { MALAYSIAN_MONTH, taiwaneseMonth } from '../model/limits.ts'

export function monthLimitOf(country: Country, date: PlainDate, consent: boolean): number | null {
  if (country === 'MY') return MALAYSIAN_MONTH
  return country === 'TW' ? taiwaneseMonth(date, consent) : null
}
