import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { cellFault } from './cell-faults.ts'
import { shiftByPattern, shiftByWeek } from './pattern.ts'
import { hoursText } from './shift.ts'
import { hoursOf, type ShiftFields, shiftFaults } from './shift-rules.ts'

const early: ShiftFields = {
  name: 'Early',
  short_name: 'AM',
  start_time: '07:00',
  end_time: '15:30',
  break_minutes: 30,
  break_start: null,
  allowance_type: null,
  allowance_amount: null,
  day_type_rates: {},
  forfeit_unit: 'none',
  forfeit_value: '0',
}

test('the break stands in the middle, and a shift may end the next day', () => {
  expect(hoursOf(early)).toEqual({ starts: 420, ends: 930, break_starts: 660, break_minutes: 30 })
  const night = { start_time: '22:00', end_time: '06:00', break_minutes: 60, break_start: '02:00' }
  expect(hoursOf(night)).toEqual({ starts: 1320, ends: 1800, break_starts: 1560, break_minutes: 60 })
  expect([hoursText(750), hoursText(480), hoursText(455)]).toEqual(['12.5', '8', '7.58'])
})

test.each([
  ['eight characters (S5-007, S9-011)', { short_name: 'ABCDEFGH' }, {}],
  ['nine characters', { short_name: 'ABCDEFGHI' }, { short_name: ['shifts.short-name-long'] }],
  ['an asterisk (S5-008)', { short_name: 'A*' }, { short_name: ['shifts.short-name-asterisk'] }],
  ['no hours', { end_time: '07:00' }, { end_time: ['shifts.no-hours'], break_minutes: ['shifts.break-too-long'] }],
  ['a break outside', { break_start: '16:00' }, { break_start: ['shifts.break-outside'] }],
  ['an allowance without an amount', { allowance_type: 'fixed' }, { allowance_amount: ['shifts.amount-missing'] }],
  ['eight hours forfeited (S5-002, S9-010)', { forfeit_unit: 'hours', forfeit_value: '8.0' }, {}],
  ['more hours', { forfeit_unit: 'hours', forfeit_value: '8.5' }, { forfeit_value: ['shifts.forfeit-hours'] }],
  [
    'more than a day (S5-003)',
    { forfeit_unit: 'days', forfeit_value: '1.5' },
    { forfeit_value: ['shifts.forfeit-days'] },
  ],
  ['no halves (S5-001)', { forfeit_unit: 'hours', forfeit_value: '1.25' }, { forfeit_value: ['shifts.halves'] }],
  ['rates of its days', { day_type_rates: { regular_holiday: '80' } }, { day_type_rates: ['shifts.unknown-day-type'] }],
] as const)('a shift of %s', (_, change, faults) => expect(shiftFaults('MY', { ...early, ...change })).toEqual(faults))

test('a cell takes two shifts side by side, none that overlap, one mark, and no day outside of the employment', () => {
  const person = { departmentId: 'a', joinedOn: '2026-01-01', leftOn: '2026-12-31' }
  const work = (starts: number, ends: number, more = {}) => ({
    id: `${starts}`,
    kind: 'work' as const,
    starts,
    ends,
    active: true,
    departments: [],
    ...more,
  })
  const mark = (kind: 'off' | 'rest') => ({ ...work(0, 0), id: kind, kind })
  const fault = (shifts: Parameters<typeof cellFault>[2], date = '2026-12-07', before: string[] = []) =>
    cellFault(person, date, shifts, before)
  expect(fault([work(420, 720), work(720, 900), mark('off')])).toBeUndefined()
  expect(fault([work(420, 721), work(720, 900)])).toBe('shifts.overlap')
  expect(fault([mark('off'), mark('rest')])).toBe('shifts.one-mark')
  expect([fault([work(0, 9)], '2025-12-31'), fault([work(0, 9)], '2027-01-01')]).toEqual([
    'shifts.before-joining',
    'shifts.after-leaving',
  ])
  const off = work(0, 9, { active: false })
  expect([fault([off]), fault([off], '2026-12-07', [off.id])]).toEqual(['shifts.switched-off', undefined])
  expect(fault([work(0, 9, { departments: ['b'] })])).toBe('shifts.other-department')
})

test('weeks go by weekdays, patterns repeat from the first day', () => {
  const week = { mon: 'a', tue: 'b', wed: null, thu: null, fri: null, sat: null, sun: 'r' }
  const on = (date: string) => shiftByWeek(week)(plainDateOf(date))
  expect([on('2026-12-07'), on('2026-12-08'), on('2026-12-13'), on('2026-12-14')]).toEqual(['a', 'b', 'r', 'a'])
  const turn = shiftByPattern(['n', 'n', null], plainDateOf('2026-12-08'))
  expect(['08', '09', '10', '11'].map((day) => turn(plainDateOf(`2026-12-${day}`)))).toEqual(['n', 'n', null, 'n'])
})
