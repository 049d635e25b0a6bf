/** How long a probation may last: whoever would have it last longer is asked, on every way into the record. */
import type { Country } from '#kernel/countries.ts'
import { addDays, addMonths, dayOf, daysInMonth, type PlainDate, plainDate, yearMonthOf } from '#kernel/plain-date.ts'

/**
 * The last day on which a probation may end without another word; null where the law names none. Philippines, Labor
 * Code Art. 296: six months from the first day. Some decisions count 180 days, some calendar months (not established):
 * the earlier of the two is always in time.
 */
export function latestProbationEnd(country: Country, joined: PlainDate): PlainDate | null {
  if (country !== 'PH') return null
  const month = addMonths(yearMonthOf(joined), 6)
  const sameDay = plainDate(month.year, month.month, Math.min(dayOf(joined), daysInMonth(month)))
  const [months, days] = [addDays(sameDay, -1), addDays(joined, 179)]
  return [months, days].sort()[0] ?? months
}

/** The latest day that it is beyond; undefined where it is in time or has no end. */
export function probationBeyond(
  country: Country,
  { joinedOn, endsOn }: { readonly joinedOn: PlainDate; readonly endsOn: PlainDate | null | undefined },
): PlainDate | undefined {
  const latest = latestProbationEnd(country, joinedOn)
  return latest !== null && endsOn && endsOn > latest ? latest : undefined
}
