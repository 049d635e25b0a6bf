/** What figures, items and inputs are called, in the reader's language: the law's own names, and ours for the rest. */

import type { Country } from '#kernel/countries.ts'
import type { Language } from '#platform/http/server/say.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import en from '#statutory/words/en.json' with { type: 'json' }
import { type LawWords, nameOf } from '#statutory/words/words.ts'
import zhHant from '#statutory/words/zh-Hant.json' with { type: 'json' }
import ownEn from '../../words/messages.en.json' with { type: 'json' }
import ownZhHant from '../../words/messages.zh-Hant.json' with { type: 'json' }

const law: Readonly<Record<Language, LawWords>> = { en, 'zh-Hant': zhHant }
const own: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: ownEn, 'zh-Hant': ownZhHant }

export const lawWords = (language: Language): LawWords => law[language]

/** Of a figure, a line, a type of item or an input of the country's payslip. */
export function labelOf(language: Language, scheme: string, key: string): string {
  return own[language][`payroll.name.${key}`] ?? nameOf(law[language], scheme, key)
}

/** Of a figure of the country's payslip. */
export const figureLabel = (language: Language, country: Country, figure: string): string =>
  labelOf(language, `${country.toLowerCase()}.payslip`, figure)

/** A value as it is read: money with separators, days as the language writes them, the law's words for its own, the rest as it is. */
export function valueText(language: Language, currency: string, value: string): string {
  if (/^-?\d+\.\d{2}$/.test(value)) return moneyText(value, currency)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayText(value, language)
  const words: Readonly<Record<string, string>> = law[language].values
  return words[value] ?? value
}
