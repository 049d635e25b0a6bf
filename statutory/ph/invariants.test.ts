/** What must hold for every case there can be, whatever the figures of the law are. */

import { describe, expect, test } from 'vitest'
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import fc from '../../tests/support/properties.ts'
import { type Answer, isRefusedAnswer, workOut } from '../work-out.ts'
import { payItems, philippines, yearAfter } from './law.ts'

const runs = { numRuns: 300 }

const amount = (most: number) => fc.bigInt({ min: 0n, max: BigInt(most) * 100n }).map(amountText)
const someday = fc
  .tuple(fc.integer({ min: 2023, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-28`)
const period = fc.constantFrom('daily', 'weekly', 'semi_monthly', 'monthly')

const earning = fc
  .tuple(fc.constantFrom(...payItems), amount(60_000), fc.boolean())
  .map(([{ type, sss, pag_ibig, tax, item }, paid, minimum_wage_pay]) => {
    return { code: type, amount: paid, sss, pag_ibig, tax, ...(item && { item }), minimum_wage_pay }
  })

const shares = ['sss', 'philhealth', 'pag_ibig'].flatMap((fund) => [`${fund}_employee`, `${fund}_employer`])
const monthSoFar = fc.record(
  Object.fromEntries(['sss_compensation', 'fund_salary', ...shares].map((key) => [key, amount(2000)])),
)
const facts = fc.record({
  period,
  monthly_basic_salary: amount(120_000),
  minimum_wage_earner: fc.boolean(),
  charge_contributions: fc.constantFrom('full', 'full', 'half', 'none'),
  month_so_far: fc.oneof(fc.constant({}), monthSoFar),
  rest_of_month: fc.record({ sss_compensation: amount(20_000), fund_salary: amount(20_000) }),
  union_dues: amount(500),
  other_deductions: amount(500),
  excluded_before: amount(100_000),
  previous_employer: fc.boolean(),
  on_cumulative_average: fc.boolean(),
  annualise: fc.boolean(),
  year_to_date: fc.record({
    taxable: amount(900_000),
    periods: fc.integer({ min: 0, max: 30 }),
    withheld_present: amount(90_000),
    withheld_previous: amount(20_000),
  }),
})
const payslip = fc.record({ facts, earnings: fc.array(earning, { minLength: 1, maxLength: 6 }), on: someday })

describe('every payslip', () => {
  test('adds up, and nothing but net pay and what contributions give back is ever negative', () => {
    fc.assert(
      fc.property(payslip, ({ facts: given, earnings, on }) => {
        const slip = payslipOf(on, { ...given, earnings })
        const sum = (...keys: string[]) => keys.reduce((total, key) => total + of(slip, key), 0n)
        expect(sum('sss_employee', 'philhealth_employee', 'pag_ibig_employee')).toBe(of(slip, 'employee_contributions'))
        expect(sum('sss_employer', 'philhealth_employer', 'pag_ibig_employer')).toBe(of(slip, 'employer_contributions'))
        const taken = sum('employee_contributions', 'withholding_tax')
        expect(taken + amountOf(given.union_dues) + amountOf(given.other_deductions)).toBe(of(slip, 'total_deductions'))
        expect(sum('gross_pay', 'tax_refund') - of(slip, 'total_deductions')).toBe(of(slip, 'net_pay'))
        expect(sum('gross_pay', 'employer_contributions')).toBe(of(slip, 'employer_cost'))
        expect(sum('benefits_exempt', 'benefits_taxable')).toBe(of(slip, 'benefits'))
        const signed = ['net_pay', 'employer_cost', 'total_deductions', ...shares]
        for (const [key, value] of Object.entries(slip)) {
          if (signed.includes(key) || /_contributions$/.test(key) || !/^-?\d/.test(String(value))) continue
          expect(String(value), key).not.toMatch(/^-/)
        }
      }),
      runs,
    )
  })

  test('is the same with and without its worksheet, and whatever the order of its earnings', () => {
    fc.assert(
      fc.property(payslip, ({ facts: given, earnings, on }) => {
        const plain = payslipOf(on, { ...given, earnings })
        expect(payslipOf(on, { ...given, earnings: earnings.toReversed() })).toEqual(plain)
        expect(workOut('ph.payslip', on, { ...given, earnings }, { worksheet: true }).answer).toEqual(plain)
      }),
      runs,
    )
  })
})

test('a month paid in halves charges in all what the month paid at once would', () => {
  fc.assert(
    fc.property(amount(80_000), amount(20_000), fc.boolean(), someday, (salary, overtime, half, on) => {
      const basic = { sss: true, pag_ibig: true, tax: 'regular' }
      const [first, second] = [amountOf(salary) / 2n, amountOf(salary) - amountOf(salary) / 2n]
      const extra = { amount: overtime, sss: true, tax: 'supplementary' }
      const whole = payslipOf(on, { monthly_basic_salary: salary, earnings: [{ amount: salary, ...basic }, extra] })
      const one = payslipOf(on, {
        period: 'semi_monthly',
        monthly_basic_salary: salary,
        earnings: [{ amount: amountText(first), ...basic }],
        charge_contributions: half ? 'half' : 'full',
        rest_of_month: { sss_compensation: amountText(second), fund_salary: amountText(second) },
      })
      const charged = Object.fromEntries(shares.map((key) => [key, String(one[key])]))
      const two = payslipOf(on, {
        period: 'semi_monthly',
        monthly_basic_salary: salary,
        earnings: [{ amount: amountText(second), ...basic }, extra],
        month_so_far: { sss_compensation: amountText(first), fund_salary: amountText(first), ...charged },
      })
      for (const key of shares) expect(of(one, key) + of(two, key), key).toBe(of(whole, key))
    }),
    runs,
  )
})

test('a year of the same pay by the cumulative average withholds what its average month owes, times twelve', () => {
  fc.assert(
    fc.property(amount(200_000), fc.integer({ min: 2023, max: 2026 }), (salary, year) => {
      const earnings = [{ amount: salary, sss: true, pag_ibig: true, tax: 'regular' }]
      let given: object = { on_cumulative_average: true }
      let withheld = 0n
      let slip: Answer = {}
      for (let month = 1; month <= 12; month += 1) {
        slip = payslipOf(`${year}-${String(month).padStart(2, '0')}-28`, {
          ...given,
          monthly_basic_salary: salary,
          earnings,
        })
        withheld += of(slip, 'withholding_tax')
        given = yearAfter(given, slip)
      }
      const regular = payslipOf(`${year}-12-28`, { monthly_basic_salary: salary, earnings })
      // In February 2024 the most of Pag-IBIG rose.
      if (year !== 2024) expect(withheld).toBe(of(regular, 'withholding_tax') * 12n)
      expect(withheld).toBeGreaterThanOrEqual(0n)
    }),
    { numRuns: 40 },
  )
})

describe('more', () => {
  const two = fc.tuple(fc.bigInt({ min: 0n, max: 12_000_000n }), fc.bigInt({ min: 0n, max: 2_000_000n }))
  const schemes = fc.constantFrom(
    ['ph.sss', 'compensation'] as const,
    ['ph.philhealth', 'monthly_basic_salary'] as const,
    ['ph.pag_ibig', 'fund_salary'] as const,
  )

  test('pay never brings a smaller contribution to either side, and shares add up', () => {
    fc.assert(
      fc.property(two, schemes, someday, ([pay, more], [scheme, key], on) => {
        const less = answerOf(scheme, on, { [key]: amountText(pay) })
        const higher = answerOf(scheme, on, { [key]: amountText(pay + more) })
        for (const side of ['employee', 'employer']) expect(of(higher, side)).toBeGreaterThanOrEqual(of(less, side))
        expect(of(higher, 'employee') + of(higher, 'employer')).toBe(of(higher, 'total'))
      }),
      runs,
    )
  })

  test('taxable pay never brings less tax, of a period or of the year, and never more than the pay', () => {
    fc.assert(
      fc.property(two, period, someday, ([pay, more], payPeriod, on) => {
        const tax = (taxable: Amount) =>
          of(
            answerOf('ph.withholding', on, { period: payPeriod, taxable_regular: amountText(taxable) }),
            'withholding_tax',
          )
        expect(tax(pay + more)).toBeGreaterThanOrEqual(tax(pay))
        expect(tax(pay + more) - tax(pay)).toBeLessThanOrEqual(more + 1n)
        const year = (taxable: Amount) =>
          of(answerOf('ph.withholding_annual', on, { taxable_present: amountText(taxable) }), 'tax_due')
        expect(year(pay + more)).toBeGreaterThanOrEqual(year(pay))
      }),
      runs,
    )
  })
})

test('what a benefit is split into is the benefit, and the pool is never exceeded', () => {
  fc.assert(
    fc.property(amount(200_000), amount(200_000), (benefits, excluded_before) => {
      const found = answerOf('ph.benefits_exclusion', '2026-12-24', { benefits, excluded_before })
      expect(of(found, 'exempt') + of(found, 'taxable')).toBe(amountOf(benefits))
      if (of(found, 'exempt') > 0n) expect(of(found, 'exclusion_used')).toBeLessThanOrEqual(90_000_00n)
    }),
    runs,
  )
})

test('nonsense is refused, never thrown and never answered', () => {
  const scheme = fc.constantFrom(...[...philippines.schemes.keys()], 'ph.none')
  const given = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }))
  fc.assert(
    fc.property(scheme, fc.oneof(someday, fc.string()), given, (id, on, nonsense) => {
      const { answer } = workOut(id, on, nonsense)
      if (!isRefusedAnswer(answer)) throw new Error(`answered ${JSON.stringify(answer)}`)
      expect(answer.reason.startsWith(`${answer.key}: `)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('known keys with values of any kind are answered or refused, never thrown', () => {
  const schemes = [...philippines.schemes.values()]
  const value = fc.oneof(fc.jsonValue(), amount(500), fc.integer({ min: -2, max: 40 }), fc.boolean())
  const one = fc.constantFrom(...schemes).chain(({ id, given }) =>
    fc.record(Object.fromEntries(Object.keys(given).map((key) => [key, value])), { requiredKeys: [] }).map((read) => ({
      id,
      read,
    })),
  )
  fc.assert(
    fc.property(one, someday, ({ id, read }, on) => {
      const plain = workOut(id, on, read).answer
      expect(workOut(id, on, read, { worksheet: true }).answer).toEqual(plain)
    }),
    { numRuns: 3000 },
  )
})

function answerOf(scheme: string, on: string, given: object): Answer {
  const { answer } = workOut(scheme, on, given)
  if (isRefusedAnswer(answer)) throw new Error(answer.reason)
  return answer
}

const payslipOf = (on: string, given: object): Answer => answerOf('ph.payslip', on, given)
const of = (answer: Answer, key: string): Amount => amountOf(String(answer[key]))
