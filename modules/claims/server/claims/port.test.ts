/** What a claim is told as: whoever decides and whoever claimed read what was claimed, not only what was spent. */
import { expect, test } from 'vitest'
import en from '../../words/messages.en.json' with { type: 'json' }
import zh from '../../words/messages.zh-Hant.json' with { type: 'json' }
import { type Fresh, requestOf } from './port.ts'

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, 'zh-Hant': zh }
const say = (language: string, key: string, values: Readonly<Record<string, unknown>> = {}) =>
  (words[language]?.[key] ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]))

const told = (claimable_amount: string) => {
  const claim = { type: 'Meals', expense_date: '2026-11-26', currency_code: 'PHP', amount: '880.00', paidIn: 'PHP' }
  return requestOf({ ...claim, base_amount: '880.00', claimable_amount } as Fresh, { say } as never).told
}

test('a claim of the whole is told by its amount', () => {
  expect(told('880.00').en.detail).toBe('26 Nov 2026, PHP 880.00')
})

test('a claim of less than was spent tells both', () => {
  expect(told('500.00').en.detail).toBe('26 Nov 2026, PHP 500.00 of PHP 880.00')
  expect(told('500.00')['zh-Hant'].detail).toContain('申請 PHP 500.00（支出 PHP 880.00）')
})
