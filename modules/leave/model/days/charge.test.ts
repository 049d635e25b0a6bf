import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type Calendar, USUAL_WEEK, type Week } from './calendar.ts'
import { type Asked, type Counting, chargedDays, totalOf } from './charge.ts'

const day = plainDateOf
const calendar = (week: Week = USUAL_WEEK): Calendar => ({
  week,
  holidays: [{ date: day('2026-12-25'), name: 'Christmas Day', nameLocal: null }],
  makeUps: [{ date: day('2026-12-12'), forDate: day('2026-12-31'), name: 'Long weekend' }],
})
const asked = (from: string, to = from, more: Partial<Asked> = {}): Asked => ({
  from: day(from),
  to: day(to),
  fromPart: 'full',
  toPart: 'full',
  ...more,
})
const inDays: Counting = { countedIn: 'working_days', unit: 'day', dayHours: 16 }
const shown = (given: Asked, counting = inDays, of = calendar()) =>
  chargedDays(of, given, counting).map(({ date, kind, charge }) => `${date.slice(8)} ${kind} ${charge / 2}`)

describe('leave of working days', () => {
  test('costs nothing on rest days, days off and holidays', () => {
    expect(shown(asked('2026-12-21', '2026-12-28', { toPart: 'morning' }))).toEqual([
      '21 working 1',
      '22 working 1',
      '23 working 1',
      '24 working 1',
      '25 holiday 0',
      '26 off 0',
      '27 rest 0',
      '28 working 0.5',
    ])
  })

  test('costs a half at either end where only a half is asked for', () => {
    const halves = asked('2026-12-21', '2026-12-22', { fromPart: 'afternoon', toPart: 'morning' })
    expect(shown(halves)).toEqual(['21 working 0.5', '22 working 0.5'])
    expect(shown(asked('2026-12-21', undefined, { fromPart: 'morning', toPart: 'morning' }))).toEqual([
      '21 working 0.5',
    ])
  })

  test('counts a day worked instead of another, and not the other', () => {
    expect(shown(asked('2026-12-12'))).toEqual(['12 working 1'])
    expect(shown(asked('2026-12-31'))).toEqual(['31 off 0'])
  })

  test('costs half of a day of which half is worked, and nothing of its other half', () => {
    const week: Week = ['work', 'work', 'work', 'work', 'work', 'half_morning', 'rest']
    const on = (part: Asked['fromPart']) =>
      shown(asked('2026-12-19', undefined, { fromPart: part, toPart: part }), inDays, calendar(week))
    expect([on('full'), on('morning'), on('afternoon')]).toEqual([['19 half 0.5'], ['19 half 0.5'], ['19 half 0']])
  })
})

test('leave of calendar days costs every day', () => {
  const days = chargedDays(calendar(), asked('2026-12-21', '2026-12-27'), { ...inDays, countedIn: 'calendar_days' })
  expect(totalOf(days) / 2).toBe(7)
})

test('leave that counts the days between costs those inside it, not those around it', () => {
  const between: Counting = { ...inDays, countedIn: 'working_days_and_between' }
  expect(shown(asked('2026-12-18', '2026-12-21'), between)).toEqual([
    '18 working 1',
    '19 off 1',
    '20 rest 1',
    '21 working 1',
  ])
  expect(shown(asked('2026-12-19', '2026-12-21'), between)).toEqual(['19 off 0', '20 rest 0', '21 working 1'])
})

describe('leave by the hour', () => {
  const inHours: Counting = { ...inDays, unit: 'hour' }

  test('costs its hours, at most a whole day', () => {
    const hours = (halves: number) =>
      shown(asked('2026-12-21', undefined, { hours: { startMinute: 540, halves } }), inHours)
    expect([hours(3), hours(30)]).toEqual([['21 working 1.5'], ['21 working 8']])
  })

  test('costs a day’s hours, or half of them, where whole days or halves are asked for', () => {
    expect(shown(asked('2026-12-21', '2026-12-22', { toPart: 'morning' }), inHours)).toEqual([
      '21 working 8',
      '22 working 4',
    ])
  })

  test('costs nothing outside the part that is worked', () => {
    const week: Week = ['half_afternoon', 'work', 'work', 'work', 'work', 'off', 'rest']
    const morning = asked('2026-12-21', undefined, { hours: { startMinute: 540, halves: 4 } })
    expect(shown(morning, inHours, calendar(week))).toEqual(['21 half 0'])
  })
})
