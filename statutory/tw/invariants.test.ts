/** What must hold for every payslip there can be, whatever the figures of the law are. */

import { describe, expect, test } from 'vitest'
import { type Amount, amountOf } from '#kernel/money.ts'
import fc from '../../tests/support/properties.ts'
import { type Answer, isRefusedAnswer, workOut } from '../work-out.ts'

const runs = { numRuns: 300 }

const dollars = (most: number) => fc.integer({ min: 0, max: most }).map(String)
const someday = fc
  .tuple(fc.integer({ min: 2024, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-28`)

const person = fc.record({
  wages: dollars(400_000),
  recurring_allowances: dollars(20_000),
  meal_allowance: dollars(6_000),
  overtime_pay: dollars(20_000),
  taxable_overtime_pay: dollars(20_000),
  bonus: dollars(1_000_000),
  year_to_date_bonus_before: dollars(1_000_000),
  other_deductions: dollars(3_000),
  part_time: fc.boolean(),
  ordinary_insurance: fc.boolean(),
  employment_insurance: fc.boolean(),
  pension_new_system: fc.boolean(),
  disability_level: fc.constantFrom('none', 'none', 'mild', 'moderate', 'severe', 'profound'),
  health_dependants: fc.integer({ min: 0, max: 6 }),
  occupational_rate: fc.constantFrom('0.0012', '0.0021', '0.0057'),
  employee_rate: fc.constantFrom('0', '0.01', '0.06'),
  employer_rate: fc.constantFrom('0.06', '0.075'),
  resident: fc.boolean(),
  tax_method: fc.constantFrom('table', 'percentage'),
  tax_dependants: fc.integer({ min: 0, max: 11 }),
  proration_method: fc.constantFrom('thirty_days', 'calendar_days'),
  rounding: fc.constantFrom('employee_favour', 'half_up'),
})

describe('every payslip', () => {
  test('adds up in whole dollars, and nothing but net pay is ever negative', () => {
    fc.assert(
      fc.property(person, someday, (given, on) => {
        const slip = payslipOf(on, given)
        const sum = (...keys: string[]) => keys.reduce((total, key) => total + of(slip, key), 0n)
        const own = sum('ordinary_employee', 'employment_employee', 'health_employee', 'pension_employee')
        const taxes = sum('withholding_tax', 'bonus_withholding_tax', 'supplementary_premium', 'other_deductions')
        expect(own + taxes).toBe(of(slip, 'total_deductions'))
        expect(of(slip, 'gross_pay') - of(slip, 'total_deductions')).toBe(of(slip, 'net_pay'))
        const borne = sum('ordinary_employer', 'employment_employer', 'health_employer', 'pension_employer')
        expect(borne + of(slip, 'occupational_employer')).toBe(of(slip, 'employer_contributions'))
        expect(of(slip, 'gross_pay') + of(slip, 'employer_contributions')).toBe(of(slip, 'employer_cost'))
        expect(sum('regular_pay', 'overtime_pay', 'bonus')).toBe(of(slip, 'gross_pay'))
        for (const [key, value] of Object.entries(slip)) {
          expect(value, key).toMatch(/\.00$/)
          if (key !== 'net_pay') expect(value, key).not.toMatch(/^-/)
        }
      }),
      runs,
    )
  })

  test('is the same with and without its worksheet', () => {
    fc.assert(
      fc.property(person, someday, (given, on) => {
        expect(workOut('tw.payslip', on, given, { worksheet: true }).answer).toEqual(payslipOf(on, given))
      }),
      runs,
    )
  })

  test('says of each insurance what the scheme of its own says', () => {
    fc.assert(
      fc.property(person, someday, (given, on) => {
        const slip = payslipOf(on, given)
        const wages = String(slip.monthly_wages)
        const { part_time, ordinary_insurance, employment_insurance, disability_level, health_dependants } = given
        const labour = { wages, part_time, ordinary_insurance, employment_insurance, disability_level }
        expect(answerOf('tw.labour_insurance', on, labour)).toMatchObject({
          ordinary_employee: slip.ordinary_employee,
          employment_employer: slip.employment_employer,
        })
        expect(answerOf('tw.health_insurance', on, { wages, disability_level, health_dependants })).toMatchObject({
          employee: slip.health_employee,
          employer: slip.health_employer,
        })
        const { resident, tax_method, tax_dependants } = given
        const taxable_wages = String(slip.taxable_wages)
        if (resident) {
          const tax = answerOf('tw.withholding', on, { taxable_wages, tax_method, tax_dependants })
          expect(tax.withholding_tax).toBe(slip.withholding_tax)
        }
      }),
      runs,
    )
  })
})

describe('more wages', () => {
  const two = fc.tuple(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 0, max: 50_000 }))
  const schemes = fc.constantFrom(
    'tw.labour_insurance',
    'tw.occupational_accident',
    'tw.health_insurance',
    'tw.pension',
  )

  test('never bring a smaller premium, and both shares are the total', () => {
    fc.assert(
      fc.property(two, schemes, someday, ([wages, more], scheme, on) => {
        const rate = scheme === 'tw.occupational_accident' ? { occupational_rate: '0.0021' } : {}
        const less = answerOf(scheme, on, { wages: String(wages), ...rate })
        const higher = answerOf(scheme, on, { wages: String(wages + more), ...rate })
        for (const key of ['employee', 'employer', 'insured_salary']) {
          expect(of(higher, key), key).toBeGreaterThanOrEqual(of(less, key))
        }
        expect(of(higher, 'employee') + of(higher, 'employer')).toBe(of(higher, 'total'))
      }),
      runs,
    )
  })

  test('never bring less tax, and dependants never more', () => {
    fc.assert(
      fc.property(two, fc.integer({ min: 0, max: 10 }), someday, ([wages, more], tax_dependants, on) => {
        const tax = (amount: number, dependants: number) =>
          of(answerOf('tw.withholding', on, { taxable_wages: amount, tax_dependants: dependants }), 'withholding_tax')
        const less = tax(wages, tax_dependants)
        expect(tax(wages + more, tax_dependants)).toBeGreaterThanOrEqual(less)
        expect(tax(wages, tax_dependants + 1)).toBeLessThanOrEqual(less)
      }),
      runs,
    )
  })
})

test('bonuses of a year are charged the same supplementary premium base in parts as at once', () => {
  const bonuses = fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(bonuses, fc.constantFrom('30300', '45800', '101100'), someday, (payments, insured_salary, on) => {
      const base = (payment: number, before: number) => {
        const given = { income_type: 'bonus', payment, insured_salary, year_to_date_bonus_before: before }
        return of(answerOf('tw.health_supplementary', on, given), 'premium_base')
      }
      let before = 0
      let inParts = 0n
      for (const payment of payments) {
        inParts += base(payment, before)
        before += payment
      }
      expect(inParts).toBe(base(before, 0))
    }),
    runs,
  )
})

test('paid and unpaid part of leave make the wages of its days, but for rounding', () => {
  const types = fc.constantFrom('sick', 'personal', 'marriage', 'menstrual', 'hospitalised_sick')
  fc.assert(
    fc.property(types, dollars(300_000), fc.integer({ min: 1, max: 60 }), (leave_type, wages, days) => {
      const leave = answerOf('tw.leave_pay', '2026-03-31', { leave_type, wages, days })
      const whole = answerOf('tw.annual_leave_payout', '2026-03-31', { wages, unused_days: days })
      const gap = of(leave, 'pay') + of(leave, 'deduction') - of(whole, 'pay')
      expect(gap >= -100n && gap <= 100n).toBe(true)
    }),
    runs,
  )
})

test('stays count the same days in whatever order they are told', () => {
  const date = fc
    .integer({ min: 0, max: 360 })
    .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
  const stay = fc.tuple(date, date).map((days) => {
    const [entered_on, left_on] = days.toSorted()
    return { entered_on, left_on }
  })
  fc.assert(
    fc.property(fc.array(stay, { maxLength: 6 }), (stays) => {
      const days = (list: readonly object[]) => answerOf('tw.tax_residency', '2026-12-31', { stays: list }).days_present
      expect(days(stays.toReversed())).toBe(days(stays))
      expect(days([...stays, ...stays])).toBe(days(stays))
    }),
    runs,
  )
})

test('nonsense is refused, never thrown and never answered', () => {
  const scheme = fc.constantFrom('tw.payslip', 'tw.pension', 'tw.withholding', 'tw.overtime', 'tw.coverage', 'tw.none')
  const given = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()))
  fc.assert(
    fc.property(scheme, fc.oneof(someday, fc.string()), given, (id, on, facts) => {
      const { answer } = workOut(id, on, facts)
      if (!isRefusedAnswer(answer)) throw new Error(`answered ${JSON.stringify(answer)}`)
      expect(answer.reason.startsWith(`${answer.key}: `)).toBe(true)
    }),
    runs,
  )
})

function answerOf(scheme: string, on: string, given: object): Answer {
  const { answer } = workOut(scheme, on, given)
  if (isRefusedAnswer(answer)) throw new Error(answer.reason)
  return answer
}

const payslipOf = (on: string, given: object): Answer => answerOf('tw.payslip', on, given)
const of = (answer: Answer, key: string): Amount => amountOf(String(answer[key]))
