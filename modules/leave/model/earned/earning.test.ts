import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type Earning, type EarningAsked, earnedUntil, earningFaults } from './earning.ts'

const day = plainDateOf
const asked = (more: Partial<EarningAsked>): EarningAsked => ({
  date: day('2026-11-15'),
  worked: true,
  today: day('2026-11-20'),
  joinedOn: day('2020-01-01'),
  leftOn: null,
  day: 'rest',
  weekDay: 'rest',
  isTaken: false,
  ...more,
})

test.each<[string, Earning, Partial<EarningAsked>, string | undefined]>([
  ['work on a rest day earns off in lieu', 'off_in_lieu', {}, undefined],
  ['so does work on an off day', 'off_in_lieu', { day: 'off', weekDay: 'off' }, undefined],
  ['and on a holiday', 'off_in_lieu', { day: 'holiday', weekDay: 'work' }, undefined],
  [
    'work on a working day earns nothing',
    'off_in_lieu',
    { day: 'working', weekDay: 'work' },
    'leave.earned-working-day',
  ],
  ['nor does a day to come', 'off_in_lieu', { date: day('2026-11-22') }, 'leave.earned-future'],
  ['nor one that earned something already', 'off_in_lieu', { isTaken: true }, 'leave.earned-twice'],
  ['nor one before joining', 'off_in_lieu', { joinedOn: day('2026-11-16') }, 'leave.before-joining'],
  ['nor one after leaving', 'off_in_lieu', { leftOn: day('2026-11-14') }, 'leave.after-leaving'],
  ['a holiday on a rest day is replaced', 'replacement_holiday', { day: 'holiday', worked: false }, undefined],
  [
    'also before it comes',
    'replacement_holiday',
    { day: 'holiday', worked: false, date: day('2026-12-27') },
    undefined,
  ],
  ['and one that was worked', 'replacement_holiday', { day: 'holiday', weekDay: 'work' }, undefined],
  [
    'one on a working day was had',
    'replacement_holiday',
    { day: 'holiday', weekDay: 'work', worked: false },
    'leave.earned-holiday-off',
  ],
  ['what is no holiday is not replaced', 'replacement_holiday', { worked: false }, 'leave.earned-no-holiday'],
])('%s', (_, kind, more, fault) => {
  expect(earningFaults(kind, asked(more)).date?.[0]).toBe(fault)
})

test('what is earned lasts so many days, from its approval where that came later', () => {
  expect(earnedUntil(day('2026-11-15'), day('2026-11-10'), 90)).toBe('2027-02-13')
  expect(earnedUntil(day('2026-11-15'), day('2026-12-01'), 90)).toBe('2027-03-01')
  expect(earnedUntil(day('2026-11-15'), day('2026-12-01'), null)).toBeNull()
})
