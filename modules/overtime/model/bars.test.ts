import { expect, test } from 'vitest'
import { scaleOf, sumOf } from './bars.ts'

const of = (
  approved_minutes: number,
  pending_minutes = 0,
  uncounted_minutes = 0,
  limit_minutes: number | null = 6240,
  over_before_minutes = 0,
) => ({
  ...{ approved_minutes, pending_minutes, uncounted_minutes, limit_minutes, over_before_minutes },
})

test('bars fill the width while the limit is far, and stand beside it once somebody comes near', () => {
  expect(scaleOf([of(240), of(120, 60)])).toEqual({ whole: 240, limit: null })
  expect(scaleOf([of(3000, 240)])).toEqual({ whole: 6240, limit: 6240 })
  expect(scaleOf([of(7000)])).toEqual({ whole: 7000, limit: 6240 })
  expect(scaleOf([of(600, 0, 0, null)])).toEqual({ whole: 600, limit: null })
})

test('whoever has least left is told, by what counts; hours that do not count are worked all the same', () => {
  const [one, other] = [of(300, 60, 0), of(0, 0, 900)]
  expect(sumOf([other, one])).toEqual({ minutes: 1260, waiting: 60, nearest: one, left: 5880 })
  expect(sumOf([of(60, 0, 0, null)])).toMatchObject({ left: null })
})

test('whoever had too much before the limit was raised is over it, whatever the rest of the month allows', () => {
  const [early, late] = [of(2880, 0, 0, 3240, 120), of(3000, 0, 0, 3240)]
  expect(sumOf([late, early])).toMatchObject({ nearest: early, left: -120 })
})
