/**
 * The days that a sentence names, as of the company's day: one, or from one to another, and the half of a day. Weeks begin
 * on Monday. Undefined where it names none, or none that there is. `03/04` is read as the country writes it.
 */
import type { Country } from '#kernel/countries.ts'
import {
  addDays,
  addMonths,
  lastDayOf,
  type PlainDate,
  parsePlainDate,
  weekdayOf,
  yearMonthOf,
  yearOf,
} from '#kernel/plain-date.ts'

export type Days = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly part: 'full' | 'morning' | 'afternoon'
}

/** `text` is normalised. */
export function readDays(text: string, today: PlainDate, country: Country): Days | undefined {
  const part = partOf(text)
  const week = wholeWeek(text, today)
  if (week) return { ...week, part: 'full' }
  const found = mentions(text, today, country)
  const [first, second] = found
  if (!first) return undefined
  if (second && second.on >= first.on && isSpan(text.slice(first.end, second.start))) {
    return { from: first.on, to: second.on, part: 'full' }
  }
  const to = first.until ?? lastOf(first.on, lengthOf(text))
  return { from: first.on, to, part: to === first.on ? part : 'full' }
}

function partOf(text: string): Days['part'] {
  if (/\b(?:afternoon|pm|second half|petang|hapon)\b|下午|後半天/.test(text)) return 'afternoon'
  return /\b(?:mornings?|am|first half|pagi|umaga)\b|上午|早上|前半天/.test(text) ? 'morning' : 'full'
}

/** Between two days: from one to the other, and not one and another. */
const isSpan = (between: string): boolean =>
  /^\s*(?:of |,? ?20\d\d )?(?:to|till|until|til|through|thru|hingga|sampai|hanggang|-|–|—|~|到|至|\.{2,})\s*(?:the )?$/.test(
    between,
  )

type Mention = { readonly on: PlainDate; readonly until?: PlainDate; readonly start: number; readonly end: number }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(jan(?:uary|uari)?|feb(?:ruary|ruari)?|mar(?:ch)?|mac|apr(?:il)?|may|mei|june?|julai|july?|aug(?:ust)?|ogos|sept?(?:ember)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|dis(?:ember)?)'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const TO = '\\s*(?:to|till|until|-|–|~|hingga|hanggang|到|至)\\s*(?:the )?'

/** In the order in which they stand; what lies within another is part of it. */
function mentions(text: string, today: PlainDate, country: Country): readonly Mention[] {
  const found: Mention[] = []
  const add = (pattern: RegExp, read: (groups: readonly (string | undefined)[]) => Read | undefined) => {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      const days = found.some((one) => start < one.end && end > one.start) ? undefined : read(match)
      if (days) found.push({ ...days, start, end })
    }
  }
  const ahead = (month: number, day: number) => nextWith(today, month, day)
  const spanIn = (month: number, first: string | undefined, last: string | undefined): Read | undefined => {
    const on = ahead(month, Number(first))
    const until = on && dateOf(yearOf(on), month, Number(last))
    return on && until && until >= on ? { on, until } : undefined
  }
  const one = (on: PlainDate | undefined): Read | undefined => (on ? { on } : undefined)

  add(/\b(20\d\d)[-/.年](\d{1,2})[-/.月](\d{1,2})日?/g, ([, year, month, day]) =>
    one(dateOf(Number(year), Number(month), Number(day))),
  )
  add(new RegExp(`\\b${DAY}${TO}${DAY}(?: of)? ${MONTH}\\b`, 'g'), ([, first, last, month]) =>
    spanIn(monthOf(month), first, last),
  )
  add(new RegExp(`\\b${MONTH} ${DAY}${TO}${DAY}\\b(?! ?${MONTH})`, 'g'), ([, month, first, last]) =>
    spanIn(monthOf(month), first, last),
  )
  add(/(\d{1,2})月(\d{1,2})[日號]?\s*(?:到|至|-|~|–)\s*(\d{1,2})[日號]/g, ([, month, first, last]) =>
    spanIn(Number(month), first, last),
  )
  add(new RegExp(`\\b${DAY}(?: of)? ${MONTH}(?:,? (20\\d\\d))?\\b`, 'g'), ([, day, month, year]) =>
    one(year ? dateOf(Number(year), monthOf(month), Number(day)) : ahead(monthOf(month), Number(day))),
  )
  add(new RegExp(`\\b${MONTH} ${DAY}(?:,? (20\\d\\d))?\\b`, 'g'), ([, month, day, year]) =>
    one(year ? dateOf(Number(year), monthOf(month), Number(day)) : ahead(monthOf(month), Number(day))),
  )
  add(/(\d{1,2})月(\d{1,2})[日號]?/g, ([, month, day]) => one(ahead(Number(month), Number(day))))
  add(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/g, ([, left, right]) => {
    const [month, day] = monthFirst(Number(left), Number(right), country)
    return one(ahead(month, day))
  })
  add(/下個?月(\d{1,2})[日號]?/g, ([, day]) => {
    const next = addMonths(yearMonthOf(today), 1)
    return one(dateOf(next.year, next.month, Number(day)))
  })
  add(/(?<!\d)(\d{1,2})\s*(?:到|至|-|~|–)\s*(\d{1,2})[日號]/g, ([, first, last]) => {
    const on = nextDayOfMonth(today, Number(first))
    const until = on && dateOf(yearOf(on), yearMonthOf(on).month, Number(last))
    return on && until && until >= on ? { on, until } : undefined
  })
  add(/(?<![\d月])(\d{1,2})[日號]/g, ([, day]) => one(nextDayOfMonth(today, Number(day))))
  add(/\b(?:on|from|to|the) (?:the )?(\d{1,2})(?:st|nd|rd|th)\b/g, ([, day]) => one(nextDayOfMonth(today, Number(day))))
  add(/大後天/g, () => one(addDays(today, 3)))
  add(/\b(?:the )?day after tomorrow\b|\blusa\b|\bsa makalawa\b|後天/g, () => one(addDays(today, 2)))
  add(/\b(?:tomorrow|tmr|tmrw|esok|bukas)\b|明天|明日/g, () => one(addDays(today, 1)))
  add(/\b(?:today|tonight|hari ini|ngayon(?:g araw)?)\b|今天|今日/g, () => one(today))
  add(/\b(?:end of (?:the|this) month|month[- ]end|hujung bulan)\b|月底/g, () => one(lastDayOf(yearMonthOf(today))))
  add(new RegExp(`\\b(?:(next|this|coming|on|upcoming) )?(${WEEKDAYS.join('|')})\\b`, 'g'), ([, which, name]) =>
    one(weekday(today, WEEKDAYS.indexOf(name ?? '') % 7, which === 'next' ? 1 : which === 'this' ? 0 : undefined)),
  )
  add(/(下下|下個?|這個?|本)?(?:週|周|星期|禮拜)([一二三四五六日天])/g, ([, which, name]) => {
    const weeks = which === undefined ? undefined : which.startsWith('下下') ? 2 : which.startsWith('下') ? 1 : 0
    return one(weekday(today, '一二三四五六日'.indexOf(name === '天' ? '日' : (name ?? '')), weeks))
  })
  return found.toSorted((left, right) => left.start - right.start)
}

type Read = { readonly on: PlainDate; readonly until?: PlainDate }

/** Three languages, a week each, from Monday. */
const WEEKDAYS = [
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['isnin', 'selasa', 'rabu', 'khamis', 'jumaat', 'sabtu', 'ahad'],
  ...['lunes', 'martes', 'miyerkules', 'huwebes', 'biyernes', 'sabado', 'linggo'],
  ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
]

/** Without a week, the next such day, today included. */
function weekday(today: PlainDate, day: number, weeks: number | undefined): PlainDate {
  const since = weekdayOf(today)
  if (weeks === undefined) return addDays(today, (day - since + 7) % 7)
  return addDays(today, day - since + 7 * weeks)
}

/** From Monday to Friday. */
function wholeWeek(text: string, today: PlainDate): Pick<Days, 'from' | 'to'> | undefined {
  if (
    !/\b(?:whole |all )?next week\b(?! ?(?:on )?(?:mon|tue|wed|thu|fri))|minggu depan|下(?:個?星期|個?禮拜|週|周)(?![一二三四五六日天])/.test(
      text,
    )
  ) {
    return undefined
  }
  const from = weekday(today, 0, 1)
  return { from, to: addDays(from, 4) }
}

/** Days that are asked for, where a first day and a number is said. */
function lengthOf(text: string): number {
  const [, said] =
    /(\d{1,2}|one|two|three|four|five|[一兩二三四五六七八九十])\s*(?:whole |working |full )?(?:days?\b|天|日(?!期)|hari\b|araw\b)/.exec(
      text,
    ) ?? []
  if (said === undefined) return 1
  const named = ['', 'one', 'two', 'three', 'four', 'five'].indexOf(said)
  if (named > 0) return named
  const chinese = ' 一二三四五六七八九十'.indexOf(said === '兩' ? '二' : said)
  return chinese > 0 ? chinese : Math.max(1, Math.min(31, Number(said) || 1))
}

/** Weekends between are none of the days asked for; the form shows what each costs. */
function lastOf(from: PlainDate, days: number): PlainDate {
  let last = from
  for (let left = days - 1; left > 0; ) {
    last = addDays(last, 1)
    if (weekdayOf(last) < 5) left -= 1
  }
  return last
}

const monthFirst = (left: number, right: number, country: Country): readonly [number, number] =>
  left > 12 || (country === 'MY' && right <= 12) ? [right, left] : [left, right]

function monthOf(name = ''): number {
  const short = { mac: 'mar', mei: 'may', ogo: 'aug', okt: 'oct', dis: 'dec' }[name.slice(0, 3)] ?? name.slice(0, 3)
  return MONTHS.indexOf(short) + 1
}

/** The next time that this day comes, today included. */
function nextWith(today: PlainDate, month: number, day: number): PlainDate | undefined {
  const years = [yearOf(today), yearOf(today) + 1]
  return years.map((year) => dateOf(year, month, day)).find((on) => on !== undefined && on >= today)
}

function nextDayOfMonth(today: PlainDate, day: number): PlainDate | undefined {
  const months = [0, 1, 2].map((ahead) => addMonths(yearMonthOf(today), ahead))
  return months.map(({ year, month }) => dateOf(year, month, day)).find((on) => on !== undefined && on >= today)
}

const dateOf = (year: number, month: number, day: number): PlainDate | undefined =>
  parsePlainDate(`${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`)
