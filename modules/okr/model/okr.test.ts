import { expect, test } from 'vitest'
import { nextQuarter } from './okr.ts'
import { objectiveProgress, okrProgress, progressOf } from './progress.ts'

const result = (start_value: string, target_value: string, current_value: string, weight = 1) => ({
  ...{ start_value, target_value, current_value, weight },
})

test('a key result is as far as it has come from its start to its target, also downwards, and never below or beyond', () => {
  // 25 of 40; 3 fewer of 12; a third, and half of a tenth that goes up: 1/16 is 6.25.
  expect(
    [result('10', '50', '35'), result('20', '8', '17'), result('0', '3', '1'), result('0', '16', '1')].map(progressOf),
  ).toEqual([...['62.5', '25.0', '33.3', '6.3']])
  expect([result('10', '50', '5'), result('10', '50', '80'), result('20', '8', '25')].map(progressOf)).toEqual([
    ...['0.0', '100.0', '0.0'],
  ])
})

test('an objective is what its key results are by their weights, and an OKR what its objectives are', () => {
  // A third, and all of it: by 2 to 1 that is 5/9.
  const one = { weight: 60, key_results: [result('0', '3', '1', 2), result('0', '1', '1', 1)] }
  const other = { weight: 40, key_results: [result('0', '4', '1')] }
  expect([objectiveProgress(one), objectiveProgress(other)]).toEqual(['55.6', '25.0'])
  // 60 x 5/9 + 40 x 1/4 = 33.33 + 10: rounded once, at the end.
  expect(okrProgress([one, other])).toBe('43.3')
  expect(okrProgress([])).toBe('0.0')
})

test('the quarter after the last is the first of the next year', () => {
  expect([nextQuarter({ year: 2026, quarter: 3 }), nextQuarter({ year: 2026, quarter: 4 })]).toEqual([
    { year: 2026, quarter: 4 },
    { year: 2027, quarter: 1 },
  ])
})
