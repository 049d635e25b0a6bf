/** Wages of the months before a leaving: what was paid, else what is agreed, with the days that count. */
import { type Fraction, halfUpOf, plus } from '#kernel/fraction.ts'
import { type Amount, amountOf, sumOf } from '#kernel/money.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  firstDayOf,
  lastDayOf,
  type PlainDate,
  type YearMonth,
  yearMonthOf,
  yearMonthText,
} from '#kernel/plain-date.ts'
import type { AgreedRate } from '../country-pack.ts'

export type MonthOfWages = { readonly month: string; readonly amount: Amount; readonly days: number }
export type Span = { readonly first: PlainDate; readonly last: PlainDate }

/** So many months that are complete on the last day, the last of them first. */
export function monthsBefore(lastDay: PlainDate, count: number): YearMonth[] {
  const month = yearMonthOf(lastDay)
  const newest = lastDay === lastDayOf(month) ? month : addMonths(month, -1)
  return Array.from({ length: count }, (_, back) => addMonths(newest, -back))
}

/** What is agreed of all components on a day. */
export function agreedOn(rates: readonly AgreedRate[], day: PlainDate): Amount {
  const components = new Set(rates.map(({ component }) => component))
  return sumOf(
    [...components].map((component) => {
      const found = rates.findLast((rate) => rate.component === component && rate.from <= day)
      return found ? amountOf(found.amount) : 0n
    }),
  )
}

/** `paid` knows the months that were approved; of a month that somebody joined in, the days employed count. */
export function wagesOfMonths(
  months: readonly YearMonth[],
  { joinedOn, rates }: { readonly joinedOn: PlainDate; readonly rates: readonly AgreedRate[] },
  paid: ReadonlyMap<string, Amount>,
): MonthOfWages[] {
  return months.flatMap((month): MonthOfWages[] => {
    const [first, last] = [firstDayOf(month), lastDayOf(month)]
    if (joinedOn > last) return []
    const days = daysBetween(joinedOn > first ? joinedOn : first, last) + 1
    const key = yearMonthText(month)
    const agreed = halfUpOf({ top: agreedOn(rates, last) * BigInt(days), bottom: BigInt(daysInMonth(month)) })
    return [{ month: key, amount: paid.get(key) ?? agreed, days }]
  })
}

/** Each day is worth that calendar month's part of the wages; the sum is rounded once. */
export function worthOfDays(wages: Amount, { first, last }: Span): Amount {
  let sum: Fraction = { top: 0n, bottom: 1n }
  for (let from = first; from <= last; ) {
    const month = yearMonthOf(from)
    const end = lastDayOf(month) < last ? lastDayOf(month) : last
    sum = plus(sum, { top: wages * BigInt(daysBetween(from, end) + 1), bottom: BigInt(daysInMonth(month)) })
    from = addDays(end, 1)
  }
  return halfUpOf(sum)
}
