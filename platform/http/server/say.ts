/** What the server says, in the language of whom it answers. Screens have catalogues of their own. */
import { filled, type Values } from '#platform/words/catalogue.ts'
import { listText } from '#platform/words/format.ts'
import { monthsInWords } from '#platform/words/months-in-words.ts'

export type Language = 'en' | 'zh-Hant'
/** A list is read with what stands between its members in the language. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>
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
    return filled(text, monthsInWords(told(params, language), language))
  }
}

const told = (params: Params, language: Language): Values =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isList(value) ? listText(value, language) : value]),
  )

const isList = (value: Params[string]): value is readonly string[] => Array.isArray(value)

/** The four stored locale keys, and what browsers send, to the two languages there are (decision A9). */
export function languageOf(preference: string | undefined): Language | undefined {
  const key = preference?.trim().toLowerCase()
  if (!key) return undefined
  if (/^(tw|zh)/.test(key)) return 'zh-Hant'
  return key === '0' || key.startsWith('en') ? 'en' : undefined
}
