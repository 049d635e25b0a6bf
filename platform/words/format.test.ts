import { expect, test } from 'vitest'
import {
  agoText,
  briefSpanText,
  changeText,
  dayText,
  distanceText,
  inBrackets,
  momentDayText,
  momentText,
  moneyText,
  percentChange,
  spanText,
  wholeText,
} from './format.ts'
import { languageOf, localeKeyOf } from './locales.ts'
import { endingInMonth, monthsInWords } from './months-in-words.ts'

test('money has two decimals and thousands separators, in Taiwan no decimals (S9-037, S9-038)', () => {
  expect(moneyText('1234567.5', 'MYR')).toBe('1,234,567.50')
  expect(moneyText('-0.01', 'PHP')).toBe('−0.01')
  expect(moneyText('99999999.99', 'MYR')).toBe('99,999,999.99')
  expect(moneyText('74000.00', 'TWD')).toBe('74,000')
  expect(moneyText('0.50', 'TWD')).toBe('1')
  expect(moneyText('', 'MYR')).toBe('')
})

test('a span is told by its two days, or by the one that it is', () => {
  expect(spanText({ from: '2026-11-03', to: '2026-11-05' }, 'en')).toBe('3 Nov 2026 – 5 Nov 2026')
  expect(spanText({ from: '2026-11-03', to: '2026-11-03' }, 'zh-Hant')).toBe('2026-11-03')
})

test('a difference carries its sign, and per cent are worked out exactly', () => {
  expect(changeText('12.00', 'MYR')).toBe('+12.00')
  expect(changeText('-12.00', 'MYR')).toBe('−12.00')
  expect(percentChange('1021.00', '1000.00')).toBe('+2.1 %')
  expect(percentChange('160.00', '1000.00')).toBe('−84 %')
  expect(percentChange('1000.00', '1000.00')).toBe('0 %')
  expect(percentChange('1000.00', null)).toBeUndefined()
  expect(percentChange('1000.00', '0.00')).toBeUndefined()
})

test('days and moments are written as each language writes them', () => {
  expect(dayText('2023-03-06', 'en')).toBe('6 Mar 2023')
  expect(dayText('2023-03-06', 'zh-Hant')).toBe('2023-03-06')
  expect(dayText(null, 'en')).toBe('')
  expect(momentText('2026-11-20T12:07:00Z', 'en', 'Asia/Kuala_Lumpur')).toBe('20 Nov 2026 20:07')
  expect(momentText('2026-12-31T17:00:00Z', 'zh-Hant', 'Asia/Taipei')).toBe('2027-01-01 01:00')
  expect(momentDayText('2026-11-20T23:30:00Z', 'en', 'Asia/Manila')).toBe('21 Nov 2026')
  expect(momentDayText(null, 'en', 'Asia/Manila')).toBe('')
})

test('a span of days fits on a phone, with its year where that is another', () => {
  const span = (from: string, to: string) =>
    (['en', 'zh-Hant'] as const).map((language) => briefSpanText({ from, to }, language, '2026-11-20'))
  expect(span('2026-03-03', '2026-03-05')).toEqual(['3–5 Mar', '3/3–3/5'])
  expect(span('2026-02-28', '2026-03-03')).toEqual(['28 Feb – 3 Mar', '2/28–3/3'])
  expect(span('2026-03-03', '2026-03-03')).toEqual(['3 Mar', '3/3'])
  expect(span('2025-03-03', '2025-03-05')).toEqual(['3–5 Mar 2025', '2025/3/3–3/5'])
  expect(span('2026-12-28', '2027-01-03')).toEqual(['28 Dec – 3 Jan 2027', '12/28–2027/1/3'])
})

test('a currency stands in the brackets of the language, and nothing in none', () => {
  expect(inBrackets('Net pay', 'TWD', 'en')).toBe('Net pay (TWD)')
  expect(inBrackets('實發總額', 'TWD', 'zh-Hant')).toBe('實發總額（TWD）')
  expect(inBrackets('實發總額', '', 'zh-Hant')).toBe('實發總額')
})

test('a moment that has just been is told as one says it, later by its day', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
  expect([0.5, 5, 61, 1500, 4400].map((minutes) => agoText(ago(minutes), now, 'en'))).toEqual([
    'now',
    '5 minutes ago',
    '1 hour ago',
    'yesterday',
    '3 days ago',
  ])
  expect(agoText(ago(5), now, 'zh-Hant')).toBe('5 分鐘前')
  expect(agoText('2026-11-01T00:00:00Z', now, 'en')).toBe('1 Nov 2026')
  expect(agoText('2026-11-20T12:00:09Z', now, 'en')).toBe('now')
})

test('whole numbers are plain (S9-039)', () => {
  expect(wholeText(1234)).toBe('1234')
  expect(wholeText(-1500)).toBe('−1500')
  expect(wholeText(0)).toBe('0')
})

test('the stored preference is mapped to four locale keys and two languages (S9-041)', () => {
  expect(['0', 'en-us', 'zh-tw', 'zh-hant', 'en', 'klingon', null].map(localeKeyOf)).toEqual([
    'en-us',
    'en-us',
    'tw',
    'zh-hant',
    'en',
    'en-us',
    'en-us',
  ])
  expect(['0', 'zh-tw', 'zh-hant', 'en'].map(languageOf)).toEqual(['en', 'zh-Hant', 'zh-Hant', 'en'])
})

test('a month in a sentence is read by its name, and nothing else is touched', () => {
  expect(monthsInWords({ month: '2026-11', day: '2026-11' }, 'en')).toEqual({ month: 'November 2026', day: '2026-11' })
  expect(monthsInWords({ months: '2026-11, 2026-12' }, 'zh-Hant')).toEqual({ months: '2026 年 11 月、2026 年 12 月' })
  expect(monthsInWords({ month: '11', name: 'Bonus 2026-11' }, 'en')).toEqual({ month: '11', name: 'Bonus 2026-11' })
  expect(['2026-11', 'Bonus: 2026-11', 'A-2026-11'].map((name) => endingInMonth(name, 'en'))).toEqual([
    ...['November 2026', 'Bonus: November 2026', 'A-2026-11'],
  ])
})

test('a distance is told in metres below a thousand and in kilometres from there on, in both languages', () => {
  expect([0, 33.4, 999.4, 999.6, 1112, 20_000].map((metres) => distanceText(metres, 'en'))).toEqual([
    '0 m',
    '33 m',
    '999 m',
    '1 km',
    '1.1 km',
    '20 km',
  ])
  expect([80, 1250].map((metres) => distanceText(metres, 'zh-Hant'))).toEqual(['80 公尺', '1.3 公里'])
})
