/** What the server says, in the language of whom it answers. Screens have catalogues of their own. */
import { filled } from '#platform/words/catalogue.ts'
import { monthsInWords } from '#platform/words/months-in-words.ts'

export type Language = 'en' | 'zh-Hant'
export type Params = Readonly<Record<string, string | number>>
export type Say = (language: Language, key: string, params?: Params) => string
export type Messages = {
  readonly en: Readonly<Record<string, string>>
  readonly 'zh-Hant': Readonly<Record<string, string>>
}

export function sayFrom(catalogues: readonly Messages[]): Say {
  const texts = {
    en: Object.assign({}, ...catalogues.map((catalogue) => catalogue.en)) as Record<string, string>,
    'zh-Hant': Object.assign({}, ...catalogues.map((catalogue) => catalogue['zh-Hant'])) as Record<string, string>,
  }
  return (language, key, params = {}) => {
    const text = texts[language][key] ?? texts.en[key] ?? key
    return filled(text, monthsInWords(params, language))
  }
}

/** The four stored locale keys, and what browsers send, to the two languages there are (decision A9). */
export function languageOf(preference: string | undefined): Language | undefined {
  const key = preference?.trim().toLowerCase()
  if (!key) return undefined
  if (/^(tw|zh)/.test(key)) return 'zh-Hant'
  return key === '0' || key.startsWith('en') ? 'en' : undefined
}
