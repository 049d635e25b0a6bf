import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { RosterDay, UsualDay } from './day-fact.ts'
import { dayTypeOfPlanned, plannedDay } from './planned-day.ts'

/** A Wednesday. */
const date = plainDateOf('2026-12-09')
const usual = (day: UsualDay['day'], holidayKinds: string[] = [], beneath?: UsualDay['beneath']): UsualDay => ({
  kind: 'usual',
  day,
  beneath: beneath ?? (day === 'holiday' ? 'working' : day),
  works: day === 'working' ? { starts: 0, ends: 1440 } : { starts: 0, ends: 0 },
  holidayKinds,
  name: null,
  nameLocal: null,
})
const shift = { id: 'a', name: 'Early', shortName: 'AM', starts: 420, ends: 900, break: null, minutes: 480 }
const roster = (mark: RosterDay['mark'], works = false): RosterDay => ({
  kind: 'roster',
  status: 'confirmed',
  mark,
  shifts: works ? [{ ...shift, flexible: false }] : [],
})
const typeOf = (...day: Parameters<typeof plannedDay>) => dayTypeOfPlanned(date, plannedDay(...day))

test.each([
  ['a day without a cell goes by the week', usual('working'), undefined, 'normal_working_day'],
  ['a day off of the week', usual('off'), undefined, 'non_working_day'],
  ['a day of rest is one whatever the weekday', usual('rest'), undefined, 'sunday_holiday'],
  ['OFF on a working day', usual('working'), roster('off'), 'non_working_day'],
  ['REST on a working day', usual('working'), roster('rest'), 'sunday_holiday'],
  ['a shift on a free day of the week', usual('off'), roster(null, true), 'normal_working_day'],
  ['a shift beside OFF keeps the mark', usual('working'), roster('off', true), 'non_working_day'],
  ['a shift on a holiday is a holiday worked', usual('holiday', ['public']), roster(null, true), 'public_holiday'],
  ['a holiday goes before REST', usual('holiday', ['public']), roster('rest'), 'public_holiday'],
  ['a regular holiday on OFF', usual('holiday', ['regular']), roster('off'), 'regular_holiday_on_non_working_day'],
] as const)('%s (S3-061, S3-062)', (_, week, cells, type) => expect(typeOf(week, cells)).toBe(type))

test('somebody is to be there for the shifts, else by the week, and on a holiday only for a shift', () => {
  expect(plannedDay(usual('working')).works).toEqual([{ starts: 0, ends: 1440 }])
  expect(plannedDay(usual('working'), roster(null, true)).works).toEqual([{ starts: 420, ends: 900 }])
  expect(plannedDay(usual('working'), roster('off')).works).toEqual([])
  expect(plannedDay(usual('holiday', ['public'])).works).toEqual([])
})
