/** What somebody has of a type of leave on a day, from the lots and what is taken from them. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Halves } from '../halves.ts'
import { allocate, type Demand, isValidOn, type Lot } from './allocate.ts'

/**
 * How much more could be taken on this day without anything asked for so far losing its place: what is booked for
 * later counts, what can be moved to other lots does not.
 */
export function availableOn(lots: readonly Lot[], demands: readonly Demand[], day: PlainDate): Halves {
  const most = sum(lots.filter((lot) => isValidOn(lot, day)).map(({ capacity }) => capacity))
  const before = sum(allocate(lots, demands).short.map(({ halves }) => halves))
  const asked = [...demands, { source: LAST, date: day, halves: most }]
  const after = sum(allocate(lots, asked).short.map(({ halves }) => halves))
  return Math.max(0, most - (after - before))
}

/** What stands on a day once its own leave is taken: valid lots less what was taken from them until then. */
export function balanceOn(lots: readonly Lot[], demands: readonly Demand[], day: PlainDate): Halves {
  const until = demands.filter(({ date }) => date <= day)
  const { uses } = allocate(lots, until)
  return sum(
    lots
      .filter((lot) => isValidOn(lot, day))
      .map((lot) => lot.capacity - sum(uses.filter((use) => use.lot === lot.id).map(({ halves }) => halves))),
  )
}

/** Sorts after every id, so that the question takes only what nobody else does on the day. */
const LAST = '\u{10ffff}'

const sum = (all: readonly Halves[]): Halves => all.reduce((total, one) => total + one, 0)
