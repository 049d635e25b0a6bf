/** How long somebody who was not taken is kept: months after it came to nothing, longer where they wish to stay known. */
import { addMonths, dayOf, daysInMonth, type PlainDate, plainDate, yearMonthOf } from '#kernel/plain-date.ts'

export const KEPT_MONTHS = 6
export const POOL_MONTHS = 24

/** The version of the notice that whoever applies agrees to; a new text (`candidates.form.notice-text`) is a new version. */
export const CONSENT_VERSION = '2026-11-24'

type Ended = {
  readonly ended_on: PlainDate | null
  readonly talent_pool: boolean
  /** What the notice said when they agreed; null for whom HR entered. */
  readonly agreed_months: number | null
  readonly agreed_pool_months: number | null
}
export type KeepingTerms = { readonly retention_months: number; readonly pool_months: number }

/** The day on which all of the person goes, never later than they agreed to; null while nothing has ended. */
export function deleteOn(
  { ended_on, talent_pool, agreed_months, agreed_pool_months }: Ended,
  { retention_months, pool_months }: KeepingTerms,
): PlainDate | null {
  if (ended_on === null) return null
  const [months, agreed] = talent_pool ? [pool_months, agreed_pool_months] : [retention_months, agreed_months]
  return monthsAfter(ended_on, Math.min(months, agreed ?? months))
}

/** The same day of a later month, or its last one. */
export function monthsAfter(day: PlainDate, months: number): PlainDate {
  const month = addMonths(yearMonthOf(day), months)
  return plainDate(month.year, month.month, Math.min(dayOf(day), daysInMonth(month)))
}
