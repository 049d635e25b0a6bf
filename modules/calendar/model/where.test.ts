import { expect, test } from 'vitest'
import { type DayKnown, type Where, whereOn } from './where.ts'

const whole = { starts: 0, ends: 1440 }
const day = (more: Partial<DayKnown> = {}): DayKnown => ({
  ...{ works: [whole], isHoliday: false, leave: [], away: [], home: false },
  ...more,
})

test.each<[string, Partial<DayKnown>, Where]>([
  ['an ordinary day', {}, 'office'],
  ['at home', { home: true }, 'home'],
  ['half a day of leave leaves the other half', { leave: [{ starts: 0, ends: 720 }] }, 'office'],
  ['leave goes before home', { leave: [whole], home: true }, 'leave'],
  ['a course', { away: ['training'] }, 'training'],
  ['a travel also over a day off', { works: [], away: ['travel'] }, 'travel'],
  ['a holiday', { works: [], isHoliday: true }, 'holiday'],
  ['a day off', { works: [], home: true }, 'off'],
])('%s', (_, known, where) => {
  expect(whereOn(day(known))).toBe(where)
})
