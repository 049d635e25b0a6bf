import type { Language } from '#platform/words/locales.ts'

/** `2026-08-31` -> `Mon`, or 週一. */
export function weekdayText(date: string, language: Language, width: 'short' | 'long' = 'short'): string {
  const at = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(at)) return ''
  const locale = language === 'zh-Hant' ? 'zh-TW' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(at)
}

export const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
