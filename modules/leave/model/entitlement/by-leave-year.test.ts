import { describe, expect, test } from 'vitest'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import fc from '../../../../tests/support/properties.ts'
import { ALWAYS, choosing, holdsFrom, periodOf, type YearsTime } from './by-leave-year.ts'
import type { Grant } from './grant.ts'
import { type GrantRule, grantsOf } from './grants.ts'
import { leaveYearOf } from './leave-year.ts'
import { serviceYears } from './service-years.ts'
import { entitlementOf } from './steps.ts'

const day = plainDateOf
/** Labor Standards Act, article 38. */
const steps = [6, 12, 24, 36, 60].map((from_months, at) => ({ from_months, halves: [6, 14, 20, 28, 30][at] ?? 0 }))
const rule = (byYears: readonly YearsTime[], more: Partial<GrantRule> = {}): GrantRule => ({
  granted: 'anniversary',
  entitlement: entitlementOf(steps),
  prorated: false,
  accrues: 'at_once',
  serviceMonths: 0,
  rounding: '0.5',
  yearStart: '01-01',
  byYears,
  ...more,
})
const always = [{ from: ALWAYS, to: null }]
const told = (grants: readonly Grant[]) =>
  grants.map(({ validFrom, expiresOn, halves }) => `${validFrom}..${expiresOn} ${halves / 2}`)
const sum = (all: readonly { readonly halves: number }[]) => all.reduce((total, { halves }) => total + halves, 0)
const over = (from: string, to: string) => ({ from: day(from), to: day(to) })

describe('years of service by calendar years', () => {
  test('give each calendar year its part of the years of service in it, rounded up', () => {
    // 2024: all three days of the half year, and 184 of 365 days of seven. 2025: 181 / 365 × 7 + 184 / 365 × 10.
    expect(told(grantsOf(rule(always), day('2023-07-01'), over('2023-07-01', '2025-12-31')))).toEqual([
      '2024-01-01..2024-12-31 7',
      '2025-01-01..2025-12-31 9',
    ])
  })

  test('begin for a newcomer on the day the law gives the first days', () => {
    // 122 of 181 days of three.
    expect(told(grantsOf(rule(always), day('2026-03-01'), over('2026-03-01', '2026-12-31')))).toEqual([
      '2026-09-01..2026-12-31 2.5',
    ])
  })

  test('follow a fiscal year, and whole days where the company rounds to these', () => {
    const fiscal = rule(always, { yearStart: '04-01', rounding: '1' })
    // 91 of 365 days of ten, and 274 of 365 of fourteen: 13.003.
    expect(told(grantsOf(fiscal, day('2023-07-01'), over('2026-04-01', '2027-03-31')))).toEqual([
      '2026-04-01..2027-03-31 14',
    ])
  })

  test('chosen in mid-year leave what runs as it is, and begin with the next year', () => {
    const next = choosing([], 'leave_year', { today: day('2026-11-20'), yearStart: '01-01', isUsed: true })
    expect([periodOf(next), holdsFrom(next, day('2026-11-20'))]).toEqual(['leave_year', '2027-01-01'])
    // Of the fourteen days from February 2027 on, 334 of 365; those until January were given whole.
    expect(told(grantsOf(rule(next), day('2023-02-01'), over('2026-11-20', '2027-12-31')))).toEqual([
      '2026-02-01..2027-01-31 14',
      '2027-01-01..2027-12-31 13',
    ])
    const back = choosing(next, 'service_year', { today: day('2027-06-01'), yearStart: '01-01', isUsed: true })
    expect(told(grantsOf(rule(back), day('2023-02-01'), over('2027-06-01', '2028-12-31')))).toEqual([
      '2028-02-01..2029-01-31 15',
      '2027-01-01..2027-12-31 13',
      '2028-01-01..2028-01-31 1.5',
    ])
  })

  test('thought better of before they begin were never chosen; without use they were always so', () => {
    const at = { today: day('2026-11-20'), yearStart: '01-01', isUsed: true }
    const next = choosing([], 'leave_year', at)
    expect(choosing(next, 'service_year', at)).toEqual([])
    const back = choosing(always, 'service_year', at)
    expect(choosing(back, 'leave_year', at)).toEqual(always)
    expect(choosing([], 'leave_year', { ...at, isUsed: false })).toEqual(always)
  })
})

describe('whoever joined whenever, and whatever was chosen when', () => {
  const joined = fc.integer({ min: 0, max: 2000 }).map((at) => addDays(day('2019-01-01'), at))
  const years = fc.integer({ min: 2020, max: 2028 })
  const times = fc.oneof(
    fc.constant<readonly YearsTime[]>(always),
    years.map((from): readonly YearsTime[] => [{ from: day(`${from}-01-01`), to: null }]),
    fc
      .tuple(years, fc.integer({ min: 1, max: 4 }))
      .map(([from, more]): readonly YearsTime[] => [{ from: day(`${from}-01-01`), to: day(`${from + more}-01-01`) }]),
  )

  test('every year of service is given whole by the end of the leave year in which it ends', () => {
    fc.assert(
      fc.property(joined, times, years, (joinedOn, byYears, until) => {
        const end = day(`${until + 2}-12-31`)
        const given = sum(grantsOf(rule(byYears), joinedOn, { from: joinedOn, to: end }))
        const ended = serviceYears(entitlementOf(steps), joinedOn, end).filter(({ to }) => to <= end)
        expect(given).toBeGreaterThanOrEqual(sum(ended))
      }),
    )
  })

  test('who leaves has had no less than the years of service begun by then', () => {
    fc.assert(
      fc.property(joined, times, fc.integer({ min: 1, max: 2500 }), (joinedOn, byYears, stays) => {
        const leftOn: PlainDate = addDays(joinedOn, stays)
        const span = { from: joinedOn, to: leaveYearOf(leftOn, '01-01').to }
        const all = grantsOf(rule(byYears), joinedOn, span, leftOn).filter(({ validFrom }) => validFrom <= leftOn)
        const begun = serviceYears(entitlementOf(steps), joinedOn, leftOn).filter(({ from }) => from <= leftOn)
        expect(sum(all)).toBeGreaterThanOrEqual(sum(begun))
      }),
    )
  })

  test('what is granted is the same whatever is asked about, and nothing twice', () => {
    fc.assert(
      fc.property(joined, times, fc.integer({ min: 0, max: 900 }), (joinedOn, byYears, length) => {
        const from = addDays(day('2024-01-01'), length)
        const end = leaveYearOf(addDays(from, 500), '01-01').to
        const whole = grantsOf(rule(byYears), joinedOn, { from: joinedOn, to: end })
        const key = ({ period, part }: Grant) => `${period} ${part}`
        expect(new Set(whole.map(key)).size).toBe(whole.length)
        for (const grant of grantsOf(rule(byYears), joinedOn, { from, to: end })) expect(whole).toContainEqual(grant)
      }),
    )
  })
})
