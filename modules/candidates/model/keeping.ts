/** How long somebody who was not taken is kept: months after it came to nothing, longer where they wish to stay known. */
import { addMonths, dayOf, daysInMonth, type PlainDate, plainDate, yearMonthOf } from '#kernel/plain-date.ts'

export const KEPT_MONTHS = 6
export const POOL_MONTHS = 24

/** The version of the notice that whoever applies agrees to; a new text (`candidates.form.notice-text`) is a new version. */
export const CONSENT_VERSION = '2026-11-24'

type Ended = { readonly ended_on: PlainDate | null; readonly talent_pool: boolean }
export type KeepingTerms = { readonly retention_months: number; readonly pool_months: number }

/** The day on which all of the person goes; null while nothing has ended. */
export const deleteOn = ({ ended_on, talent_pool }: Ended, terms: KeepingTerms): PlainDate | null =>
  ended_on === null ? null : monthsAfter(ended_on, talent_pool ? terms.pool_months : terms.retention_months)

/** The same day of a later month, or its last one. */
export function monthsAfter(day: PlainDate, months: number): PlainDate {
  const month = addMonths(yearMonthOf(day), months)
  return plainDate(month.year, month.month, Math.min(dayOf(day), daysInMonth(month)))
}
