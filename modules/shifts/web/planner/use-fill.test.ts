import { expect, test } from 'vitest'
import { reaching, sourceOf } from './use-fill.ts'

const source = { top: 1, bottom: 2, left: 3, right: 3 }

test('a range is pulled along the longer way, and repeats itself from where it began', () => {
  expect(reaching(source, { row: 6, column: 4 })).toEqual({ ...source, bottom: 6 })
  expect(reaching(source, { row: 2, column: 0 })).toEqual({ ...source, left: 0 })
  expect(reaching(source, { row: 2, column: 3 })).toBe(source)
  expect([3, 4, 0].map((row) => sourceOf(source, { row, column: 3 }).row)).toEqual([1, 2, 2])
})
