/** The day on which a company pays, from its settings: of a month, or of each half of one. */
import {
  addDays,
  addMonths,
  daysInMonth,
  type PlainDate,
  plainDate,
  weekdayOf,
  type YearMonth,
} from '#kernel/plain-date.ts'

export type PayDaySettings = {
  /** 1 to 31; null where the company says none. */
  readonly pay_day: number | null
  /** Whether it lies in the month that is paid or in the one after it. */
  readonly pay_day_month: 'same' | 'next'
  /** Of the first half, in the month itself. */
  readonly first_pay_day: number | null
}

export type PayDay = {
  readonly on: PlainDate
  /** The day by the settings, where `on` is the working day before it. */
  readonly agreed: PlainDate
}

export function agreedPayDay(
  month: YearMonth,
  half: 1 | 2 | undefined,
  settings: PayDaySettings,
): PlainDate | undefined {
  const { pay_day, pay_day_month, first_pay_day } = settings
  const day = half === 1 ? first_pay_day : pay_day
  if (day === null) return undefined
  const paidIn = half !== 1 && pay_day_month === 'next' ? addMonths(month, 1) : month
  return plainDate(paidIn.year, paidIn.month, Math.min(day, daysInMonth(paidIn)))
}

/** More days off in a row than any calendar has. */
export const MOST_DAYS_OFF = 30

/** Nobody is paid later than agreed: banks that are closed on the day pay on the working day before. */
export function workingDayUntil(agreed: PlainDate, daysOff: ReadonlySet<PlainDate>): PayDay {
  let on = agreed
  for (let back = 0; back < MOST_DAYS_OFF && (weekdayOf(on) >= SATURDAY || daysOff.has(on)); back++)
    on = addDays(on, -1)
  return { on, agreed }
}

const SATURDAY = 5
