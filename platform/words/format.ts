/**
 * How values look: money, whole numbers, days and moments, in both languages. Values arrive as the text that
 * travels on the wire and never become floats on the way to the eye.
 */
import { amountText, parseAmount } from '#kernel/money.ts'
import type { Language } from './locales.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const MINUS = '−'

/** `1234.5` -> `1,234.50`; Taiwan's dollars have no decimals (specification, section 9). */
export function moneyText(value: string | null | undefined, currency: string): string {
  const amount = parseAmount(value ?? '')
  if (amount === undefined) return ''
  const size = amount < 0n ? -amount : amount
  const [whole = '0', cents = '00'] = amountText(currency === 'TWD' ? ((size + 50n) / 100n) * 100n : size).split('.')
  const digits = grouped(whole)
  return `${amount < 0n ? MINUS : ''}${digits}${currency === 'TWD' ? '' : `.${cents}`}`
}

/** What stands beside a text, above all its currency; nothing where there is none. */
export function inBrackets(text: string, beside: string, language: Language): string {
  if (!beside) return text
  return language === 'zh-Hant' ? `${text}（${beside}）` : `${text} (${beside})`
}

/** Between what something is called and what is told of it. */
export const colonOf = (language: Language): string => (language === 'zh-Hant' ? '：' : ': ')

/** Several named one after the other. */
export const listText = (all: readonly string[], language: Language): string =>
  all.join(language === 'zh-Hant' ? '、' : ', ')

/** Amounts added up, as they are shown. */
export function sumText(values: readonly string[], currency: string): string {
  return moneyText(amountText(values.reduce((sum, value) => sum + (parseAmount(value) ?? 0n), 0n)), currency)
}

/** As `moneyText`, for a sum on its way: cents are never hidden where there are some, whatever the currency. */
export function exactMoneyText(value: string, currency: string): string {
  return currency === 'TWD' && !/\.00$/.test(value) ? moneyText(value, '') : moneyText(value, currency)
}

/** A difference of money with its sign, zero without one. */
export function changeText(value: string, currency: string): string {
  const amount = parseAmount(value)
  return amount !== undefined && amount > 0n ? `+${moneyText(value, currency)}` : moneyText(value, currency)
}

/** How much `now` differs from `before` in per cent with one decimal; undefined where there is nothing to compare. */
export function percentChange(now: string, before: string | null | undefined): string | undefined {
  const [to, from] = [parseAmount(now), parseAmount(before ?? '')]
  if (to === undefined || from === undefined || from === 0n) return undefined
  const tenths = ((to - from) * 2000n + (to >= from ? from : -from)) / (from * 2n)
  if (tenths === 0n) return '0 %'
  const size = tenths < 0n ? -tenths : tenths
  const sign = tenths > 0n ? '+' : MINUS
  return `${sign}${size / 10n}${size < 100n ? `.${size % 10n}` : ''} %`
}

/** Plain, unlike money: counts have no separators (specification, section 9). */
export const wholeText = (value: number | bigint): string => (value < 0 ? `${MINUS}${-value}` : String(value))

/** `2023-03-06` -> `6 Mar 2023`, or as it is in Chinese. */
export function dayText(day: string | null | undefined, language: Language): string {
  const [year, month, date] = (day ?? '').slice(0, 10).split('-')
  if (!year || !month || !date) return ''
  return language === 'zh-Hant' ? `${year}-${month}-${date}` : `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** From a day to a day, in full; one day alone where they are the same. */
export const spanText = ({ from, to }: Span, language: Language): string =>
  [...new Set([from, to])].map((day) => dayText(day, language)).join(' – ')

/**
 * From a day to a day in the room of a phone: `3–5 Mar`, `28 Feb – 3 Mar`, with the year where it is not that of today;
 * in Chinese `3/3–3/5`.
 */
export function briefSpanText({ from, to }: Span, language: Language, today: string): string {
  const [first, last] = [from, to].map((day) => day.slice(0, 10).split('-').map(Number))
  const [year = 0, month = 0, date = 0] = first ?? []
  const [toYear = 0, toMonth = 0, toDate = 0] = last ?? []
  const isThisYear = (one: number) => String(one) === today.slice(0, 4)
  if (language === 'zh-Hant') {
    const begins = `${isThisYear(year) ? '' : `${year}/`}${month}/${date}`
    return from === to ? begins : `${begins}–${year === toYear ? '' : `${toYear}/`}${toMonth}/${toDate}`
  }
  const ends = `${toDate} ${MONTHS[toMonth - 1]}${isThisYear(year) && isThisYear(toYear) ? '' : ` ${toYear}`}`
  if (from === to) return ends
  return year === toYear && month === toMonth ? `${date}–${ends}` : `${date} ${MONTHS[month - 1]} – ${ends}`
}
type Span = { readonly from: string; readonly to: string }

export function monthText(year: number, month: number, language: Language): string {
  return language === 'zh-Hant' ? `${year} 年 ${month} 月` : `${LONG_MONTHS[month - 1]} ${year}`
}

/** Of a month as it is stored, YYYY-MM. */
export const storedMonthText = (month: string, language: Language): string =>
  monthText(Number(month.slice(0, 4)), Number(month.slice(5)), language)

export function shortMonthText(month: number, language: Language): string {
  return language === 'zh-Hant' ? `${month} 月` : (MONTHS[month - 1] ?? '')
}

/** A moment in the company's time zone, to the minute. */
export function momentText(instant: string | null | undefined, language: Language, timeZone?: string): string {
  const at = Date.parse(instant ?? '')
  if (Number.isNaN(at)) return ''
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${dayText(`${parts.year}-${parts.month}-${parts.day}`, language)} ${parts.hour}:${parts.minute}`
}

/** The day on which it was in the company's time zone: by the clock of Greenwich a morning in Asia is the day before. */
export const momentDayText = (instant: string | null | undefined, language: Language, timeZone?: string): string =>
  momentText(instant, language, timeZone).slice(0, -' 00:00'.length)

/** How long ago, as one says it; after a week the day itself. */
export function agoText(instant: string, now: number, language: Language): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000)
  const [unit, size] = STEPS.find(([, step, until]) => seconds < until * step) ?? ['day', 0]
  if (size === 0) return dayText(instant, language)
  const locale = language === 'zh-Hant' ? 'zh-Hant-TW' : 'en'
  const spoken = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return spoken.format(-Math.trunc(seconds / size), unit)
}

const STEPS = [
  ['second', 60, 1],
  ['minute', 60, 60],
  ['hour', 3_600, 24],
  ['day', 86_400, 7],
] as const

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

const KILOMETRE = 1000

/** Metres as people say them: whole ones, from a thousand on in kilometres to a tenth. */
export const distanceIn = (metres: number): { readonly value: string; readonly isFar: boolean } => {
  const whole = Math.round(metres)
  const isFar = whole >= KILOMETRE
  return { value: String(isFar ? Math.round(whole / 100) / 10 : whole), isFar }
}

/** 80 m, 1.2 km; 80 公尺, 1.2 公里. */
export function distanceText(metres: number, language: Language): string {
  const { value, isFar } = distanceIn(metres)
  const units = language === 'zh-Hant' ? ['公尺', '公里'] : ['m', 'km']
  return `${value} ${units[isFar ? 1 : 0]}`
}
