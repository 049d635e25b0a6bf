/** Minutes of overtime that the country's law allows in a month; null where it sets no limit. */
import type { Country } from '#kernel/countries.ts'
import { addDays, firstDayOf, lastDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { type Consent, consentedOn, MALAYSIAN_MONTH, taiwaneseMonth } from '../model/limits.ts'

export function monthLimitOf(country: Country, date: PlainDate, consent: boolean): number | null {
  if (country === 'MY') return MALAYSIAN_MONTH
  return country === 'TW' ? taiwaneseMonth(date, consent) : null
}

/** What held in the month until the agreement to more hours, where that begins inside it. */
export function limitBefore(country: Country, settings: Consent, month: PlainDate) {
  const [first, last] = [firstDayOf(yearMonthOf(month)), lastDayOf(yearMonthOf(month))]
  const since = settings.overtime_consent_from
  const changes = settings.overtime_consent && since !== null && first < since && since <= last
  const minutes = changes ? monthLimitOf(country, first, consentedOn(settings, first)) : null
  return !since || minutes === null || country !== 'TW' ? null : { minutes, until: addDays(since, -1) }
}
