import { describe, expect, test } from 'vitest'
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { PlannedDate, PlanRules } from './finding.ts'
import { broughtBy, findingsOf } from './findings.ts'
import { datesOf } from './pattern.ts'

/** A Monday. */
const MONDAY = plainDateOf('2026-12-07')
const RULES: Record<Country, PlanRules> = {
  MY: { dayHours: 8, weekHours: 45, restHours: 0, periodWeeks: 1, periodFrom: null },
  TW: { dayHours: 8, weekHours: 40, restHours: 11, periodWeeks: 1, periodFrom: null },
  PH: { dayHours: 8, weekHours: null, restHours: 0, periodWeeks: 1, periodFrom: null },
}
/** Hours of work with an hour's break, from a minute of the day on. */
const shift = (hours: number, starts = 540, pause = 60) => ({
  id: `${hours} ${starts}`,
  starts,
  ends: starts + hours * 60 + pause,
  break_starts: pause > 0 ? starts + 120 : null,
  break_minutes: pause,
  hasAllowance: false,
})
type Cell = Partial<PlannedDate> | number | 'rest' | 'off' | null
/** Of adaptive staff: hours, marks, or nothing planned; from Monday on. */
function days(cells: readonly Cell[], usual: PlannedDate['usual'] = 'working', from = MONDAY): PlannedDate[] {
  const weeks = Math.ceil(cells.length / 7) * 7
  return datesOf(from, addDays(from, weeks - 1)).map((date, at) => {
    const cell = cells[at] ?? null
    const none = {
      date,
      mark: null,
      shifts: [],
      standbys: [],
      isPlanned: false,
      usual,
      onLeave: false,
      hasAttendance: false,
    }
    if (cell === null) return none
    if (typeof cell === 'number') return { ...none, shifts: [shift(cell)], isPlanned: true }
    if (typeof cell === 'string') return { ...none, mark: cell, isPlanned: true }
    return { ...none, isPlanned: true, ...cell }
  })
}
const found = (
  country: Country,
  cells: readonly Cell[],
  {
    isAdaptive = true,
    paidAboveLimit = false,
    rules = {},
    usual = 'working' as PlannedDate['usual'],
    from = MONDAY,
  } = {},
) =>
  findingsOf(
    country,
    { isAdaptive, paidAboveLimit, days: days(cells, usual, from) },
    { ...RULES[country], ...rules },
  ).map(({ word, date, minutes }) => [word, date, ...(minutes === undefined ? [] : [minutes / 60])])
const five = (hours: number): Cell[] => [hours, hours, hours, hours, hours]

describe('Malaysia', () => {
  test('asks of office staff above eight hours a day (S5-035, S9-016)', () => {
    expect(found('MY', [8], { isAdaptive: false })).toEqual([])
    expect(found('MY', [8.5], { isAdaptive: false })).toEqual([['shifts.day-hours', '2026-12-07', 8.5]])
  })
  test('asks of adaptive staff above twelve (S5-036)', () => {
    expect([found('MY', [12]), found('MY', [12.5])]).toEqual([[], [['shifts.day-hours', '2026-12-07', 12.5]]])
  })
  test('asks above 45 hours in a week from Monday (S5-037)', () => {
    expect([found('MY', five(9)), found('MY', [...five(9), 0.5])]).toEqual([[], [['shifts.week-hours', MONDAY, 45.5]]])
  })
  test('tells of a salary above the limit where an allowance is given (S5-038)', () => {
    const allowed = { shifts: [{ ...shift(8), hasAllowance: true }] }
    expect(found('MY', [allowed], { paidAboveLimit: true })).toEqual([['shifts.salary-above', MONDAY]])
    expect(found('MY', [8], { paidAboveLimit: true })).toEqual([])
  })
  test('asks nothing of days before 2023 (S5-034)', () => {
    expect(found('MY', [13], { from: plainDateOf('2022-12-05') })).toEqual([])
    expect(found('MY', [13], { from: plainDateOf('2023-01-02') })).toHaveLength(1)
  })
})

describe('leave, days off, rest days and attendance (S5-039)', () => {
  const shifts = [shift(8)]
  test('are told where a shift is put on them', () => {
    const cells = [
      { shifts, onLeave: true },
      { shifts, mark: 'off' as const },
      { shifts, mark: 'rest' as const },
      { shifts, hasAttendance: true },
    ]
    expect(found('MY', cells)).toEqual([
      ['shifts.on-leave', '2026-12-07'],
      ['shifts.off-day', '2026-12-08'],
      ['shifts.rest-day', '2026-12-09'],
      ['shifts.attendance-recorded', '2026-12-10'],
    ])
  })
  test('of adaptive staff are days of the week no days off', () => {
    expect(found('MY', [8], { usual: 'off' })).toEqual([])
    expect(found('MY', [8], { usual: 'off', isAdaptive: false })).toEqual([['shifts.off-day', MONDAY]])
  })
})

describe('hours of standby (S5-040)', () => {
  const shifts = [shift(8)]
  test('are told where a shift lies in them, also of a night that runs into its day', () => {
    expect(found('TW', [{ shifts, standbys: [{ starts: 1080, ends: 1440 }] }, 'rest'])).toEqual([])
    expect(found('TW', [{ shifts, standbys: [{ starts: 1020, ends: 1440 }] }, 'rest'])).toEqual([
      ['shifts.standby-overlap', MONDAY, 1],
    ])
    expect(found('TW', [{ standbys: [{ starts: 1320, ends: 1440 + 600 }] }, { shifts }, 'rest'])).toEqual([
      ['shifts.standby-overlap', '2026-12-08', 1],
    ])
  })
})

describe('Taiwan', () => {
  const week = [...five(8), 'off', 'rest'] as const
  test('has 40 hours in a week', () => {
    expect(found('TW', week)).toEqual([])
    expect(found('TW', [...five(8), 0.5, 'rest'])).toEqual([['shifts.week-hours', MONDAY, 40.5]])
  })
  test('has twelve hours in a day, overtime included, by every scheme (s.32)', () => {
    expect([found('TW', [12, 'rest']), found('TW', [12.5, 'rest'])]).toEqual([[], [['shifts.day-hours', MONDAY, 12.5]]])
    const four = { periodWeeks: 4, periodFrom: MONDAY }
    const [first] = found('TW', [12.5, 'rest', 'rest'], { rules: four })
    expect(first).toEqual(['shifts.day-hours', MONDAY, 12.5])
  })
  test('has eleven hours between shifts that change (s.34)', () => {
    const [late, early] = [{ shifts: [shift(8, 900)] }, { shifts: [shift(8, 600)] }]
    // 24:00 to 10:00 of the next day.
    expect(found('TW', [late, early, 'off', 'rest'])).toEqual([['shifts.short-rest', '2026-12-08', 1]])
    expect(found('TW', [late, { shifts: [shift(8, 660)] }, 'rest'])).toEqual([])
    expect(found('TW', [{ shifts: [shift(8, 0, 900)] }, { shifts: [shift(8, 0, 900)] }, 'rest'])).toEqual([])
  })
  test('has a regular day off in every seven (s.36)', () => {
    expect(found('TW', [...five(6), 6, 'rest', ...five(6), 6, 'rest'])).toEqual([])
    // One finding for all days that lack it, however many.
    expect(found('TW', ['rest', ...five(6), 'off', 'off', 4, 'rest'])).toEqual([
      ['shifts.no-regular-day-off', '2026-12-08'],
    ])
  })
  test('shares hours out over two and eight weeks, by four weeks with two regular days off in two', () => {
    const two = { periodWeeks: 2, periodFrom: MONDAY }
    const long = [...five(9), 'off', 'rest', 7, 7, 7, 7, 7, 'off', 'rest'] as const
    expect(found('TW', long, { rules: two })).toEqual([])
    expect(found('TW', [...five(9), 'off', 'rest', ...five(8), 'off', 'rest'], { rules: two })).toEqual([
      ['shifts.period-hours', MONDAY, 85],
    ])
    const four = { periodWeeks: 4, periodFrom: MONDAY }
    const month = [
      ...Array(10).fill(8),
      'off',
      'off',
      'rest',
      'rest',
      ...Array(10).fill(8),
      'off',
      'off',
      'off',
      'rest',
    ]
    expect(found('TW', month, { rules: four })).toEqual([['shifts.two-rests-in-two-weeks', '2026-12-21']])
  })
})

describe('the Philippines', () => {
  test('have a day of rest after six days of work (Labor Code 91)', () => {
    expect(found('PH', [...five(8), 8, 'rest'])).toEqual([])
    expect(found('PH', [...five(8), 8, 8])).toEqual([['shifts.no-rest-after-six', '2026-12-13']])
  })
  test('have sixty minutes for a meal (Labor Code 85)', () => {
    expect(found('PH', [{ shifts: [shift(8, 540, 30)] }])).toEqual([['shifts.short-meal', MONDAY]])
  })
})

test('many days without rest are one question, asked again only where they become more (S5-039)', () => {
  const month = (country: Country, ...rests: readonly number[]) =>
    findingsOf(
      country,
      {
        isAdaptive: true,
        paidAboveLimit: false,
        days: days(Array.from({ length: 21 }, (_, at): Cell => (rests.includes(at) ? 'rest' : 4))),
      },
      RULES[country],
    )
  const touched = new Set(datesOf(MONDAY, addDays(MONDAY, 20)))
  expect(month('TW', 20)).toMatchObject([{ date: MONDAY, until: '2026-12-26', days: 20 }])
  expect(month('PH', 20)).toMatchObject([{ date: '2026-12-13', until: '2026-12-26', days: 20 }])
  for (const country of ['TW', 'PH'] as const) {
    expect(broughtBy(month(country, 20), month(country, 10, 20), touched)).toEqual([])
    expect(broughtBy(month(country, 10, 20), month(country, 20), touched)).toHaveLength(1)
    expect(broughtBy(month(country, 20), month(country), touched)).toHaveLength(1)
  }
})

test('only what a change brings or makes worse is asked', () => {
  const of = (cells: readonly Cell[]) =>
    findingsOf('MY', { isAdaptive: true, paidAboveLimit: false, days: days(cells) }, RULES.MY)
  const touched = new Set<PlainDate>([plainDateOf('2026-12-12')])
  const words = (before: readonly Cell[], after: readonly Cell[]) =>
    broughtBy(of(before), of(after), touched).map(({ word }) => word)
  expect(words(five(10), [...five(10), 5])).toEqual(['shifts.week-hours'])
  expect(words([...five(10), 5], five(10))).toEqual([])
  expect(words([13], [13, null, null, null, null, 8])).toEqual([])
})
