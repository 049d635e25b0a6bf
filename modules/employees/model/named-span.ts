/** A time as the address of a list names it: the last so many days, the next thirty, or a month. */
import { addDays, firstDayOf, lastDayOf, type PlainDate, parseYearMonth } from '#kernel/plain-date.ts'

export const lastDays = ['7', '30', '90'] as const
export const NEXT_DAYS = 'next30'

export type Span = { readonly from: PlainDate; readonly to: PlainDate }

/** Both days included; undefined for what names no time. */
export function spanNamed(name: string, today: PlainDate): Span | undefined {
  if (lastDays.some((days) => days === name)) return { from: addDays(today, -Number(name)), to: today }
  if (name === NEXT_DAYS) return { from: today, to: addDays(today, 30) }
  const month = parseYearMonth(name)
  return month && { from: firstDayOf(month), to: lastDayOf(month) }
}
