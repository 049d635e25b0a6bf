import { addMonths, dayOf, firstDayOf, type PlainDate, yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'

/**
 * The month in whose pay a day counts: after the company's cut-off day the next one, as long as there is a next; whoever
 * leaves is paid the last time for the month they leave in.
 */
export function payMonthOf(date: PlainDate, cutOff: number | null, leftOn: PlainDate | null): string {
  const month = yearMonthOf(date)
  const next = addMonths(month, 1)
  const isLater = cutOff !== null && dayOf(date) > cutOff && (leftOn === null || leftOn >= firstDayOf(next))
  return yearMonthText(isLater ? next : month)
}
