/** Months that a sentence names, in their order; without a year the last such month that is not to come. */
import { addMonths, type PlainDate, type YearMonth, yearMonthOf } from '#kernel/plain-date.ts'

export function readMonths(text: string, today: PlainDate): readonly YearMonth[] {
  const now = yearMonthOf(today)
  const found: { readonly at: number; readonly month: YearMonth }[] = []
  const add = (pattern: RegExp, read: (groups: RegExpMatchArray) => YearMonth | undefined) => {
    for (const match of text.matchAll(pattern)) {
      const month = read(match)
      if (month) found.push({ at: match.index, month })
    }
  }
  add(new RegExp(`\\b(${NAMES.join('|')})\\b\\.?(?: (20\\d\\d))?`, 'g'), ([, name, year]) =>
    of(now, SHORT.indexOf((name ?? '').slice(0, 3)) + 1, year),
  )
  add(/(?:(20\d\d)年)?(?<!\d)(\d{1,2})月(?!\d)/g, ([, year, month]) => of(now, Number(month), year))
  add(/\b(20\d\d)-(\d{2})\b/g, ([, year, month]) => of(now, Number(month), year))
  add(/\b(?:month before last)\b|上上個?月/g, () => addMonths(now, -2))
  add(/\b(?:last|previous) month\b|\bbulan lepas\b|\bnakaraang buwan\b|(?<!上)上個?月/g, () => addMonths(now, -1))
  add(/\bthis month\b|\bbulan ini\b|\bngayong buwan\b|這個?月|本月|當月/g, () => now)
  return found.toSorted((left, right) => left.at - right.at).map(({ month }) => month)
}

const SHORT = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** `may` alone is mostly no month. */
const NAMES = [
  ...[
    'january',
    'february',
    'march',
    'april',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
  ...['jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sept', 'sep', 'oct', 'nov', 'dec', '(?<=in |for |of )may'],
]

function of(now: YearMonth, month: number, year: string | undefined): YearMonth | undefined {
  if (month < 1 || month > 12) return undefined
  if (year) return { year: Number(year), month }
  return { year: month > now.month ? now.year - 1 : now.year, month }
}
