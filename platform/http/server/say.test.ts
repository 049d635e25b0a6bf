import { expect, test } from 'vitest'
import { sayFrom } from './say.ts'

const say = sayFrom([
  {
    en: {
      'trial.wrong': '{{wrong}} of {{rows}} {{rows:row|rows}} {{wrong:is|are}} wrong',
      'trial.name': '{{name}}!',
      'trial.month': '{{month}} of {{name}}',
    },
    'zh-Hant': { 'trial.month': '{{name}}的{{month}}', 'trial.wrong': '{{rows}} 列中有 {{wrong}} 列錯誤' },
  },
])

test.each([
  [1, 1, '1 of 1 row is wrong'],
  [1, 3, '1 of 3 rows is wrong'],
  [0, 2, '0 of 2 rows are wrong'],
  [2, '1000', '2 of 1000 rows are wrong'],
])('a word follows the number beside it: %s of %s', (wrong, rows, expected) => {
  expect(say('en', 'trial.wrong', { wrong, rows })).toBe(expected)
  expect(say('zh-Hant', 'trial.wrong', { wrong, rows })).toBe(`${rows} 列中有 ${wrong} 列錯誤`)
})

test('what somebody typed is told as it was typed, and a value that is missing stays a hole', () => {
  expect(say('en', 'trial.name', { name: '{{rows:row|rows}}' })).toBe('{{rows:row|rows}}!')
  expect(say('en', 'trial.name')).toBe('{{name}}!')
})

test('several are told one after the other as each language writes it', () => {
  const params = { month: ['張家瑋', '李承翰'], name: 'Ann' }
  expect(say('en', 'trial.month', params)).toBe('張家瑋, 李承翰 of Ann')
  expect(say('zh-Hant', 'trial.month', params)).toBe('Ann的張家瑋、李承翰')
})

test('months are named, runs of pay that go by their month too, and what is no month is left alone', () => {
  const params = { month: '2026-01', name: 'Ann' }
  expect(say('en', 'trial.month', params)).toBe('January 2026 of Ann')
  expect(say('zh-Hant', 'trial.month', params)).toBe('Ann的2026 年 1 月')
  expect(say('en', 'trial.month', { month: '2026-13', name: '2026-02' })).toBe('2026-13 of February 2026')
})
