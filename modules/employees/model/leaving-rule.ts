/** When somebody who left may come back. One payslip holds one employment, so both must not fall into one month. */
import { addDays, addMonths, firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'

type Return =
  | { readonly kind: 'stays' }
  | { readonly kind: 'begins-anew' }
  | { readonly kind: 'too-soon'; readonly from: PlainDate }

/** Up to the day after the last one nothing was interrupted; later a new employment begins, in another month. */
export function returnOn(left: PlainDate, back: PlainDate): Return {
  if (back <= addDays(left, 1)) return { kind: 'stays' }
  const next = firstDayOf(addMonths(yearMonthOf(left), 1))
  return back < next ? { kind: 'too-soon', from: next } : { kind: 'begins-anew' }
}
