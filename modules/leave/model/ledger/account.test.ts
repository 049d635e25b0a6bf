import { describe, expect, test } from 'vitest'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import fc from '../../../../tests/support/properties.ts'
import { waitsFor } from '../next-year/waits.ts'
import { type Exit, entriesOf, type GrantedLot, standingOf, type Taking } from './account.ts'
import { allocate } from './allocate.ts'
import { balanceOn } from './balance.ts'

const day = plainDateOf
const YEAR = { from: day('2026-01-01'), to: day('2026-12-31') }
const lot = (
  id: string,
  kind: GrantedLot['kind'],
  granted: number,
  from: string,
  to: string,
  gone = 0,
): GrantedLot => ({
  id,
  kind,
  granted,
  capacity: granted - gone,
  validFrom: day(from),
  expiresOn: day(to),
  isSettled: false,
  once: kind === 'carried',
  note: null,
})
const taking = (date: string, halves: number, status: Taking['status'] = 'approved', source = date): Taking => ({
  source,
  date: day(date),
  halves,
  status,
  isCorrection: false,
})

describe('what stands', () => {
  const lots = [
    lot('year', 'entitlement', 32, '2026-01-01', '2026-12-31'),
    lot('carried', 'carried', 8, '2026-01-01', '2026-03-31'),
  ]
  const takings = [
    taking('2026-02-02', 4),
    taking('2026-06-01', 6),
    taking('2026-11-30', 2),
    taking('2026-12-21', 4),
    taking('2026-12-28', 2, 'pending'),
  ]

  test('tells taken, booked and pending apart, and what was forfeited', () => {
    expect(standingOf({ lots, exits: [], takings }, day('2026-11-30'), YEAR)).toEqual({
      entitled: 32,
      carried: 8,
      taken: 12,
      booked: 4,
      pending: 2,
      paidOut: 0,
      forfeited: 4,
      forfeitedOn: ['2026-03-31'],
      unsettled: 0,
      balance: 24,
      available: 18,
      expiring: [{ on: '2026-12-31', halves: 18 }],
    })
  })

  test('as of an earlier day knows nothing of what came later', () => {
    expect(standingOf({ lots, exits: [], takings }, day('2026-02-01'), YEAR)).toMatchObject({
      taken: 0,
      booked: 16,
      forfeited: 0,
      balance: 40,
      expiring: [
        { on: '2026-03-31', halves: 4 },
        { on: '2026-12-31', halves: 18 },
      ],
    })
  })

  test('on the last day of what was settled since knows it forfeited and no longer there', () => {
    const settledLots = lots.map((one) => ({ ...one, isSettled: one.id === 'carried' }))
    expect(standingOf({ lots, exits: [], takings }, day('2026-03-31'), YEAR)).toMatchObject({
      forfeited: 0,
      balance: 36,
    })
    expect(standingOf({ lots: settledLots, exits: [], takings }, day('2026-03-31'), YEAR)).toMatchObject({
      forfeited: 4,
      balance: 32,
    })
  })

  test.each([
    ['carried up to a most', { granted: 'year', carry_most: 10, leftover: 'forfeit' }, [8, 12]],
    ['paid out', { granted: 'anniversary', carry_most: 0, leftover: 'pay_out' }, [0, 20]],
    ['that just ends', { granted: 'year', carry_most: 0, leftover: 'forfeit' }, [20, 0]],
    ['for an event', { granted: 'event', carry_most: 10, leftover: 'forfeit' }, [20, 0]],
  ] as const)(
    'what nobody has settled of leave %s waits or is forfeited, what is settled is forfeited',
    (_, type, expected) => {
      const ended = [
        lot('year', 'entitlement', 12, '2026-01-01', '2026-03-31'),
        lot('carried', 'carried', 8, '2026-01-01', '2026-03-31'),
      ]
      const stands = (of: typeof ended) => {
        const account = { lots: of, exits: [], takings: [] }
        const { forfeited, unsettled } = standingOf(account, day('2026-05-01'), YEAR, ({ once }) =>
          waitsFor(type, once),
        )
        return [forfeited, unsettled]
      }
      expect(stands(ended)).toEqual(expected)
      expect(stands(ended.map((one) => ({ ...one, isSettled: true })))).toEqual([20, 0])
    },
  )

  test('counts what was reduced or paid out', () => {
    const reduced = [lot('year', 'entitlement', 32, '2026-01-01', '2026-12-31', 6)]
    const exits: Exit[] = [
      { lot: 'year', kind: 'reduced', date: day('2026-05-01'), halves: 2, note: null },
      { lot: 'year', kind: 'paid_out', date: day('2026-05-01'), halves: 4, note: null },
    ]
    expect(standingOf({ lots: reduced, exits, takings: [] }, day('2026-06-01'), YEAR)).toMatchObject({
      entitled: 30,
      paidOut: 4,
      balance: 26,
      available: 26,
    })
  })
})

test('the entries add up to what stands', () => {
  const lots = [
    lot('year', 'entitlement', 8, '2026-01-01', '2026-12-31'),
    lot('carried', 'carried', 4, '2026-01-01', '2026-03-31'),
  ]
  const entries = entriesOf({ lots, exits: [], takings: [taking('2026-03-31', 2), taking('2026-04-01', 2)] }, YEAR.to)
  expect(entries.map(({ date, kind, halves, balance }) => [date, kind, halves, balance])).toEqual([
    ['2026-01-01', 'entitlement', 8, 8],
    ['2026-01-01', 'carried', 4, 12],
    ['2026-03-31', 'taken', -2, 10],
    ['2026-03-31', 'expired', -2, 8],
    ['2026-04-01', 'taken', -2, 6],
    ['2026-12-31', 'expired', -6, 0],
  ])
})

test('whatever happened, the last entry of a day is the balance of that day, pending leave taken', () => {
  const at = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(
      fc.array(fc.record({ from: at, length: at, halves: fc.integer({ min: 0, max: 9 }) }), { maxLength: 5 }),
      fc.array(fc.record({ on: at, halves: fc.integer({ min: 1, max: 4 }) }), { maxLength: 8 }),
      at,
      (granted, asked, when) => {
        const lots = granted.map(({ from, length, halves }, number) =>
          lot(`${number}`, 'entitlement', halves, addDays(YEAR.from, from), addDays(YEAR.from, from + length)),
        )
        const wanted = asked.map(({ on, halves }, number) =>
          taking(addDays(YEAR.from, on), halves, 'approved', `${number}`),
        )
        // As an application would: only what can be had.
        const takings = allocate(lots, wanted).uses.map(({ source, date, lot: from, halves }) =>
          taking(date, halves, 'approved', `${source} ${from}`),
        )
        const date = addDays(YEAR.from, when)
        const last = entriesOf({ lots, exits: [], takings }, date).at(-1)?.balance ?? 0
        const expiring = lots.filter(({ expiresOn }) => expiresOn === date)
        const { uses } = allocate(lots, takings)
        const lost = expiring.reduce(
          (sum, one) =>
            sum + one.capacity - uses.reduce((used, use) => used + (use.lot === one.id ? use.halves : 0), 0),
          0,
        )
        expect(last).toBe(balanceOn(lots, takings, date) - lost)
      },
    ),
  )
})
