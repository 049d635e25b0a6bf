/** Expected days are the calendars' of 2026 and 2027: 28 February 2026 is a Saturday, 31 January 2027 a Sunday. */
import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { agreedPayDay, type PayDaySettings, workingDayUntil } from './pay-day.ts'

const settings = (pay_day: number | null, more: Partial<PayDaySettings> = {}): PayDaySettings => ({
  ...{ pay_day, pay_day_month: 'same', first_pay_day: null },
  ...more,
})

test.each([
  ['a day of the month', '2026-11', undefined, settings(28), '2026-11-28'],
  ['31 is the last day of a shorter month', '2026-02', undefined, settings(31), '2026-02-28'],
  ['in a leap year too', '2028-02', undefined, settings(30), '2028-02-29'],
  ['in the month after', '2026-11', undefined, settings(5, { pay_day_month: 'next' }), '2026-12-05'],
  ['December is paid in January', '2026-12', undefined, settings(5, { pay_day_month: 'next' }), '2027-01-05'],
  ['the end of the month after', '2026-01', undefined, settings(31, { pay_day_month: 'next' }), '2026-02-28'],
  ['none is said', '2026-11', undefined, settings(null), undefined],
  [
    'the first half in its month',
    '2026-11',
    1,
    settings(5, { pay_day_month: 'next', first_pay_day: 20 }),
    '2026-11-20',
  ],
  [
    'the second half in the next',
    '2026-11',
    2,
    settings(5, { pay_day_month: 'next', first_pay_day: 20 }),
    '2026-12-05',
  ],
  ['no first day is said', '2026-11', 1, settings(30), undefined],
] as const)('%s', (_, month, half, chosen, expected) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  expect(agreedPayDay({ year, month: number }, half, chosen)).toBe(expected)
})

test.each([
  ['a working day stays', '2026-11-27', [], '2026-11-27'],
  ['Saturday: the Friday before', '2026-11-28', [], '2026-11-27'],
  ['Sunday: the Friday before', '2027-01-31', [], '2027-01-29'],
  ['a holiday: the day before', '2026-12-25', ['2026-12-25'], '2026-12-24'],
  ['a Monday off behind a weekend and a Friday off', '2026-12-28', ['2026-12-28', '2026-12-25'], '2026-12-24'],
  ['before the year', '2027-01-01', ['2027-01-01'], '2026-12-31'],
] as const)('%s', (_, agreed, off, on) => {
  const days = new Set(off.map(plainDateOf))
  expect(workingDayUntil(plainDateOf(agreed), days)).toEqual({ on, agreed })
})
