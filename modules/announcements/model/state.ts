/** Where an announcement stands: by its moments alone, so that nothing has to happen at midnight. */
import { addDays, addMonths, dayOf, daysInMonth, type PlainDate, plainDate, yearMonthOf } from '#kernel/plain-date.ts'

export const states = ['draft', 'scheduled', 'published', 'expired', 'withdrawn'] as const
export type State = (typeof states)[number]

export type Moments = {
  readonly publishAt: Date | null
  /** The last day on which it is shown. */
  readonly expiresOn: PlainDate | null
  readonly withdrawnAt: Date | null
}

export function stateAt({ publishAt, expiresOn, withdrawnAt }: Moments, now: Date, today: PlainDate): State {
  if (withdrawnAt !== null) return 'withdrawn'
  if (publishAt === null) return 'draft'
  if (publishAt > now) return 'scheduled'
  return expiresOn !== null && expiresOn < today ? 'expired' : 'published'
}

/** For a month from the 20th it is shown through the 19th; from the 31st, until the day before the next month's last. */
export function lastDayShown(from: PlainDate, months: number | null): PlainDate | null {
  if (months === null) return null
  const month = addMonths(yearMonthOf(from), months)
  return addDays(plainDate(month.year, month.month, Math.min(dayOf(from), daysInMonth(month))), -1)
}
