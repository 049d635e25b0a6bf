/** What countries are called, in the reader’s language and in the order of its alphabet. */
import { isoCountries } from '#kernel/iso-countries.ts'
import type { Language } from './locales.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en', 'zh-Hant': 'zh-Hant-TW' }
const names = new Map<Language, Intl.DisplayNames>()

export function countryName(code: string, language: Language): string {
  let display = names.get(language)
  if (!display) {
    display = new Intl.DisplayNames(LOCALES[language], { type: 'region' })
    names.set(language, display)
  }
  return /^[A-Z]{2}$/.test(code) ? (display.of(code) ?? code) : code
}

type NamedCountry = { readonly code: string; readonly name: string }

export const countriesIn = (language: Language): readonly NamedCountry[] =>
  isoCountries
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((one, other) => one.name.localeCompare(other.name, LOCALES[language]))
