/** Which month of pay is next: the newest that was begun while it is open, else the one after it. */
import { addMonths, type YearMonth } from '#kernel/plain-date.ts'

type BegunMonth = YearMonth & { readonly state: string }

/** `begun` oldest first; a company that never ran pay begins with the month it is in. */
export function nextMonth(begun: readonly BegunMonth[], now: YearMonth): YearMonth {
  const open = begun.find((month) => month.state !== 'approved')
  if (open) return { year: open.year, month: open.month }
  const newest = begun.at(-1)
  return newest ? addMonths(newest, 1) : now
}

export const isDue = (month: YearMonth, now: YearMonth): boolean =>
  month.year * 12 + month.month <= now.year * 12 + now.month
