import { expect, test } from 'vitest'
import { moneyInWords } from './money-in-words.ts'

test('amounts are written with their separators, and other things stay as they are', () => {
  const params = { earned: '134612.90', to: '2026-12', months: '2', days: 5, source: 'Article 298' }
  expect(moneyInWords(params)).toEqual({ ...params, earned: '134,612.90' })
  expect(moneyInWords({ base: '45800.00' }, 'TWD')).toEqual({ base: '45,800' })
})
