import { expect, test } from 'vitest'
import { inWholeWeeks } from './periods.ts'

test('a month is copied by whole weeks, so that every day comes from its own weekday', () => {
  expect([7, 14, 28, 31].map(inWholeWeeks)).toEqual([7, 14, 28, 35])
})
