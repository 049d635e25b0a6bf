/** What stands against travel as it is asked for: field -> words, empty where it is right. */
import { amountOf, sumOf } from '#kernel/money.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Destination, MealsGiven } from './per-diem.ts'

export type Wish = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly destinations: readonly Destination[]
  readonly cost_centres: readonly { readonly cost_centre_id: string; readonly percentage: string }[]
  readonly itinerary: readonly { readonly date: PlainDate }[]
  readonly meals: readonly MealsGiven[]
}
type Around = {
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  /** Other travel of the person that waits or is approved. */
  readonly taken: readonly { readonly from: PlainDate; readonly to: PlainDate }[]
  /** Those that may be charged. */
  readonly openCentres: ReadonlySet<string>
}
type Faults = Readonly<Record<string, readonly string[]>>

const MOST_DAYS = 366
const WHOLE = 10_000n

export const isSpan = ({ from, to }: Pick<Wish, 'from' | 'to'>): boolean => from <= to && addDays(from, MOST_DAYS) > to

export function faultsOf(wish: Wish, around: Around): Faults {
  const { joinedOn, leftOn, taken } = around
  if (wish.to < wish.from) return { to: ['travel.to-before-from'] }
  if (!isSpan(wish)) return { to: ['travel.too-long'] }
  if (wish.from < joinedOn) return { from: ['travel.before-joining'] }
  if (leftOn !== null && wish.to > leftOn) return { to: ['travel.after-leaving'] }
  if (taken.some(({ from, to }) => from <= wish.to && to >= wish.from)) return { from: ['travel.overlap'] }
  return { ...destinationFaults(wish), ...shareFaults(wish, around), ...dayFaults(wish) }
}

function destinationFaults(wish: Wish): Faults {
  const faults: Record<string, string[]> = {}
  for (const [at, { from, to }] of wish.destinations.entries()) {
    if (to < from) faults[`destinations.${at}.to`] = ['travel.to-before-from']
    else if (from < wish.from) faults[`destinations.${at}.from`] = ['travel.outside-days']
    else if (to > wish.to) faults[`destinations.${at}.to`] = ['travel.outside-days']
  }
  return faults
}

function shareFaults({ cost_centres: shares }: Wish, { openCentres }: Around): Faults {
  if (shares.length === 0) return {}
  const unknown = shares.findIndex(({ cost_centre_id }) => !openCentres.has(cost_centre_id))
  if (unknown >= 0) return { [`cost_centres.${unknown}.cost_centre_id`]: ['travel.centre-closed'] }
  if (new Set(shares.map(({ cost_centre_id }) => cost_centre_id)).size < shares.length)
    return { cost_centres: ['travel.centre-twice'] }
  const sum = sumOf(shares.map(({ percentage }) => amountOf(percentage)))
  return sum === WHOLE ? {} : { cost_centres: ['travel.shares-100'] }
}

function dayFaults(wish: Wish): Faults {
  const isOutside = ({ date }: { readonly date: PlainDate }) => date < wish.from || date > wish.to
  const faults: Record<string, string[]> = {}
  for (const field of ['itinerary', 'meals'] as const) {
    const outside = wish[field].findIndex(isOutside)
    if (outside >= 0) faults[`${field}.${outside}.date`] = ['travel.outside-days']
  }
  const twice = wish.meals.findIndex(({ date }, at) => wish.meals.slice(0, at).some((other) => other.date === date))
  if (twice >= 0) faults[`meals.${twice}.date`] = ['travel.day-twice']
  return faults
}
