/**
 * Which lot each day of leave is taken from: day by day, always from the lot that expires first among those valid on
 * the day. The answer follows from the lots and the days alone and never from the order in which leave was asked for;
 * and whenever all days can be served at all, this serves them all.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Halves } from '../halves.ts'

export type Lot = {
  readonly id: string
  readonly validFrom: PlainDate
  /** The last day it may be used; null for never expiring. */
  readonly expiresOn: PlainDate | null
  /** What was granted less what left it otherwise than by leave. */
  readonly capacity: Halves
  /** Of lots that end on the same day, what was carried over is used first. */
  readonly isCarried?: boolean
}

/** Something that was or is to be taken on a day. */
export type Demand = { readonly source: string; readonly date: PlainDate; readonly halves: Halves }

export type Use = {
  readonly source: string
  readonly date: PlainDate
  readonly lot: string
  readonly halves: Halves
}

type Allocation = {
  readonly uses: readonly Use[]
  /** What no lot could serve, in the same order. */
  readonly short: readonly Demand[]
}

export function allocate(lots: readonly Lot[], demands: readonly Demand[]): Allocation {
  const inOrder = [...lots].sort(byExpiry)
  const left = new Map(inOrder.map(({ id, capacity }) => [id, capacity]))
  const uses: Use[] = []
  const short: Demand[] = []
  for (const demand of [...demands].sort(byDate)) {
    let missing = demand.halves
    for (const lot of inOrder) {
      if (missing === 0) break
      const here = isValidOn(lot, demand.date) ? Math.min(missing, left.get(lot.id) ?? 0) : 0
      if (here === 0) continue
      left.set(lot.id, (left.get(lot.id) ?? 0) - here)
      missing -= here
      uses.push({ source: demand.source, date: demand.date, lot: lot.id, halves: here })
    }
    if (missing > 0) short.push({ ...demand, halves: missing })
  }
  return { uses, short }
}

export const isValidOn = ({ validFrom, expiresOn }: Lot, day: PlainDate): boolean =>
  validFrom <= day && (expiresOn === null || day <= expiresOn)

/** Earliest expiry first, then what was carried over, then the earliest grant; the id decides what is otherwise the same. */
function byExpiry(one: Lot, other: Lot): number {
  return (
    order(one.expiresOn ?? NEVER, other.expiresOn ?? NEVER) ||
    Number(other.isCarried ?? false) - Number(one.isCarried ?? false) ||
    order(one.validFrom, other.validFrom) ||
    order(one.id, other.id)
  )
}

const byDate = (one: Demand, other: Demand): number => order(one.date, other.date) || order(one.source, other.source)

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const NEVER = '9999-12-31'
