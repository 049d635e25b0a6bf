import { describe, expect, test } from 'vitest'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import fc from '../../../../tests/support/properties.ts'
import { allocate, type Demand, type Lot, type Use } from './allocate.ts'
import { availableOn, balanceOn } from './balance.ts'

const day = (text: string): PlainDate => plainDateOf(text)
const START = day('2026-01-01')
const lot = (id: string, capacity: number, from = '2026-01-01', to: string | null = '2026-12-31'): Lot => ({
  id,
  capacity,
  validFrom: day(from),
  expiresOn: to === null ? null : day(to),
})
const taken = (date: string, halves: number, source = date): Demand => ({ source, date: day(date), halves })

describe('leave is taken', () => {
  test('from what expires first, and what never expires last', () => {
    const lots = [lot('never', 4, '2026-01-01', null), lot('year', 4), lot('carried', 2, '2026-01-01', '2026-03-31')]
    expect(allocate(lots, [taken('2026-02-02', 8)]).uses.map(({ lot, halves }) => [lot, halves])).toEqual([
      ['carried', 2],
      ['year', 4],
      ['never', 2],
    ])
  })

  test('on the first and the last day of a lot, and on no other', () => {
    const lots = [lot('spring', 8, '2026-03-01', '2026-05-31')]
    const demands = ['2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01'].map((date) => taken(date, 2))
    expect(allocate(lots, demands).short.map(({ date }) => date)).toEqual(['2026-02-28', '2026-06-01'])
  })

  test('in the same way whichever was asked for first', () => {
    const lots = [lot('carried', 2, '2026-01-01', '2026-03-31'), lot('year', 4)]
    const [early, late] = [taken('2026-02-02', 2), taken('2026-08-03', 4)]
    expect(allocate(lots, [late, early])).toEqual(allocate(lots, [early, late]))
    expect(allocate(lots, [late, early]).short).toEqual([])
  })
})

describe('what is left', () => {
  const lots = [lot('carried', 4, '2026-01-01', '2026-03-31'), lot('year', 16)]

  test('as of a day counts what was taken until then, and nothing that has expired', () => {
    const demands = [taken('2026-02-02', 2), taken('2026-05-04', 6)]
    expect(balanceOn(lots, demands, day('2026-01-31'))).toBe(20)
    expect(balanceOn(lots, demands, day('2026-02-02'))).toBe(18)
    expect(balanceOn(lots, demands, day('2026-03-31'))).toBe(18)
    expect(balanceOn(lots, demands, day('2026-04-01'))).toBe(16)
    expect(balanceOn(lots, demands, day('2026-12-31'))).toBe(10)
    expect(balanceOn(lots, demands, day('2027-01-01'))).toBe(0)
  })

  test('to ask for leaves what is booked for later its place', () => {
    const booked = [taken('2026-11-02', 10)]
    expect(availableOn(lots, booked, day('2026-02-02'))).toBe(10)
    expect(availableOn(lots, booked, day('2026-04-06'))).toBe(6)
  })

  test('counts what a later day could take from a later lot', () => {
    const next = [lot('year', 2), lot('next', 2, '2026-07-01', '2027-06-30')]
    const booked = [taken('2026-08-03', 2)]
    expect(availableOn(next, booked, day('2026-06-01'))).toBe(2)
    expect(allocate(next, [...booked, taken('2026-06-01', 2)]).short).toEqual([])
  })
})

const days = fc.integer({ min: 0, max: 60 })
const someLots = fc.array(
  fc.record({ from: days, length: fc.option(days, { nil: null }), capacity: fc.integer({ min: 0, max: 8 }) }),
  { maxLength: 6 },
)
const someDemands = fc.array(fc.record({ at: days, halves: fc.integer({ min: 1, max: 6 }) }), { maxLength: 12 })
const lotsOf = (given: { from: number; length: number | null; capacity: number }[]): Lot[] =>
  given.map(({ from, length, capacity }, at) => ({
    id: `lot ${at}`,
    capacity,
    validFrom: addDays(START, from),
    expiresOn: length === null ? null : addDays(START, from + length),
  }))
const demandsOf = (given: { at: number; halves: number }[]): Demand[] =>
  given.map(({ at, halves }, number) => ({ source: `request ${number}`, date: addDays(START, at), halves }))
const total = (all: readonly { halves: number }[]): number => all.reduce((sum, { halves }) => sum + halves, 0)

/** The most that any way of taking could serve, found by trying paths instead of by an order. */
function mostServed(lots: readonly Lot[], demands: readonly Demand[]): number {
  const units = demands.flatMap(({ date, halves }) => Array.from({ length: halves }, () => date))
  const held = lots.map(({ capacity }) => Array.from({ length: capacity }, () => -1))
  const place = (unit: number, seen: Set<string>): boolean =>
    lots.some((one, at) => {
      const date = units[unit]
      if (date === undefined || one.validFrom > date || (one.expiresOn !== null && one.expiresOn < date)) return false
      return held[at]?.some((holder, slot) => {
        if (seen.has(`${at} ${slot}`)) return false
        seen.add(`${at} ${slot}`)
        if (holder !== -1 && !place(holder, seen)) return false
        const slots = held[at]
        if (slots) slots[slot] = unit
        return true
      })
    })
  return units.filter((_, unit) => place(unit, new Set())).length
}

type Way = typeof allocate
/** What has to hold of any way of taking leave from lots. */
const holding = {
  'the order of requests changes nothing': (way: Way, runs = 100) =>
    fc.assert(
      fc.property(someLots, someDemands, fc.infiniteStream(fc.nat()), (lots, asked, keys) => {
        const demands = demandsOf(asked)
        const shuffled = demands
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .sort((left, right) => left.key - right.key)
          .map(({ one }) => one)
        expect(way([...lotsOf(lots)].reverse(), shuffled)).toEqual(way(lotsOf(lots), demands))
      }),
      { numRuns: runs },
    ),
  'no lot gives more than it holds, nor on a day it is not valid': (way: Way, runs = 100) =>
    fc.assert(
      fc.property(someLots, someDemands, (given, asked) => {
        const lots = lotsOf(given)
        const { uses } = way(lots, demandsOf(asked))
        for (const one of lots) {
          const own = uses.filter((use) => use.lot === one.id)
          expect(total(own)).toBeLessThanOrEqual(one.capacity)
          for (const { date } of own) {
            expect(date >= one.validFrom && (one.expiresOn === null || date <= one.expiresOn)).toBe(true)
          }
        }
      }),
      { numRuns: runs },
    ),
  'every half asked for is served or missing, and as many are served as any way could': (way: Way, runs = 100) =>
    fc.assert(
      fc.property(someLots, someDemands, (given, asked) => {
        const [lots, demands] = [lotsOf(given), demandsOf(asked)]
        const { uses, short } = way(lots, demands)
        expect(total(uses) + total(short)).toBe(total(demands))
        expect(total(uses)).toBe(mostServed(lots, demands))
      }),
      { numRuns: runs },
    ),
} as const

/** Faults as somebody might make them, each with what has to find it. */
const planted: readonly (readonly [string, keyof typeof holding, Way])[] = [
  ['days are served as they were asked for', 'the order of requests changes nothing', inTheOrderAsked],
  [
    'what expires first is used last',
    'every half asked for is served or missing, and as many are served as any way could',
    (lots, demands) => inTheOrderAsked([...lots].sort(latestFirst), [...demands].sort(earliestFirst)),
  ],
  [
    'the last day of a lot is left out',
    'every half asked for is served or missing, and as many are served as any way could',
    (lots, demands) => {
      const shortened = lots.map((one) => ({ ...one, expiresOn: one.expiresOn && addDays(one.expiresOn, -1) }))
      return allocate(shortened, demands)
    },
  ],
  [
    'a lot gives a half more than it holds',
    'no lot gives more than it holds, nor on a day it is not valid',
    (lots, demands) => {
      const wider = lots.map((one) => ({ ...one, capacity: one.capacity + 1 }))
      return allocate(wider, demands)
    },
  ],
]

const latestFirst = (one: Lot, other: Lot): number => ((one.expiresOn ?? '9') > (other.expiresOn ?? '9') ? -1 : 1)
const earliestFirst = (one: Demand, other: Demand): number => (one.date < other.date ? -1 : 1)

/** Each day from the first lot that has something, whatever expires when. */
function inTheOrderAsked(lots: readonly Lot[], demands: readonly Demand[]): ReturnType<Way> {
  const left = new Map(lots.map(({ id, capacity }) => [id, capacity]))
  const [uses, short]: [Use[], Demand[]] = [[], []]
  for (const demand of demands) {
    let missing = demand.halves
    for (const one of lots) {
      const { uses: here } = allocate([{ ...one, capacity: left.get(one.id) ?? 0 }], [{ ...demand, halves: missing }])
      missing -= total(here)
      left.set(one.id, (left.get(one.id) ?? 0) - total(here))
      uses.push(...here)
    }
    if (missing > 0) short.push({ ...demand, halves: missing })
  }
  return { uses, short }
}

describe('whatever lots and requests there are', () => {
  test.each(Object.entries(holding))('%s', (_, holds) => holds(allocate))

  test.each(planted)('a planted fault is found: %s', (_, rule, way) => {
    // A fault in few of the cases needs many of them; the first that shows it ends the search.
    expect(() => holding[rule](way, 20_000)).toThrow('Property failed')
  })

  test('what is said to be available can be taken, and not a half more', () => {
    fc.assert(
      fc.property(someLots, someDemands, days, (given, asked, at) => {
        const lots = lotsOf(given)
        const demands = allocate(lots, demandsOf(asked)).uses.map(({ source, date, halves, lot: from }) => ({
          source: `${source} ${from}`,
          date,
          halves,
        }))
        const date = addDays(START, at)
        const free = availableOn(lots, demands, date)
        const with_ = (halves: number) => total(allocate(lots, [...demands, { source: 'new', date, halves }]).short)
        expect(free === 0 ? 0 : with_(free)).toBe(0)
        expect(with_(free + 1)).toBe(1)
      }),
    )
  })

  test('the balance of a day is not changed by what is asked for later days', () => {
    fc.assert(
      fc.property(someLots, someDemands, someDemands, days, (given, asked, later, at) => {
        const date = addDays(START, at)
        const more = demandsOf(later)
          .filter((one) => one.date > date)
          .map((one) => ({ ...one, source: `later ${one.source}` }))
        const lots = lotsOf(given)
        expect(balanceOn(lots, [...demandsOf(asked), ...more], date)).toBe(balanceOn(lots, demandsOf(asked), date))
      }),
    )
  })
})
