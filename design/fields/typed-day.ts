/**
 * Days and months as people type them: 2026-02-01, 1/2/2026 (day first), 1 Feb 2026, Feb 1 2026; in Chinese also
 * 2026 年 2 月 1 日 and years of the Republic (115/2/1, 民國 115 年 2 月 1 日). Undefined where it is no such day.
 */
import { type PlainDate, parsePlainDate, parseYearMonth } from '#kernel/plain-date.ts'
import type { Language } from '#platform/words/locales.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The first year of the Republic (民國元年) is 1912. */
const REPUBLIC = 1911

export function dayFrom(text: string, language: Language): PlainDate | undefined {
  const parts = partsOf(text, language)
  if (parts.length === 1 && /^\d{8}$/.test(parts[0] ?? ''))
    return parsePlainDate((parts[0] ?? '').replace(/^(.{4})(.{2})/, '$1-$2-'))
  const [first = '', second = '', third = ''] = parts
  if (parts.length !== 3) return undefined
  if (isYear(first, language)) return dayOf(yearOf(first), monthOf(second), third)
  if (!isYear(third, language)) return undefined
  return MONTHS.includes(second.slice(0, 3)) || !MONTHS.includes(first.slice(0, 3))
    ? dayOf(yearOf(third), monthOf(second), first)
    : dayOf(yearOf(third), monthOf(first), second)
}

/** `2026-02` of 2026-02, 2/2026, Feb 2026, 2026 年 2 月, 115/2. */
export function monthFrom(text: string, language: Language): string | undefined {
  const parts = partsOf(text, language)
  const [first = '', second = ''] = parts
  if (parts.length !== 2) return undefined
  const [year, month] = isYear(first, language) ? [first, second] : [second, first]
  if (!isYear(year, language)) return undefined
  const named = `${padded(yearOf(year), 4)}-${padded(monthOf(month), 2)}`
  return parseYearMonth(named) && named
}

const partsOf = (text: string, language: Language): string[] =>
  (language === 'zh-Hant'
    ? text
        .normalize('NFKC')
        .replace(/民國/g, ' ')
        .replace(/[年月日]/g, ' ')
    : text
  )
    .toLowerCase()
    .split(/[\s,/.-]+/)
    .filter(Boolean)

const isYear = (part: string, language: Language): boolean =>
  /^\d{4}$/.test(part) || (language === 'zh-Hant' && /^\d{3}$/.test(part))
const yearOf = (part: string): number => Number(part) + (part.length === 3 ? REPUBLIC : 0)

/** Written out or shortened, or its number; 0 for anything else. */
const monthOf = (part: string): number =>
  /^\d{1,2}$/.test(part) ? Number(part) : part.length < 3 ? 0 : MONTHS.indexOf(part.slice(0, 3)) + 1

const dayOf = (year: number, month: number, day: string): PlainDate | undefined =>
  /^\d{1,2}$/.test(day) ? parsePlainDate(`${padded(year, 4)}-${padded(month, 2)}-${padded(Number(day), 2)}`) : undefined

const padded = (value: number, length: number): string => String(value).padStart(length, '0')
