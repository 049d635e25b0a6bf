import { countryName } from '#platform/words/country-names.ts'
import type { Language } from '#platform/words/locales.ts'
import type { Person } from '../person-head.tsx'

export type Address = NonNullable<Person['resident_address']>
export const addressParts = ['line', 'city', 'state', 'postcode', 'country'] as const

/** From the house to the country; in Chinese the other way round. */
export function addressText(address: Address | null, language: Language): string {
  if (!address) return ''
  const { line, city, state, postcode, country } = address
  const land = country && countryName(country, language)
  const parts =
    language === 'zh-Hant' ? [postcode, land, state, city, line] : [line, `${postcode} ${city}`.trim(), state, land]
  return parts.filter(Boolean).join(language === 'zh-Hant' ? ' ' : ', ')
}
