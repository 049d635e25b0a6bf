/** Leave years of a company: twelve months from its own first day. */
import { addDays, type PlainDate, plainDateOf, yearOf } from '#kernel/plain-date.ts'

export type Span = { readonly from: PlainDate; readonly to: PlainDate }

/** 'MM-DD'; no day that only leap years have. */
export type YearStart = string
export const CALENDAR_YEAR: YearStart = '01-01'

export function leaveYearOf(day: PlainDate, start: YearStart): Span {
  const first = (year: number) => plainDateOf(`${String(year).padStart(4, '0')}-${start}`)
  const year = first(yearOf(day)) <= day ? yearOf(day) : yearOf(day) - 1
  return { from: first(year), to: addDays(first(year + 1), -1) }
}

export const nextLeaveYear = ({ to }: Span, start: YearStart): Span => leaveYearOf(addDays(to, 1), start)

/** Every leave year that has a day in the span. */
export function leaveYearsIn(span: Span, start: YearStart): Span[] {
  const years: Span[] = []
  for (let year = leaveYearOf(span.from, start); year.from <= span.to; year = nextLeaveYear(year, start))
    years.push(year)
  return years
}
