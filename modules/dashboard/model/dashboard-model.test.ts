import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { comingDays } from '#modules/analysis/model/coming-days.ts'
import { peopleByMonth } from '#modules/analysis/model/people-by-month.ts'
import { employerNumbersOf } from '#modules/company/model/employer-numbers.ts'
import { byBegin } from './away.ts'
import { neededNumbers } from './needed-numbers.ts'
import { isDue, nextMonth } from './next-month.ts'

describe('the month to run next', () => {
  const now = { year: 2026, month: 1 }
  test('is the one it is in for a company that never ran pay', () => {
    expect(nextMonth([], now)).toEqual(now)
  })
  test('is the open one, else the one after the newest', () => {
    const approved = { year: 2025, month: 12, state: 'approved' }
    expect(nextMonth([approved], now)).toEqual({ year: 2026, month: 1 })
    expect(
      nextMonth(
        [
          { ...approved, month: 11 },
          { ...approved, state: 'confirmed' },
        ],
        now,
      ),
    ).toEqual({
      year: 2025,
      month: 12,
    })
  })
  test('is due in its own month and after it', () => {
    expect(isDue(now, now)).toBe(true)
    expect(isDue({ year: 2026, month: 2 }, now)).toBe(false)
    expect(isDue({ year: 2025, month: 12 }, now)).toBe(true)
  })
})

describe('the days ahead', () => {
  test('cross the year', () => {
    expect(comingDays(plainDateOf('2026-12-31'), 2)).toEqual([
      { birth: '12-31', on: '2026-12-31' },
      { birth: '01-01', on: '2027-01-01' },
    ])
  })
  test('give those born on a leap day their day each year', () => {
    expect(comingDays(plainDateOf('2027-02-28'), 2).map(({ birth }) => birth)).toEqual(['02-28', '02-29', '03-01'])
    expect(comingDays(plainDateOf('2028-02-28'), 3).map(({ birth }) => birth)).toEqual(['02-28', '02-29', '03-01'])
  })
})

test('headcounts add up from what was before and what moved', () => {
  const months = peopleByMonth(
    [
      { month: '2025-11', joined: 12, left: 3, gone: 2 },
      { month: '2025-12', joined: 0, left: 0, gone: 1 },
      { month: '2026-11', joined: 2, left: 1, gone: 0 },
    ],
    plainDateOf('2026-11-20'),
  )
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2025-12', headcount: 9, joined: 0, left: 0 })
  expect(months.at(-1)).toEqual({ month: '2026-11', headcount: 11, joined: 2, left: 1 })
})

describe('the numbers that files need', () => {
  test.each(['MY', 'TW', 'PH'] as const)('of an employer in %s are some that its profile asks for', (country) => {
    const ofCompany = neededNumbers[country]
    expect(ofCompany.length).toBeGreaterThanOrEqual(4)
    expect(ofCompany.filter((number) => !(employerNumbersOf[country] as readonly string[]).includes(number))).toEqual(
      [],
    )
  })
})

test('who is away today is counted once, however many requests they have, and apart from whom the week brings', () => {
  const week = [
    { employee_id: 'a', from: '2026-11-27' },
    { employee_id: 'a', from: '2026-11-28' },
    { employee_id: 'b', from: '2026-11-28' },
    { employee_id: 'a', from: '2026-12-01' },
  ]
  const { now, people, later } = byBegin(week, '2026-11-28')
  expect([now.length, people, later.length]).toEqual([3, 2, 1])
})
