import { expect, test } from 'vitest'
import { percentOf } from './percent.ts'

test('a change in per cent is rounded half-up, and from nothing there is none', () => {
  expect(percentOf('3000.00', '3300.00')).toBe('10.00')
  // A third of a hundred per cent; and the half of a hundredth goes up, below zero too.
  expect(percentOf('3000.00', '4000.00')).toBe('33.33')
  expect(percentOf('20000.00', '20001.00')).toBe('0.01')
  expect(percentOf('20000.00', '19999.00')).toBe('-0.01')
  expect(percentOf(null, '3000.00')).toBeNull()
  expect(percentOf('0.00', '3000.00')).toBeNull()
})
