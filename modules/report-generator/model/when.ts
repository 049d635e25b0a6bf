/** Days that are told from today on: of which days a report is, and what a condition on a date asks for. Pure. */
import {
  addDays,
  addMonths,
  firstDayOf,
  lastDayOf,
  type PlainDate,
  parsePlainDate,
  plainDate,
  weekdayOf,
  yearMonthOf,
  yearOf,
} from '#kernel/plain-date.ts'

export type Span = { readonly from: PlainDate; readonly to: PlainDate }

/** As of which day. */
export const dayNames = ['today', 'end_of_last_month', 'end_of_this_month', 'end_of_last_year', 'day'] as const
/** From when to when; weeks begin on Monday. */
export const spanNames = [
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'next_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
  'last_3_months',
  'last_12_months',
  'last_and_this_month',
  'year_to_this_month',
  'days',
] as const
export type SpanName = (typeof spanNames)[number]
type DayName = (typeof dayNames)[number]

export const whenNames = [...new Set([...dayNames, ...spanNames])] as readonly (DayName | SpanName)[]

/** `from` and `to` belong to `days`; `to` alone to `day`. */
export type When = {
  readonly name: DayName | SpanName
  readonly from?: PlainDate | null | undefined
  readonly to?: PlainDate | null | undefined
}

export const isDayName = (name: string): name is DayName => dayNames.some((one) => one === name)
export const isSpanName = (name: string): name is SpanName => spanNames.some((one) => one === name)

/** Undefined where a day is missing, or the last is before the first. */
export function daysOf({ name, from, to }: When, today: PlainDate): Span | undefined {
  if (name === 'day') return to ? { from: to, to } : undefined
  if (name === 'days') return from && to && from <= to ? { from, to } : undefined
  if (name === 'end_of_last_month') return oneDay(lastDayOf(addMonths(yearMonthOf(today), -1)))
  if (name === 'end_of_this_month') return oneDay(lastDayOf(yearMonthOf(today)))
  if (name === 'end_of_last_year') return oneDay(plainDate(yearOf(today) - 1, 12, 31))
  return spanOf(name, today)
}

const oneDay = (day: PlainDate): Span => ({ from: day, to: day })

export function spanOf(name: Exclude<SpanName, 'days'>, today: PlainDate): Span {
  const month = yearMonthOf(today)
  const months = (first: number, count: number): Span => ({
    from: firstDayOf(addMonths(month, first)),
    to: lastDayOf(addMonths(month, first + count - 1)),
  })
  const monday = addDays(today, -weekdayOf(today))
  const ofQuarter = -((month.month - 1) % 3)
  const year = (which: number): Span => ({ from: plainDate(which, 1, 1), to: plainDate(which, 12, 31) })
  const spans: Readonly<Record<Exclude<SpanName, 'days'>, () => Span>> = {
    today: () => oneDay(today),
    yesterday: () => oneDay(addDays(today, -1)),
    this_week: () => ({ from: monday, to: addDays(monday, 6) }),
    last_week: () => ({ from: addDays(monday, -7), to: addDays(monday, -1) }),
    this_month: () => months(0, 1),
    last_month: () => months(-1, 1),
    next_month: () => months(1, 1),
    this_quarter: () => months(ofQuarter, 3),
    last_quarter: () => months(ofQuarter - 3, 3),
    this_year: () => year(month.year),
    last_year: () => year(month.year - 1),
    // Whole months, the last of them the one before this.
    last_3_months: () => months(-3, 3),
    last_12_months: () => months(-12, 12),
    // A month's pay is mostly run before the month is over.
    last_and_this_month: () => months(-1, 2),
    year_to_this_month: () => months(-11, 12),
  }
  return spans[name]()
}

/** What a condition on a date may be given: a day, or `today`, `today+30`, `today-7`. */
export function dayAsked(text: string, today: PlainDate): PlainDate | undefined {
  const [, sign, days] = /^today(?:([+-])(\d{1,4}))?$/.exec(text) ?? []
  if (text.startsWith('today')) {
    if (!/^today([+-]\d{1,4})?$/.test(text)) return undefined
    return addDays(today, days === undefined ? 0 : Number(`${sign}${days}`))
  }
  return parsePlainDate(text)
}
