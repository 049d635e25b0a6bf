import { describe, expect, test } from 'vitest'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import fc from '../../../../tests/support/properties.ts'
import { type GrantRule, grantsOf } from './grants.ts'
import { leaveYearOf } from './leave-year.ts'
import { rounded } from './rounding.ts'
import { completedMonths, monthsAfter } from './service.ts'
import { entitlementOf, type Step } from './steps.ts'

const day = (text: string): PlainDate => plainDateOf(text)
const span = (from: string, to: string) => ({ from: day(from), to: day(to) })
const YEAR = span('2026-01-01', '2026-12-31')
/** Of the Employment Act, section 60E: 8, 12, 16 days. */
const annual: readonly Step[] = [
  { from_months: 0, halves: 16 },
  { from_months: 24, halves: 24 },
  { from_months: 60, halves: 32 },
]
const rule = (more: Partial<GrantRule> = {}, steps = annual): GrantRule => ({
  granted: 'year',
  entitlement: entitlementOf(steps),
  prorated: true,
  accrues: 'at_once',
  serviceMonths: 0,
  rounding: '0.5',
  yearStart: '01-01',
  ...more,
})
const given = (rule_: GrantRule, joined: string, over = YEAR) =>
  grantsOf(rule_, day(joined), over).map(
    ({ validFrom, expiresOn, halves }) => `${validFrom}..${expiresOn} ${halves / 2}`,
  )

describe('service', () => {
  test('counts the day on which a month is completed', () => {
    expect(completedMonths(day('2026-03-15'), day('2026-04-14'))).toBe(0)
    expect(completedMonths(day('2026-03-15'), day('2026-04-15'))).toBe(1)
    expect(completedMonths(day('2024-02-29'), day('2025-02-28'))).toBe(12)
    expect(completedMonths(day('2026-01-31'), day('2026-02-28'))).toBe(1)
  })

  test('and the days after so many months are the first on which they are completed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 60 }), (at, months) => {
        const joined = addDays(day('2020-01-01'), at)
        const reached = monthsAfter(joined, months)
        expect(completedMonths(joined, reached)).toBe(months)
        expect(completedMonths(joined, addDays(reached, -1))).toBeLessThan(months + (months === 0 ? 1 : 0))
      }),
    )
  })
})

describe('a leave year', () => {
  test('begins where the company says', () => {
    expect(leaveYearOf(day('2026-03-31'), '04-01')).toEqual(span('2025-04-01', '2026-03-31'))
    expect(leaveYearOf(day('2026-04-01'), '04-01')).toEqual(span('2026-04-01', '2027-03-31'))
  })

  test('gives the whole to who is there all of it', () => {
    expect(given(rule(), '2020-05-01')).toEqual(['2026-01-01..2026-12-31 16'])
  })

  test('gives its completed months’ part to who joined in it', () => {
    expect(given(rule(), '2026-03-15')).toEqual(['2026-03-15..2026-12-31 6'])
    expect(given(rule(), '2026-12-02')).toEqual(['2026-12-02..2026-12-31 0'])
  })

  test('gives its completed months’ part to who leaves in it, and nothing of the years after', () => {
    const whole = span('2026-01-01', '2027-12-31')
    const leaving = (on: string, joined: string, more: Partial<GrantRule> = {}) =>
      grantsOf(rule(more), day(joined), whole, day(on)).map(({ halves }) => halves / 2)
    expect(leaving('2026-06-30', '2020-05-01')).toEqual([8])
    expect(leaving('2026-06-29', '2020-05-01')).toEqual([6.5])
    expect(leaving('2026-08-14', '2026-03-15')).toEqual([3.5])
    expect(leaving('2026-02-10', '2020-05-01', { accrues: 'monthly' })).toEqual([1.5])
    expect(leaving('2026-06-30', '2020-05-01', { prorated: false })).toEqual([16])
    expect(leaving('2025-12-31', '2020-05-01')).toEqual([])
  })

  test('gives each month by the service reached in it', () => {
    // Six months at 8 days a year, six at 12: 10 days.
    expect(given(rule(), '2024-07-01')).toEqual(['2026-01-01..2026-12-31 10'])
  })

  test('never gives less than the law gives by its own rounding', () => {
    const least = () => 12
    // 8 days for 8 completed months: 5.33, by halves 5.5; the law says 6.
    expect(given(rule({ least }), '2026-04-10')).toEqual(['2026-04-10..2026-12-31 6'])
  })

  test('is granted month by month where it accrues, and comes to the same', () => {
    const monthly = grantsOf(rule({ accrues: 'monthly' }), day('2020-05-01'), YEAR)
    expect(monthly.map(({ validFrom }) => validFrom).slice(0, 3)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01'])
    expect(monthly.reduce((sum, { halves }) => sum + halves, 0)).toBe(32)
  })

  test('without proration gives all at once, and more on the day a step is reached', () => {
    const sick = rule({ prorated: false }, [
      { from_months: 0, halves: 28 },
      { from_months: 24, halves: 36 },
    ])
    expect(given(sick, '2026-11-01')).toEqual(['2026-11-01..2026-12-31 14'])
    expect(given(sick, '2024-07-01')).toEqual(['2026-01-01..2026-12-31 14', '2026-07-01..2026-12-31 4'])
  })

  test('gives nothing before the service it asks for', () => {
    const solo = rule({ prorated: false, serviceMonths: 6 }, [{ from_months: 0, halves: 14 }])
    expect(given(solo, '2026-05-01')).toEqual(['2026-11-01..2026-12-31 7'])
    expect(given(solo, '2026-09-01')).toEqual([])
  })
})

/** Labour Standards Act, section 38: 3 days after half a year, then 7, 10, 14, 14, 15. */
const taiwan: readonly Step[] = [6, 12, 24, 36, 60].map((from_months, at) => ({
  from_months,
  halves: [6, 14, 20, 28, 30][at] ?? 0,
}))

describe('years of service', () => {
  const service = rule({ granted: 'anniversary' }, taiwan)

  test('give from the day they are reached until the next', () => {
    expect(given(service, '2025-03-10', span('2025-03-10', '2027-12-31'))).toEqual([
      '2025-09-10..2026-03-09 3',
      '2026-03-10..2027-03-09 7',
      '2027-03-10..2028-03-09 10',
    ])
  })

  test('give nothing before the first step', () => {
    expect(given(service, '2026-03-10', span('2026-03-10', '2026-09-09'))).toEqual([])
  })

  test('ask the law where the company gives less', () => {
    const mean = entitlementOf([{ from_months: 12, halves: 2 }], entitlementOf(taiwan))
    expect(given({ ...service, entitlement: mean }, '2024-03-10')).toEqual([
      '2025-03-10..2026-03-09 7',
      '2026-03-10..2027-03-09 10',
    ])
  })
})

test('months give each its own, and nothing is kept for the next', () => {
  const menstrual = rule({ granted: 'month' }, [{ from_months: 0, halves: 2 }])
  expect(given(menstrual, '2026-02-20', span('2026-01-01', '2026-04-30'))).toEqual([
    '2026-02-20..2026-02-28 1',
    '2026-03-01..2026-03-31 1',
    '2026-04-01..2026-04-30 1',
  ])
})

test('parts are rounded in the steps of the company', () => {
  const part = { top: 65n, bottom: 12n } // 5.41 halves: 2.7 days
  expect(rounded(part, 'none')).toBe(5)
  expect(rounded(part, '0.5')).toBe(5)
  expect(rounded(part, '1')).toBe(6)
  expect(rounded({ top: 30n, bottom: 12n }, '1')).toBe(2)
  expect(rounded({ top: 36n, bottom: 12n }, '1')).toBe(4)
})

test('whatever is asked about, a period is granted the same, once', () => {
  const rules = [
    rule(),
    rule({ accrues: 'monthly' }),
    rule({ prorated: false }),
    rule({ granted: 'anniversary' }, taiwan),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...rules),
      fc.integer({ min: 0, max: 2500 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 900 }),
      (one, joinedAt, at, length) => {
        const joined = addDays(day('2019-01-01'), joinedAt)
        const from = addDays(day('2024-01-01'), at)
        const whole = grantsOf(one, joined, { from: day('2024-01-01'), to: addDays(from, length) })
        const part = grantsOf(one, joined, { from, to: addDays(from, length) })
        const key = ({ period, part: number }: { period: string; part: number }) => `${period} ${number}`
        expect(new Set(whole.map(key)).size).toBe(whole.length)
        for (const grant of part) expect(whole).toContainEqual(grant)
      },
    ),
  )
})
