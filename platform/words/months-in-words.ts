/** Months are handed over as 2026-11 and read as November 2026, in every sentence; several stand with commas between. */
import type { Values } from './catalogue.ts'
import { monthText } from './format.ts'
import type { Language } from './locales.ts'

const MONTHS = /^\d{4}-(0[1-9]|1[0-2])(, \d{4}-(0[1-9]|1[0-2]))*$/

/** Values that a month may be; a run of pay goes by the month's name. */
const keysOfMonths = ['month', 'months', 'from', 'to', 'name'] as const

export function monthsInWords(params: Values, language: Language): Values {
  const told = keysOfMonths.flatMap((key) => {
    const value = params[key]
    return typeof value === 'string' && MONTHS.test(value) ? [[key, value] as const] : []
  })
  if (told.length === 0) return params
  const comma = language === 'zh-Hant' ? '、' : ', '
  return { ...params, ...Object.fromEntries(told.map(([key, all]) => [key, all.split(', ').map(named).join(comma)])) }

  function named(one: string): string {
    return monthNamed(one, language)
  }
}

function monthNamed(one: string, language: Language): string {
  const [year, month] = one.split('-')
  return monthText(Number(year), Number(month), language)
}

const LAST_MONTH = /(?<=^| )\d{4}-(0[1-9]|1[0-2])$/

/** `Bonus: 2026-11` as `Bonus: November 2026`: what is called by a month is written down with its digits. */
export const endingInMonth = (name: string, language: Language): string =>
  name.replace(LAST_MONTH, (month) => monthNamed(month, language))
