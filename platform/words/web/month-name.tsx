/** A month as people say it: 'November 2026' for '2026-11'; what is no month stays as it is. */
import { parseYearMonth } from '#kernel/plain-date.ts'
import { monthText } from '../format.ts'
import type { Language } from '../locales.ts'
import { useLanguage } from './words.ts'

export function monthNameOf(text: string, language: Language): string {
  const month = parseYearMonth(text)
  return month ? monthText(month.year, month.month, language) : text
}

export function MonthName({ month }: { readonly month: string }) {
  return monthNameOf(month, useLanguage())
}
