import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { blocksOf } from './blocks.ts'
import { lackingTexts, letterNumber, requestDueOn, textsIn, waitsForAnswer } from './letter.ts'
import { askedIn, filled, unknownIn, usesPay } from './placeholders.ts'

test('holes are filled from what is known and from what the writer was asked', () => {
  const text = 'Dear {{full_name}}, your salary becomes {{? New salary}} on {{ ?Effective date }}. {{full_name}}'
  expect(askedIn(text, null)).toEqual(['New salary', 'Effective date'])
  expect(
    filled(text, { full_name: 'Ann' }, { 'New salary': 'MYR 5,000.00', 'Effective date': ' 1 Jan 2027 ' }),
  ).toEqual({
    text: 'Dear Ann, your salary becomes MYR 5,000.00 on 1 Jan 2027. Ann',
    missing: [],
  })
})

test('what is missing stays in sight and is named once, but for what may be left out', () => {
  expect(filled('{{position}} {{position}} {{? Amount}} [{{left_on}}]', { position: null })).toEqual({
    text: '{{position}} {{position}} {{? Amount}} []',
    missing: ['position', 'Amount'],
  })
})

test('a value is text: a hole in it is not filled again', () => {
  expect(filled('{{full_name}}', { full_name: '{{basic_salary}}', basic_salary: '9' }).text).toBe('{{basic_salary}}')
})

test('a hole of no known name is told as it was typed', () => {
  expect(unknownIn('{{salary}} {{constructor}} {{}} {{full_name}} {{? New role}} {{7*7}}')).toEqual([
    'salary',
    'constructor',
    '',
    '7*7',
  ])
  expect(usesPay('{{basic_salary}}', null)).toBe(true)
  expect(usesPay('basic_salary')).toBe(false)
})

test('a line that only names what is not there is left out, and stays where it is', () => {
  const text = 'To the bank\n\nAnn works here.\n\nPurpose: {{purpose}}'
  expect(filled(text, { purpose: 'Housing loan' }).text).toBe('To the bank\n\nAnn works here.\n\nPurpose: Housing loan')
  expect(filled(text, { purpose: null }).text).toBe('To the bank\n\nAnn works here.')
  expect(filled('用途：{{purpose}}\n此致', {}).text).toBe('\n此致')
  // What has to be there is asked for, and what stands in a sentence stays one.
  expect(filled('Position: {{position}}', {}).missing).toEqual(['position'])
  expect(filled('Left: {{left_on}} or later', {}).text).toBe('Left:  or later')
})

test('a letter in one language keeps no words of the other, and needs its own', () => {
  const texts = { title_en: 'A', text_en: ' ', title_zh: '甲', text_zh: '乙' }
  expect(textsIn('zh', texts)).toEqual({ title_en: null, text_en: null, title_zh: '甲', text_zh: '乙' })
  expect(lackingTexts('both', texts)).toEqual(['text_en'])
  expect(lackingTexts('zh', texts)).toEqual([])
})

test('a letter waits until it is read or signed, whatever was asked', () => {
  expect(waitsForAnswer({ status: 'sent', answer: 'read' })).toBe(true)
  expect(waitsForAnswer({ status: 'read', answer: 'read' })).toBe(false)
  expect(waitsForAnswer({ status: 'read', answer: 'sign' })).toBe(true)
  expect(waitsForAnswer({ status: 'declined', answer: 'sign' })).toBe(false)
  expect(waitsForAnswer({ status: 'sent', answer: 'none' })).toBe(false)
})

test('a certificate is due three days after it was asked for (Labor Advisory 06-2020)', () => {
  expect(requestDueOn(plainDateOf('2026-12-30'))).toBe('2027-01-02')
  expect([letterNumber(2026, 7), letterNumber(2026, 12_345)]).toEqual(['2026-0007', '2026-12345'])
})

test('an empty line parts paragraphs, lines that begin with a dash are a list', () => {
  expect(blocksOf('To whom it may concern\r\n\r\nWe confirm:\n- one\n- two\nand more\n\n\n')).toEqual([
    { kind: 'text', text: 'To whom it may concern' },
    { kind: 'text', text: 'We confirm:' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'text', text: 'and more' },
  ])
  expect(blocksOf(' \n')).toEqual([])
})
