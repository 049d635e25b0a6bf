import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

test('the keys go on at the next row once theirs is gone, and stay with what is open', () => {
  const second = { id: 'b', at: 1 }
  expect(placeOf(['a', 'b', 'c'], undefined, undefined)).toBe(-1)
  expect(placeOf(['a', 'b', 'c'], undefined, second)).toBe(1)
  expect(placeOf(['a', 'c'], undefined, second)).toBe(1)
  expect(placeOf(['a'], undefined, second)).toBe(0)
  expect(placeOf([], undefined, second)).toBe(-1)
  expect(placeOf(['a', 'b', 'c'], 'c', second)).toBe(2)
  // Open from elsewhere: it is no row.
  expect(placeOf(['a', 'c'], 'x', second)).toBe(-1)
})
