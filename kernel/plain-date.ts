/**
 * Days without time or zone, kept as 'YYYY-MM-DD' text: they sort, compare and travel as they are.
 * Nothing here knows what day it is; "today" is always given.
 */
declare const plainDateBrand: unique symbol
export type PlainDate = string & { readonly [plainDateBrand]: true }
/** 'YYYY-MM' */
export type YearMonth = { readonly year: number; readonly month: number }

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
/** Days from 0000-03-01 to 1970-01-01 in the proleptic Gregorian calendar. */
const EPOCH = 719_468
const ERA = 146_097

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

export function daysInMonth({ year, month }: YearMonth): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0)
}

/** The day named by ISO text, or undefined where there is no such day. */
export function parsePlainDate(text: string): PlainDate | undefined {
  const found = DAY.exec(text)
  if (!found) return undefined
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])]
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth({ year, month })) return undefined
  return text as PlainDate
}

/** As `parsePlainDate`, for text that the database or our own code wrote; throws on anything else. */
export function plainDateOf(text: string): PlainDate {
  const date = parsePlainDate(text)
  if (!date) throw new Error(`not a day: ${text}`)
  return date
}

export function plainDate(year: number, month: number, day: number): PlainDate {
  return plainDateOf(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`)
}

export const yearOf = (date: PlainDate): number => Number(date.slice(0, 4))
export const monthOf = (date: PlainDate): number => Number(date.slice(5, 7))
export const dayOf = (date: PlainDate): number => Number(date.slice(8, 10))
export const yearMonthOf = (date: PlainDate): YearMonth => ({ year: yearOf(date), month: monthOf(date) })

export const firstDayOf = ({ year, month }: YearMonth): PlainDate => plainDate(year, month, 1)
export const lastDayOf = (month: YearMonth): PlainDate => plainDate(month.year, month.month, daysInMonth(month))
export const yearMonthText = ({ year, month }: YearMonth): string => `${pad(year, 4)}-${pad(month, 2)}`

export function parseYearMonth(text: string): YearMonth | undefined {
  const date = parsePlainDate(`${text}-01`)
  return date && text.length === 7 ? yearMonthOf(date) : undefined
}

/** The month `count` months later (earlier when negative). */
export function addMonths({ year, month }: YearMonth, count: number): YearMonth {
  const months = year * 12 + (month - 1) + count
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 }
}

/** Days since 1970-01-01, for differences and steps. */
export function dayNumber(date: PlainDate): number {
  const month = monthOf(date)
  const year = month <= 2 ? yearOf(date) - 1 : yearOf(date)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOf(date) - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * ERA + dayOfEra - EPOCH
}

export function fromDayNumber(number: number): PlainDate {
  const shifted = number + EPOCH
  const era = Math.floor(shifted / ERA)
  const dayOfEra = shifted - era * ERA
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return plainDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

export const addDays = (date: PlainDate, days: number): PlainDate => fromDayNumber(dayNumber(date) + days)
/** 0 for a Monday, 6 for a Sunday; 1970-01-01 was a Thursday. */
export const weekdayOf = (date: PlainDate): number => (((dayNumber(date) + 3) % 7) + 7) % 7

/** The same day so many years later; 29 February becomes the 28th where the year has no such day. */
export function addYears(date: PlainDate, years: number): PlainDate {
  const month = { year: yearOf(date) + years, month: monthOf(date) }
  return plainDate(month.year, month.month, Math.min(dayOf(date), daysInMonth(month)))
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from)

/** Completed years from `birth` to `on`; someone born on 29 February completes a year on 1 March. */
export function completedYears(birth: PlainDate, on: PlainDate): number {
  const years = yearOf(on) - yearOf(birth)
  return on.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Completed months from `from` to `on`; the day on which a month is completed counts. */
export function completedMonths(from: PlainDate, on: PlainDate): number {
  const months = (yearOf(on) - yearOf(from)) * 12 + monthOf(on) - monthOf(from)
  return dayOf(on) < Math.min(dayOf(from), daysInMonth(yearMonthOf(on))) ? months - 1 : months
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0')
