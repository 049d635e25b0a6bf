/** What a holiday may be, by the distinctions of the country's law. */
import type { Country } from '#kernel/countries.ts'

export const holidayKinds = [
  'public',
  'substitute',
  'disaster',
  'regular',
  'special_non_working',
  'special_working',
] as const
type HolidayKind = (typeof holidayKinds)[number]

const kinds: Readonly<Record<Country, readonly HolidayKind[]>> = {
  MY: ['public', 'substitute', 'disaster'],
  TW: ['public', 'substitute', 'disaster'],
  PH: ['regular', 'special_non_working', 'special_working'],
}

export const kindsOf = (country: Country): readonly HolidayKind[] => kinds[country]
export const isKindOf = (country: Country, kind: string): kind is HolidayKind =>
  kinds[country].some((one) => one === kind)
