/**
 * The stored preference (`prefer_lang`) to one of four locale keys, and from there to one of two sets of words
 * (specification, section 9; decision A9). The only place that knows the spellings.
 */
export const languages = ['en', 'zh-Hant'] as const
export type Language = (typeof languages)[number]
type LocaleKey = 'en-us' | 'en' | 'tw' | 'zh-hant'

const KEYS: Readonly<Record<string, LocaleKey>> = {
  '0': 'en-us',
  'en-us': 'en-us',
  en: 'en',
  tw: 'tw',
  'zh-tw': 'tw',
  'zh-hant': 'zh-hant',
}

export const localeKeyOf = (preferLang: string | null | undefined): LocaleKey =>
  KEYS[(preferLang ?? '').toLowerCase()] ?? 'en-us'

export const languageOf = (preferLang: string | null | undefined): Language => {
  const key = localeKeyOf(preferLang)
  return key === 'tw' || key === 'zh-hant' ? 'zh-Hant' : 'en'
}

/** What is stored when a person chooses a language. */
export const preferenceOf = (language: Language): string => (language === 'zh-Hant' ? 'zh-tw' : 'en-us')
