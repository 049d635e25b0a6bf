import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Definition } from './definition.ts'
import { dueAfter, dueNow, dueOnOrBefore } from './due.ts'
import { fixedOn } from './fixed.ts'
import { interleaved, type Summary } from './lines.ts'
import { wrongCondition } from './operators.ts'
import { standardReports } from './standard.ts'
import { dayAsked, daysOf } from './when.ts'

const day = plainDateOf
/** A Wednesday. */
const TODAY = day('2026-02-11')

describe('days told from today on', () => {
  test.each([
    ['this_week', '2026-02-09', '2026-02-15'],
    ['last_week', '2026-02-02', '2026-02-08'],
    ['last_month', '2026-01-01', '2026-01-31'],
    ['next_month', '2026-03-01', '2026-03-31'],
    ['this_quarter', '2026-01-01', '2026-03-31'],
    ['last_quarter', '2025-10-01', '2025-12-31'],
    ['last_3_months', '2025-11-01', '2026-01-31'],
    ['last_12_months', '2025-02-01', '2026-01-31'],
    ['last_and_this_month', '2026-01-01', '2026-02-28'],
    ['year_to_this_month', '2025-03-01', '2026-02-28'],
    ['last_year', '2025-01-01', '2025-12-31'],
    ['end_of_last_month', '2026-01-31', '2026-01-31'],
    ['end_of_last_year', '2025-12-31', '2025-12-31'],
  ] as const)('%s', (name, from, to) => {
    expect(daysOf({ name }, TODAY)).toEqual({ from, to })
  })

  test('days that are missing or the wrong way round are none', () => {
    expect(daysOf({ name: 'day' }, TODAY)).toBeUndefined()
    expect(daysOf({ name: 'days', from: day('2026-02-02'), to: day('2026-02-01') }, TODAY)).toBeUndefined()
  })

  test('a condition may tell a day from today on, across the end of a year', () => {
    expect(dayAsked('today+30', TODAY)).toBe('2026-03-13')
    expect(dayAsked('today-42', TODAY)).toBe('2025-12-31')
    expect(['today+', 'today+1.5', 'todayx', '2026-02-30'].map((text) => dayAsked(text, TODAY))).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ])
  })

  test('a run keeps the days that were meant; a text that is called today stays one', () => {
    const filter = (field: string, is: 'between' | 'in_days' | 'is', ...values: string[]) => ({ field, is, values })
    const of: Definition = {
      subject: 'people',
      columns: [],
      match: 'all',
      sorts: [],
      groups: [],
      detail: true,
      when: { name: 'today' },
      filters: [
        filter('on', 'in_days', 'last_month'),
        filter('on', 'between', 'today', 'today+1'),
        filter('name', 'is', 'today'),
      ],
    }
    expect(fixedOn(of, TODAY, (field) => field === 'on').filters).toEqual([
      filter('on', 'between', '2026-01-01', '2026-01-31'),
      filter('on', 'between', '2026-02-11', '2026-02-12'),
      filter('name', 'is', 'today'),
    ])
  })
})

describe('when a report runs by itself', () => {
  const monthly = { every: 'month', weekday: null, month_day: 31 } as const
  const weekly = { every: 'week', weekday: 0, month_day: null } as const

  test('on the last day of a month that is shorter', () => {
    expect(dueOnOrBefore(monthly, day('2026-02-28'))).toBe('2026-02-28')
    expect(dueOnOrBefore(monthly, day('2026-02-27'))).toBe('2026-01-31')
    expect(dueAfter(monthly, day('2026-02-28'))).toBe('2026-03-31')
  })

  test('once for all the days that were missed, and never for days before it began', () => {
    const since = day('2026-02-02')
    expect(dueNow({ ...weekly, since, done_for: day('2026-02-02') }, TODAY)).toBe('2026-02-09')
    expect(dueNow({ ...weekly, since, done_for: day('2026-02-09') }, TODAY)).toBeUndefined()
    expect(dueNow({ ...weekly, since: day('2026-02-10'), done_for: null }, TODAY)).toBeUndefined()
  })
})

describe('ends of groups', () => {
  const summary = (level: number, count: number, name?: string): Summary<string> => ({
    ...{ level, count, names: name ? [name] : [], cells: [] },
  })
  const summaries = [
    summary(2, 2, 'a1'),
    summary(2, 1, 'a2'),
    summary(1, 3, 'a'),
    summary(2, 1, 'b1'),
    summary(1, 1, 'b'),
    summary(0, 4),
  ]
  const told = (from: number, rows: string[]) =>
    interleaved(
      summaries,
      2,
      from,
    )(rows.map((row) => [row])).map((line) => (line.kind === 'row' ? line.cells[0] : (line.names[0] ?? 'all')))

  test('stand after their last row, on whichever page that is', () => {
    expect(told(0, ['1', '2', '3', '4'])).toEqual(['1', '2', 'a1', '3', 'a2', 'a', '4', 'b1', 'b', 'all'])
    expect([told(0, ['1', '2']), told(2, ['3', '4'])]).toEqual([
      ['1', '2', 'a1'],
      ['3', 'a2', 'a', '4', 'b1', 'b', 'all'],
    ])
  })
})

test.each([
  ['text', 'contains', ['x'], undefined],
  ['text', 'less', ['1'], 'reports.operator'],
  ['money', 'between', ['1', '2'], undefined],
  ['money', 'between', ['1'], 'reports.value-missing'],
  ['money', 'more', ['1; drop table x'], 'http.money'],
  ['date', 'between', ['2026-02-02', '2026-02-01'], 'reports.span'],
  ['date', 'in_days', ['days'], 'reports.choice'],
  ['flag', 'is', ['maybe'], 'reports.choice'],
  ['choice', 'one_of', ['c'], 'reports.choice'],
  ['choice', 'there', ['a'], 'reports.no-value'],
] as const)('%s %s %s', (kind, operator, values, wrong) => {
  const asked = { kind, operator, values, choices: ['a', 'b'], listed: false, sealed: false, today: TODAY }
  expect(wrongCondition(asked)).toBe(wrong)
})

test('reports that come with the product have a key each', () => {
  const keys = standardReports.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.length).toBeGreaterThanOrEqual(16)
})
