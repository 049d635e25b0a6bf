/** What the server says, in the language of whom it answers. Screens have catalogues of their own. */
import { filled } from '#platform/words/catalogue.ts'
import { monthText } from '#platform/words/format.ts'

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

const MONTHS = /^\d{4}-(0[1-9]|1[0-2])(, \d{4}-(0[1-9]|1[0-2]))*$/

/** Months are handed over as 2026-11 and read as November 2026; several stand with commas between, runs go by theirs. */
const keysOfMonths = ['month', 'months', 'name'] as const

function monthsInWords(params: Params, language: Language): Params {
  const told = keysOfMonths.flatMap((key) => {
    const value = params[key]
    return typeof value === 'string' && MONTHS.test(value) ? [[key, value] as const] : []
  })
  if (told.length === 0) return params
  const comma = language === 'zh-Hant' ? '、' : ', '
  return { ...params, ...Object.fromEntries(told.map(([key, all]) => [key, all.split(', ').map(named).join(comma)])) }

  function named(one: string): string {
    const [year, month] = one.split('-')
    return monthText(Number(year), Number(month), language)
  }
}

/** The four stored locale keys, and what browsers send, to the two languages there are (decision A9). */
export function languageOf(preference: string | undefined): Language | undefined {
  const key = preference?.trim().toLowerCase()
  if (!key) return undefined
  if (/^(tw|zh)/.test(key)) return 'zh-Hant'
  return key === '0' || key.startsWith('en') ? 'en' : undefined
}
