/**
 * The government calendars as data: one csv a country, one line a day and name. A region's own holiday lists its
 * regions; a line without any is for the whole country. `standing` says how far a line may be trusted: `confirmed`,
 * `unconfirmed` (one source, or sources that differ), `estimated` (a moon not yet seen).
 */
import type { Country } from '#kernel/countries.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import malaysia from './calendars/my.csv'
import philippines from './calendars/ph.csv'
import taiwan from './calendars/tw.csv'

export type CalendarDay = {
  readonly date: PlainDate
  readonly name: string
  /** In the country's own language, where it is not English. */
  readonly nameLocal: string | null
  readonly region: string | null
  readonly kind: string
  readonly standing: string
}

const texts: Readonly<Record<Country, string>> = { MY: malaysia, TW: taiwan, PH: philippines }

/** One entry a region, so that a region's calendar is found by its name. */
export function calendarOf(country: Country): readonly CalendarDay[] {
  const [, ...lines] = texts[country].trim().split(/\r?\n/)
  return lines.flatMap((line): CalendarDay[] => {
    const [date = '', name = '', nameLocal = '', regions = '', kind = '', standing = ''] = line.split(',')
    const day = { date: plainDateOf(date), name, nameLocal: nameLocal || null, kind, standing }
    return regions === '' ? [{ ...day, region: null }] : regions.split(';').map((region) => ({ ...day, region }))
  })
}
