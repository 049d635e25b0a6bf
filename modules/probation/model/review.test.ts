import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { firstStatus, nextStatus } from './advance.ts'
import { dueOn, latestEnd, managerSees, remindedBefore } from './days.ts'
import { gradeOf, pointsOf } from './review.ts'

const items = [
  { id: 'a', name: 'Work', name_zh: '', weight: 60 },
  { id: 'b', name: 'Team', name_zh: '', weight: 33 },
  { id: 'c', name: 'Will', name_zh: '', weight: 7 },
]
const grades = [
  { grade: 'B', from: 75 },
  { grade: 'A', from: 90 },
  { grade: 'E', from: 0 },
]
const part = (...ratings: number[]) => ({
  ratings: ratings.map((rating, at) => ({ item_id: items[at]?.id ?? '', rating })),
  comment: '',
})

test('points are weight times rating over five, to one decimal, and none until every item is rated', () => {
  // 60 x 4/5 + 33 x 3/5 + 7 x 2/5 = 48 + 19.8 + 2.8
  expect(pointsOf(items, part(4, 3, 2))).toBe('70.6')
  expect(pointsOf(items, part(5, 5, 5))).toBe('100.0')
  expect(pointsOf(items, part(5, 5))).toBeNull()
  expect(pointsOf(items, undefined)).toBeNull()
})

test('the grade is by the head’s points, else by the manager’s; exactly on the line is the better one', () => {
  const eachFour = part(4, 4, 4)
  expect(gradeOf(items, grades, { manager: part(5, 5, 5), hod: eachFour })).toBe('B')
  expect(gradeOf(items, grades, { manager: part(5, 5, 5) })).toBe('A')
  // 75 of 100: 60 x 3/5 + 33 + 7 x 5/5 = 36 + 33 + 7 = 76; with a 4 for Will 74.6
  expect(gradeOf(items, grades, { manager: part(3, 5, 5) })).toBe('B')
  expect(gradeOf(items, grades, { manager: part(3, 5, 4) })).toBe('E')
  expect(gradeOf(items, grades, { employee: part(5, 5, 5) })).toBeNull()
})

describe('the next stage (S4-034)', () => {
  const all = [['ann'], ['boss'], ['head'], ['hr'], ['admin'], ['hr']]
  test('is in order', () => {
    expect([0, 1, 2, 3, 4].map((from) => nextStatus(from, all, 'x'))).toEqual([1, 2, 3, 4, 5])
  })
  test('passes over what nobody with an account holds', () => {
    expect(firstStatus([[], [], ['head'], ['hr'], ['admin'], ['hr']])).toBe(2)
    expect(nextStatus(3, [['ann'], ['boss'], ['head'], ['hr'], [], ['hr']], 'hr')).toBe(5)
  })
  test('passes over what only whoever did the one before holds, but never HR’s own', () => {
    expect(nextStatus(1, [['ann'], ['boss'], ['boss'], ['boss'], ['boss'], ['boss']], 'boss')).toBe(3)
    expect(nextStatus(3, [['ann'], ['boss'], ['boss'], ['boss'], ['boss'], ['boss']], 'boss')).toBe(5)
    expect(nextStatus(3, [['ann'], ['boss'], ['head'], ['hr'], ['hr', 'admin'], ['hr']], 'hr')).toBe(4)
  })
})

test('reminders are x and half of x days before the end, rounded down, one where both meet (S9-030)', () => {
  expect(remindedBefore(14)).toEqual([14, 7])
  expect(remindedBefore(15)).toEqual([15, 7])
  expect(remindedBefore(1)).toEqual([1, 0])
  expect(remindedBefore(0)).toEqual([0])
})

test('the raters’ stages have days, the others none', () => {
  const days = { employee_rating_days: 7, manager_rating_days: 3, hod_rating_days: 0 }
  const since = plainDateOf('2026-02-26')
  expect([0, 1, 2, 3, 4].map((status) => dueOn(status, since, days))).toEqual([
    '2026-03-05',
    '2026-03-01',
    '2026-02-26',
    null,
    null,
  ])
})

test('a manager sees a completed review for so many days, with none not at all (S6-011)', () => {
  const on = plainDateOf('2026-03-31')
  const sees = (today: string, days: number) => managerSees(on, plainDateOf(today), days)
  expect([sees('2026-03-31', 0), sees('2026-03-31', 1), sees('2026-04-01', 1), sees('2026-04-29', 30)]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect(managerSees(null, plainDateOf('2030-01-01'), 0)).toBe(true)
})

test('in the Philippines a probation ends within six months or 180 days, the earlier (Labor Code, Art. 296)', () => {
  // 180 days from 2 March 2026 end on 28 August, six months on 1 September.
  expect(latestEnd('PH', plainDateOf('2026-03-02'))).toBe('2026-08-28')
  // 180 days from 31 August end on 26 February, six months on the 27th.
  expect(latestEnd('PH', plainDateOf('2026-08-31'))).toBe('2027-02-26')
  expect(latestEnd('MY', plainDateOf('2026-03-02'))).toBeNull()
})
