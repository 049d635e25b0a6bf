/**
 * What of somebody's leave of one type is counted with another, for all of it anew and in the order of its days: so
 * that what came first counts for itself, in whatever order leave was asked for, changed and withdrawn.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import { leaveYearOf, type YearStart } from '../entitlement/leave-year.ts'
import type { Halves } from '../halves.ts'
import type { Demand, Lot } from '../ledger/allocate.ts'
import { availableOn } from '../ledger/balance.ts'
import { countedWithin, upTo } from './linked.ts'

/** The account of the type it is counted with, without what this leave put into it; null where nothing is used up. */
type Other = { readonly lots: readonly Lot[]; readonly takings: readonly Demand[] } | null

/** By application: the days that are counted, none of them empty. */
export function recounted(
  takings: readonly Demand[],
  other: Other,
  { after, yearStart }: { readonly after: Halves; readonly yearStart: YearStart },
): ReadonlyMap<string, readonly { readonly date: PlainDate; readonly charge: Halves }[]> {
  const used = new Map<PlainDate, Halves>()
  const counted = new Map<string, { date: PlainDate; charge: Halves }[]>()
  let taken = [...(other?.takings ?? [])]
  for (const { source, date, halves } of [...takings].sort(inOrder)) {
    const year = leaveYearOf(date, yearStart).from
    const before = used.get(year) ?? 0
    used.set(year, before + halves)
    const days = countedWithin([{ date, charge: halves }], before, after)
    const most = other && days.length > 0 ? availableOn(other.lots, taken, date) : Number.POSITIVE_INFINITY
    const [day] = upTo(days, most)
    if (!day) continue
    taken = [...taken, { source, date, halves: day.charge }]
    counted.set(source, [...(counted.get(source) ?? []), day])
  }
  return counted
}

const inOrder = (one: Demand, other: Demand): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : one.source < other.source ? -1 : 1
