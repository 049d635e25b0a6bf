import { expect, test } from 'vitest'
import { plainDateOf as day } from '#kernel/plain-date.ts'
import { changeHoldsFrom, formerAfter, payMonthOf } from './pay-month.ts'

test.each([
  ['2026-09-25', '2026-09'],
  ['2026-10-25', '2026-11'],
  ['2026-11-20', '2026-11'],
  ['2026-11-21', '2026-11'],
  ['2026-11-26', '2026-12'],
])(
  '%s counts in %s by the cut-off day of its month: none up to September, the 20th in October, the 25th since',
  (date, month) => {
    const cutOffs = [
      { until: day('2026-10-01'), day: null },
      { until: day('2026-11-01'), day: 20 },
      { until: null, day: 25 },
    ]
    expect(payMonthOf(day(date), cutOffs, null)).toBe(month)
  },
)

test('whoever leaves is paid the last time for the month they leave in', () => {
  const cutOffs = [{ until: null, day: 20 }]
  expect(payMonthOf(day('2026-11-25'), cutOffs, day('2026-11-28'))).toBe('2026-11')
  expect(payMonthOf(day('2026-11-25'), cutOffs, day('2026-12-01'))).toBe('2026-12')
})

test('a change holds from this month on, never for a closed one, and for all while none is closed', () => {
  const today = day('2026-11-23')
  expect(changeHoldsFrom(today, null)).toBeNull()
  expect(changeHoldsFrom(today, day('2026-09-01'))).toBe('2026-11-01')
  expect(changeHoldsFrom(today, day('2026-12-01'))).toBe('2026-12-01')
})

test('what a change takes the place of is kept; changed again before it holds, the one between never held', () => {
  const first = formerAfter<{ day: number | null }>([], { day: null }, day('2026-10-01'))
  expect(first).toEqual([{ until: '2026-10-01', day: null }])
  const second = formerAfter(first, { day: 20 }, day('2026-12-01'))
  expect(second).toEqual([...first, { until: '2026-12-01', day: 20 }])
  expect(formerAfter(second, { day: 25 }, day('2026-12-01'))).toEqual(second)
  // November was opened again meanwhile.
  expect(formerAfter(second, { day: 25 }, day('2026-11-01'))).toEqual([...first, { until: '2026-11-01', day: 20 }])
  expect(formerAfter(second, { day: 25 }, null)).toEqual([])
})
