/** What a reader sees where words are asked for: in the language of the moment, with values, by number. */
import { afterAll, afterEach, expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { say, switchLanguage, wordOr, wordsOf } = await import('./words.ts')

wordsOf(
  { 'trial.greeting': 'Hello {{name}}', 'trial.rows_one': '{{count}} row', 'trial.rows_other': '{{count}} rows' },
  { 'trial.greeting': '您好，{{name}}', 'trial.rows_one': '{{count}} 列', 'trial.rows_other': '{{count}} 列' },
)
afterEach(() => switchLanguage('en'))
afterAll(() => vi.unstubAllGlobals())

test('words are said in the language of the moment, with what is put into them', () => {
  expect(say('trial.greeting', { name: '<Aida>' })).toBe('Hello <Aida>')
  switchLanguage('zh-Hant')
  expect(say('trial.greeting', { name: 'Aida' })).toBe('您好，Aida')
})

test('a number takes its form, also in words that came after the first number was said', () => {
  expect([say('trial.rows', { count: 1 }), say('trial.rows', { count: 0 })]).toEqual(['1 row', '0 rows'])
  wordsOf(
    { 'later.days_one': 'a day', 'later.days_other': '{{count}} days' },
    { 'later.days_one': '一天', 'later.days_other': '{{count}} 天' },
  )
  expect([say('later.days', { count: 1 }), say('later.days', { count: 2 })]).toEqual(['a day', '2 days'])
  switchLanguage('zh-Hant')
  expect([say('trial.rows', { count: 1 }), say('later.days', { count: 2 })]).toEqual(['1 列', '2 天'])
})

test('a word may have a form of its own for none', () => {
  wordsOf(
    { 'send.all_zero': 'Send', 'send.all_one': 'Send one', 'send.all_other': 'Send {{count}}' },
    { 'send.all_zero': '送出', 'send.all_one': '送出 {{count}} 筆', 'send.all_other': '送出 {{count}} 筆' },
  )
  expect([0, 1, 7].map((count) => say('send.all', { count }))).toEqual(['Send', 'Send one', 'Send 7'])
  switchLanguage('zh-Hant')
  expect([0, 1, 7].map((count) => say('send.all', { count }))).toEqual(['送出', '送出 1 筆', '送出 7 筆'])
})

test('what has no words is shown by its name', () => {
  expect([say('no.such.word'), wordOr('no.such.word', 'otherwise')]).toEqual(['no.such.word', 'otherwise'])
})
