import { describe, expect, test } from 'vitest'
import fc from '../../../../tests/support/properties.ts'
import { partsOf, settled } from './settle.ts'

const type = (carry_most: number, leftover: 'forfeit' | 'pay_out' = 'forfeit') => ({ carry_most, leftover })
const left = (halves: number, more: object = {}) => ({ left: halves, carriedBefore: 0, smallRest: 0, ...more })

describe('what is left of a year', () => {
  test.each([
    ['is forfeited where nothing is carried', type(0), left(7), { carried: 0, paidOut: 0, forfeited: 7 }],
    ['is carried up to the most', type(10), left(7), { carried: 7, paidOut: 0, forfeited: 0 }],
    ['is forfeited beyond it', type(10), left(13), { carried: 10, paidOut: 0, forfeited: 3 }],
    ['is paid out beyond it', type(10, 'pay_out'), left(13), { carried: 10, paidOut: 3, forfeited: 0 }],
    ['is forfeited whole up to one day (S9-010)', type(10), left(2, { smallRest: 2 }), { carried: 0, forfeited: 2 }],
    ['is carried whole above it', type(10), left(3, { smallRest: 2 }), { carried: 3, forfeited: 0 }],
    ['is paid however small', type(0, 'pay_out'), left(1, { smallRest: 2 }), { paidOut: 1, forfeited: 0 }],
    ['leaves room for what was carried before', type(10), left(5, { carriedBefore: 8 }), { carried: 2, forfeited: 3 }],
    ['is nothing', type(10), left(0), { carried: 0, paidOut: 0, forfeited: 0, why: [] }],
  ])('%s', (_, of, leftover, expected) => {
    expect(settled(of, leftover)).toMatchObject(expected)
  })

  test('is settled to the last half, however it lies among lots', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -4, max: 40 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom('forfeit' as const, 'pay_out' as const),
        (halves, most, leftover) => {
          const lots = halves.map((each) => ({ left: each }))
          const whole = halves.reduce((sum, each) => sum + Math.max(0, each), 0)
          const came = settled(type(most, leftover), left(whole))
          const parts = partsOf(lots, came)
          const sum = (of: 'carried' | 'paidOut' | 'forfeited') => parts.reduce((total, one) => total + one[of], 0)
          expect([sum('carried'), sum('paidOut'), sum('forfeited')]).toEqual([
            came.carried,
            came.paidOut,
            came.forfeited,
          ])
          expect(came.carried + came.paidOut + came.forfeited).toBe(whole)
        },
      ),
    )
  })
})
