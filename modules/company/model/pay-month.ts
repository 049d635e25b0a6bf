/** In which month a day is paid, by the cut-off day that was in force. Pure. */
import { addMonths, dayOf, firstDayOf, type PlainDate, yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'

/**
 * The cut-off day of each month, the earliest first: each holds up to (not with) its month, the last, without one, from
 * there on. Null: a month ends with its last day.
 */
export type CutOffs = readonly { readonly until: PlainDate | null; readonly day: number | null }[]

/**
 * The month in whose pay a day counts: after the cut-off day that was in force then the next one, as long as there is a
 * next; whoever leaves is paid the last time for the month they leave in.
 */
export function payMonthOf(date: PlainDate, cutOffs: CutOffs, leftOn: PlainDate | null): string {
  const month = date.slice(0, 7)
  const cutOff = cutOffIn(cutOffs, month)
  if (cutOff === null || dayOf(date) <= cutOff) return month
  const next = addMonths(yearMonthOf(date), 1)
  return leftOn === null || leftOn >= firstDayOf(next) ? yearMonthText(next) : month
}

function cutOffIn(cutOffs: CutOffs, month: string): number | null {
  const first = `${month}-01`
  return cutOffs.find(({ until }) => until === null || first < until)?.day ?? null
}

/** What was kept of terms that changed, the earliest first: each holds of days that are paid before its month. */
export type FormerTerms<Terms> = readonly { readonly until: string; readonly terms: Terms }[]

/** Of days that are paid in this month, YYYY-MM; undefined where what is in force today holds. */
export const formerIn = <Terms>(former: FormerTerms<Terms> | null, month: string): Terms | undefined =>
  former?.find(({ until }) => `${month}-01` < until)?.terms

/** From which month on a change holds: this one, or the first after those whose pay is closed; all, where none is. */
export function changeHoldsFrom(today: PlainDate, afterClosed: PlainDate | null): PlainDate | null {
  if (afterClosed === null) return null
  const first = firstDayOf(yearMonthOf(today))
  return first > afterClosed ? first : afterClosed
}

/** What was in force before a change, once it holds from a month on: what was to hold only later never did. */
export function formerAfter<Value>(
  former: readonly (Value & { readonly until: PlainDate })[],
  before: Value,
  from: PlainDate | null,
): readonly (Value & { readonly until: PlainDate })[] {
  if (from === null) return []
  const stays = former.filter(({ until }) => until < from)
  const covering = former.find(({ until }) => until >= from) ?? before
  return [...stays, { ...covering, until: from }]
}
