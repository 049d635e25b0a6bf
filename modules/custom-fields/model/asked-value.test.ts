import { expect, test } from 'vitest'
import { askedValue } from './asked-value.ts'

const of = (kind: 'text' | 'number' | 'date' | 'choice') => ({ kind, choices: [] })

test('spans are open at either end, and read as their field keeps numbers and days', () => {
  expect(askedValue(of('number'), '007.50..')).toEqual({ how: 'between', from: '7.5', to: null })
  expect(askedValue(of('number'), '-3..1,000')).toEqual({ how: 'between', from: '-3', to: '1000' })
  expect(askedValue(of('date'), '..2026-12-31')).toEqual({ how: 'between', from: null, to: '2026-12-31' })
})

test('what can be nothing of the field is refused, and two dots in a text or a choice are no span', () => {
  for (const text of ['..', 'x..2', '1..y']) expect(askedValue(of('number'), text)).toBeUndefined()
  expect(askedValue(of('date'), '2026-02-30..')).toBeUndefined()
  expect(askedValue(of('text'), '~  ')).toBeUndefined()
  expect(askedValue(of('text'), 'a..b')).toEqual({ how: 'is', value: 'a..b' })
  expect(askedValue(of('text'), '~ North ')).toEqual({ how: 'contains', value: 'North' })
  expect(askedValue(of('choice'), '~S')).toEqual({ how: 'is', value: '~S' })
})
