import { expect, test } from 'vitest'
import { same, withEdits } from './kept-edits.ts'

const seen = { language: 'en', days: [30, 14], text: '' }

test('what was typed stays while a colleague saves something else', () => {
  const typed = { ...seen, text: 'Payroll, ext. 21' }
  const now = { ...seen, language: 'zh-hant', days: [30] }
  expect(withEdits(typed, seen, now)).toEqual({ language: 'zh-hant', days: [30], text: 'Payroll, ext. 21' })
})

test('a field that both changed keeps what was typed, beside what is in force now', () => {
  const now = { ...seen, text: 'Theirs' }
  expect(withEdits({ ...seen, text: 'Mine' }, seen, now).text).toBe('Mine')
})

test('a list is the same by what is in it', () => {
  expect(same([30, 14], [30, 14])).toBe(true)
  expect(same([30, 14], [14, 30])).toBe(false)
})
