import { expect, test } from 'vitest'
import { OptionalText, ShortText } from './fields.ts'

test('a name comes without marks that nobody sees or that turn its direction, and is none of these alone', () => {
  expect(ShortText.parse('\u202eTan\u200b Ah\u2069 Kow ')).toBe('Tan Ah Kow')
  expect(ShortText.safeParse('\u200b\u2060').success).toBe(false)
  expect(OptionalText.parse('\ufeff')).toBe('')
})

test('joiners stay, since scripts and emoji are written with them', () => {
  expect(ShortText.parse('👩‍💻 نام‌ها')).toBe('👩‍💻 نام‌ها')
})
