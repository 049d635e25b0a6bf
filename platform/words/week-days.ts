/** Days with their weekday, as one speaks of them. */
import { dayText } from './format.ts'
import type { Language } from './locales.ts'

/** `Mon, 7 Dec 2026`; `2026-12-07 週一`. */
export function weekDayText(day: string, language: Language): string {
  const name = weekDayName(day, language)
  if (name === '') return ''
  return language === 'zh-Hant' ? `${dayText(day, language)} ${name}` : `${name}, ${dayText(day, language)}`
}

/** `Mon`, 週一. */
export function weekDayName(day: string, language: Language, width: 'short' | 'narrow' = 'short'): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) return ''
  const locale = language === 'zh-Hant' ? 'zh-TW' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(at)
}
