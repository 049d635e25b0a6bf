import { expect, test } from 'vitest'
import { percentOf, rateOf } from './rate-text.ts'

test.each([
  ['0.0011', '0.11'],
  ['0.0021', '0.21'],
  ['0.002', '0.2'],
  ['0.01', '1'],
  ['0.0105', '1.05'],
])('a rate of %s is %s per cent, and the other way', (rate, percent) => {
  expect(percentOf(rate)).toBe(percent)
  expect(rateOf(percent)).toBe(rate)
})

test('nothing and what is no number stay as they are', () => {
  expect(rateOf('')).toBe('')
  expect(rateOf('about 1')).toBe('about 1')
  expect(percentOf('.0011')).toBe('0.11')
})
