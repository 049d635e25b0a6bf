import { expect, test } from 'vitest'
import { type DayAround, findingsOfDay } from './findings.ts'

const night = { id: 'a', starts: 1320, ends: 1920, isPaid: true }
const day = (more: Partial<DayAround> = {}): DayAround => ({
  ...{ standbys: [night], yesterday: [], tomorrow: [], shifts: [], free: null, onLeave: false, hasAttendance: false },
  ...{ paidAboveLimit: false },
  ...more,
})

test.each([
  ['nothing on an ordinary day', {}, []],
  ['leave', { onLeave: true }, ['standby.on-leave']],
  ['an off day', { free: 'off' as const }, ['standby.off-day']],
  ['a rest day', { free: 'rest' as const }, ['standby.rest-day']],
  ['attendance that is known', { hasAttendance: true }, ['standby.attendance-recorded']],
  ['a shift of the same hours', { shifts: [{ starts: 1200, ends: 1380 }] }, ['standby.overlap']],
  ['a shift that ends as it begins', { shifts: [{ starts: 840, ends: 1320 }] }, []],
  ['the night before that runs into it', { yesterday: [{ starts: 1320, ends: 2800 }] }, ['standby.overlap']],
  ['the next morning', { tomorrow: [{ starts: 420, ends: 600 }] }, ['standby.overlap']],
  ['a salary above the limit', { paidAboveLimit: true }, ['standby.salary-above']],
  [
    'a salary above the limit where nothing is paid',
    { paidAboveLimit: true, standbys: [{ ...night, isPaid: false }] },
    [],
  ],
  ['nothing where nobody is on call', { standbys: [], onLeave: true }, []],
])('%s', (_what, more, found) => {
  expect(findingsOfDay(day(more))).toEqual(found)
})
