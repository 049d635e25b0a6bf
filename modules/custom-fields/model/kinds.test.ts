import { expect, test } from 'vitest'
import { cleanChoices, type FieldKind, judgedValue } from './kinds.ts'

const kept = (kind: FieldKind, typed: string, choices: readonly string[] = []) => judgedValue({ kind, choices }, typed)

test('text is kept without the space around it, up to 255 characters', () => {
  expect(kept('text', ' B 1234 XY ')).toEqual({ value: 'B 1234 XY' })
  expect(kept('text', '字'.repeat(255))).toEqual({ value: '字'.repeat(255) })
  expect(kept('text', '字'.repeat(256))).toEqual({ wrong: 'http.short-text' })
})

test.each([
  ['42', '42'],
  ['007.50', '7.5'],
  ['1,234.5678', '1234.5678'],
  ['-0.10', '-0.1'],
  ['-0', '0'],
  ['0.00', '0'],
])('the number %s is kept as %s', (typed, value) => {
  expect(kept('number', typed)).toEqual({ value })
})

test.each(['', 'ten', '1.23456', '123456789012', '1e3', '--1'])('%j is no number', (typed) => {
  expect(kept('number', typed)).toEqual({ wrong: 'customFields.not-a-number' })
})

test('a day is one of the calendar, in years that people live in', () => {
  expect(kept('date', '2026-02-28')).toEqual({ value: '2026-02-28' })
  expect(kept('date', '2026-02-29')).toEqual({ wrong: 'http.day' })
  expect(kept('date', '0202-01-01')).toEqual({ wrong: 'http.day-too-far' })
})

test('a choice is one of the list, as the list spells it', () => {
  expect(kept('choice', 'm', ['S', 'M'])).toEqual({ value: 'M' })
  expect(kept('choice', 'XL', ['S', 'M'])).toEqual({ wrong: 'customFields.no-choice' })
})

test('yes and no are said as such', () => {
  expect(kept('yes_no', 'yes')).toEqual({ value: 'yes' })
  expect(kept('yes_no', 'maybe')).toEqual({ wrong: 'customFields.not-yes-no' })
})

test('a list has each choice once, and only a field to choose from has one', () => {
  expect(cleanChoices('choice', [' S ', '', 'M'])).toEqual(['S', 'M'])
  expect(cleanChoices('choice', ['S', 's'])).toBeUndefined()
  expect(cleanChoices('choice', [' '])).toBeUndefined()
  expect(cleanChoices('text', [])).toEqual([])
  expect(cleanChoices('text', ['S'])).toBeUndefined()
})
