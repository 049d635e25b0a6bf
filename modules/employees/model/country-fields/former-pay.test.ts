import { expect, test } from 'vitest'
import { mayHaveFormerPay } from './former-pay.ts'

const TODAY = '2026-11-29'

test('whoever joins in the course of this year is asked about a former employer', () => {
  expect(mayHaveFormerPay('2026-02-01', TODAY)).toBe(true)
  expect(mayHaveFormerPay('2026-12-01', TODAY)).toBe(true)
})

test('whoever joined in January or in an earlier year is not: nobody else paid them this year', () => {
  expect(mayHaveFormerPay('2026-01-31', TODAY)).toBe(false)
  expect(mayHaveFormerPay('2021-06-01', TODAY)).toBe(false)
})

test('a first day of next year is asked about that year', () => {
  expect(mayHaveFormerPay('2027-03-01', TODAY)).toBe(true)
  expect(mayHaveFormerPay('2027-01-04', TODAY)).toBe(false)
})
