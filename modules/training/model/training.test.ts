import { describe, expect, test } from 'vitest'
import { plainDateOf as day } from '#kernel/plain-date.ts'
import { owedOf, servedUntil } from './bond.ts'
import { isFor, stateOfCourse } from './matrix.ts'
import { monthsLater, wholeMonths } from './months.ts'
import { completes, daysOf, faultsOfSession, hrdClaimBy, isHrdDue, stateOf } from './session.ts'
import { faultsOfWish } from './wish.ts'

describe('months from a day on', () => {
  test.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-01-15', 24, '2028-01-15'],
  ])('%s and %i months later is %s', (from, months, to) => {
    expect(monthsLater(day(from), months)).toBe(to)
  })
  test.each([
    ['2026-01-15', '2026-11-20', 10],
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-15', '2026-01-01', 0],
  ])('from %s to %s are %s whole months', (from, to, months) => {
    expect(wholeMonths(day(from), day(to))).toBe(months)
  })
})

describe('a bond', () => {
  const bond = { amount: '2400.00', months: 24, from: day('2026-01-15'), acceptedOn: day('2026-01-02') }
  test.each([
    ['2026-11-20', '1400.00'],
    ['2026-01-15', '2400.00'],
    ['2028-01-14', '100.00'],
    ['2028-01-15', '0.00'],
    ['2030-01-15', '0.00'],
  ])('of 2,400 over 24 months from 15 January owes on %s %s', (asOf, owed) => {
    expect(owedOf(bond, day(asOf), 'MYR')).toBe(owed)
  })
  test('is rounded half up to the smallest unit, owes nothing where it was not accepted, and ends', () => {
    const odd = { ...bond, amount: '1000.00', months: 7 }
    expect(owedOf(odd, day('2026-02-15'), 'MYR')).toBe('857.14')
    expect(owedOf(odd, day('2026-02-15'), 'TWD')).toBe('857.00')
    expect(owedOf({ ...bond, acceptedOn: null }, day('2026-11-20'), 'MYR')).toBe('0.00')
    expect(servedUntil(bond)).toBe('2028-01-15')
  })
})

describe('a session', () => {
  const held = { starts_on: day('2026-11-23'), ends_on: day('2026-11-27'), days: null }
  test('is completed by who was there on four days of five', () => {
    expect(daysOf(held)).toHaveLength(5)
    expect([4, 3].map((present) => completes(present, 5, 80))).toEqual([true, false])
    expect(daysOf({ ...held, days: [day('2026-11-23'), day('2026-11-25')] })).toHaveLength(2)
  })
  test('is planned, runs, is over and closed', () => {
    const on = (today: string, closed_on: string | null = null) => stateOf({ ...held, closed_on }, day(today))
    expect([on('2026-11-22'), on('2026-11-27'), on('2026-11-28'), on('2026-11-28', '2026-11-28')]).toEqual([
      'planned',
      'running',
      'over',
      'closed',
    ])
  })
  test('of a claimable course in Malaysia is claimed within six months, told thirty days before', () => {
    expect(hrdClaimBy('MY', true, day('2026-08-31'))).toBe('2027-02-28')
    expect([hrdClaimBy('TW', true, held.ends_on), hrdClaimBy('MY', false, held.ends_on)]).toEqual([null, null])
    const due = (today: string) => isHrdDue(day('2027-02-28'), day(today))
    expect([due('2027-01-28'), due('2027-01-29'), due('2027-02-28'), due('2027-03-01')]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
  test.each([
    [{ ends_on: day('2026-11-22') }, { ends_on: ['training.ends-before'] }],
    [{ ends_on: day('2028-11-22') }, { ends_on: ['training.too-long'] }],
    [{ enrol_by: day('2026-11-24') }, { enrol_by: ['training.enrol-after-start'] }],
    [{ seats: 2 }, { seats: ['training.seats-taken'] }],
    [{ days: [day('2026-11-28')] }, { days: ['training.outside-session'] }],
    [{ starts_on: day('2026-11-25') }, { starts_on: ['training.attended-outside'] }],
    [{}, {}],
  ])('with %o has against it %o', (change, faults) => {
    const wanted = { ...held, seats: 3, enrol_by: null, ...change }
    expect(faultsOfSession(wanted, { taken: 3, attended: ['2026-11-24'] })).toEqual(faults)
  })
})

describe('who has to go', () => {
  const course = { is_mandatory: true, mandatory_departments: ['kitchen'], mandatory_positions: ['driver'] }
  const person = (department_id: string | null, position_id: string | null) => ({ department_id, position_id })
  test('is of one of the departments or positions, or everybody', () => {
    expect(isFor(course, person('kitchen', null))).toBe(true)
    expect(isFor(course, person('office', 'driver'))).toBe(true)
    expect(isFor(course, person('office', null))).toBe(false)
    expect(isFor({ ...course, mandatory_departments: [], mandatory_positions: [] }, person(null, null))).toBe(true)
    expect(isFor({ ...course, is_mandatory: false }, person('kitchen', null))).toBe(false)
  })
  test('has done it, has to do it again soon, or misses it', () => {
    const on = (today: string) => stateOfCourse(day('2026-01-10'), 12, { today: day(today), ahead: 30 })
    expect(on('2026-12-10')).toEqual({ state: 'done', due_on: '2027-01-10' })
    expect(on('2026-12-11')).toEqual({ state: 'due', due_on: '2027-01-10' })
    const never = { today: day('2026-12-11'), ahead: 30 }
    expect(stateOfCourse(null, 12, never)).toEqual({ state: 'missing', due_on: null })
    expect(stateOfCourse(day('2020-01-01'), null, never)).toEqual({ state: 'done', due_on: null })
  })
})

describe('asking', () => {
  const wish = { session_id: 's', title: null, cost: null, starts_on: null, ends_on: null }
  const session = { starts_on: day('2026-12-01'), ends_on: day('2026-12-02'), enrol_by: null, closed_on: null }
  const person = { today: day('2026-11-20'), joinedOn: day('2020-01-01'), leftOn: null, has: false, entered: false }
  const around = { ...person, session }
  const outside = { ...wish, session_id: null, title: 'First aid', cost: '90.00' }
  const days = { starts_on: day('2026-12-01'), ends_on: day('2026-12-02') }
  test.each([
    [wish, {}, {}],
    [{ ...wish, title: 'Both' }, {}, { session_id: ['training.session-or-title'] }],
    [{ ...wish, session_id: null }, {}, { session_id: ['training.session-or-title'] }],
    [wish, { session: undefined }, { session_id: ['http.unknown-id'] }],
    [wish, { session: { ...session, closed_on: '2026-12-03' } }, { session_id: ['training.session-closed'] }],
    [wish, { has: true }, { session_id: ['training.asked-already'] }],
    [wish, { today: day('2026-12-02') }, { session_id: ['training.enrol-over'] }],
    [wish, { today: day('2026-12-09'), entered: true }, {}],
    [wish, { joinedOn: day('2026-12-02') }, { session_id: ['training.before-joining'] }],
    [outside, {}, { starts_on: ['training.needed-outside'], ends_on: ['training.needed-outside'] }],
    [{ ...outside, ...days }, {}, {}],
    [{ ...outside, ...days, ends_on: day('2026-11-30') }, {}, { ends_on: ['training.ends-before'] }],
    [{ ...outside, ...days }, { leftOn: day('2026-12-01') }, { starts_on: ['training.after-leaving'] }],
  ])('for %o with %o has against it %o', (asked, changed, faults) => {
    expect(faultsOfWish(asked, { ...around, ...changed })).toEqual(faults)
  })
})
