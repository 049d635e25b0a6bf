import { expect, test } from 'vitest'
import { dayFrom, monthFrom } from './typed-day.ts'

test.each([
  ['2026-02-01', '2026-02-01'],
  ['2026/2/1', '2026-02-01'],
  ['20260201', '2026-02-01'],
  ['1/2/2026', '2026-02-01'],
  ['01.02.2026', '2026-02-01'],
  ['1 Feb 2026', '2026-02-01'],
  ['1 february 2026', '2026-02-01'],
  ['Feb 1, 2026', '2026-02-01'],
  ['29 Feb 2024', '2024-02-29'],
  ['29 Feb 2026', undefined],
  ['31/4/2026', undefined],
  ['1/2/26', undefined],
  ['115/2/1', undefined],
  ['tomorrow', undefined],
  ['1 xyz 2026', undefined],
])('in English, %s is %s', (text, day) => expect(dayFrom(text, 'en')).toBe(day))

test.each([
  ['2026 年 2 月 1 日', '2026-02-01'],
  ['2026年2月1日', '2026-02-01'],
  ['民國115年2月1日', '2026-02-01'],
  ['115/2/1', '2026-02-01'],
  ['１１５．２．１', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['115/2/30', undefined],
])('in Chinese, %s is %s', (text, day) => expect(dayFrom(text, 'zh-Hant')).toBe(day))

test.each([
  ['2026-02', 'en', '2026-02'],
  ['2/2026', 'en', '2026-02'],
  ['Feb 2026', 'en', '2026-02'],
  ['February 2026', 'en', '2026-02'],
  ['13/2026', 'en', undefined],
  ['2026', 'en', undefined],
  ['2026 年 2 月', 'zh-Hant', '2026-02'],
  ['115/2', 'zh-Hant', '2026-02'],
] as const)('the month %s in %s is %s', (text, language, month) => expect(monthFrom(text, language)).toBe(month))
