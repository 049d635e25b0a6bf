import { expect, test } from 'vitest'
import { mayWrite, textFaults } from './article.ts'
import { lineChanges } from './changes.ts'
import { matches } from './search.ts'

test('what changed is told line by line, what stayed stays in its place', () => {
  expect(lineChanges('Keys\nCards\nDoors', 'Keys\nPhones\nDoors\nLights')).toEqual([
    { kind: 'same', text: 'Keys' },
    { kind: 'gone', text: 'Cards' },
    { kind: 'new', text: 'Phones' },
    { kind: 'same', text: 'Doors' },
    { kind: 'new', text: 'Lights' },
  ])
  expect(lineChanges('Same', 'Same')).toEqual([{ kind: 'same', text: 'Same' }])
})

test('a search wants all its words, in any order, case and width', () => {
  expect(matches('ＱＲ cafe', ['Scan the qr code', 'At the Café'])).toBe(true)
  expect(matches('請假，特休', ['特休如何請假'])).toBe(true)
  expect(matches('leave bank', ['Apply for leave'])).toBe(false)
  expect(matches('', ['anything', null])).toBe(true)
})

test('a second language is whole or none, and whoever keeps claims writes about claims alone', () => {
  const texts = { title: 'A', title_zh: null, content: 'B', content_zh: '乙' }
  expect(textFaults(texts)).toEqual({ title_zh: ['handbook.whole-language'] })
  expect(textFaults({ ...texts, title_zh: '甲' })).toEqual({})
  expect([mayWrite(false, { is_claims: true }), mayWrite(false, { is_claims: false })]).toEqual([true, false])
})
