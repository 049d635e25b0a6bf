// Days that are priced once are priced as each by itself, and are asked of the law of their own day.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { lawOf, lawSince } from '#statutory/work-out.ts'
import type { DayWorked } from './asking.ts'
import { pricedOnce } from './equal-days.ts'
import { pricedDay } from './priced.ts'

const minutes = fc.constantFrom(0, 60, 120, 480)
const day = fc.constantFrom<DayWorked['day']>(
  { type: 'normal_working_day', free: null },
  { type: 'non_working_day', free: 'off' },
  { type: 'sunday_holiday', free: 'rest' },
  { type: 'regular_holiday', free: null },
)
const aDay: fc.Arbitrary<DayWorked> = fc.record({
  // On both sides of the days on which laws began.
  date: fc.constantFrom(...['2022-12-30', '2023-01-02', '2025-06-30', '2026-01-05', '2026-01-06'].map(plainDateOf)),
  ...{
    day,
    workedMinutes: minutes,
    workedNight: fc.constant(0),
    claimedMinutes: minutes,
    claimedNight: fc.constant(0),
  },
  ...{ wages: fc.constantFrom('2600.00', '3900.00', '48000.00'), normalMinutes: fc.constantFrom(450, 480) },
  ...{ restMinutes: fc.constantFrom(0, 60), agreed: fc.constantFrom(null, '3'), partTime: fc.boolean() },
  ...{ fullMinutes: fc.constant(480), asCovered: fc.boolean(), emergency: fc.boolean() },
  ...{ category: fc.constantFrom('rank_and_file', 'managerial'), factor: fc.constantFrom('261', '313') },
  ...{ monthBefore: fc.constantFrom(0, 2_700, 2_800), monthLimit: fc.constant(2_760) },
})

describe('equal days', () => {
  test.each(['MY', 'TW', 'PH'] as const)('%s: each comes to what it comes to alone', (country) => {
    fc.assert(
      fc.property(fc.array(aDay, { minLength: 2, maxLength: 40 }), (days) => {
        const price = pricedOnce(country)
        for (const one of days) expect(price(one)).toEqual(pricedDay(country, one))
      }),
    )
  })

  test('stand under one law from the day on which anything of it began', () => {
    const began = [...new Set(lawOf('my')?.histories.flatMap(({ blocks }) => blocks.map(({ from }) => from)))].sort()
    const [last] = began.slice(-1) as PlainDate[]
    expect(lawSince('my', '9999-12-31')).toBe(last)
    // Employment (Amendment) Act 2022: in force on 1 January 2023.
    expect(lawSince('my', '2022-12-31')).not.toBe(lawSince('my', '2023-01-01'))
    expect(lawSince('my', '2023-01-01')).toBe('2023-01-01')
  })
})
