/** What must hold for every payslip there can be, whatever the figures of the law are. */

import { describe, expect, test } from 'vitest'
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import fc from '../../tests/support/properties.ts'
import { type Answer, isRefusedAnswer, workOut } from '../work-out.ts'
import { payItems } from './law.ts'

const runs = { numRuns: 300 }

const amount = (most: number) => fc.bigInt({ min: 0n, max: BigInt(most) * 100n }).map(amountText)
const someday = fc
  .tuple(fc.integer({ min: 2023, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-28`)

const earning = fc.record({ type: fc.constantFrom(...payItems.map(({ type }) => type)), amount: amount(30_000) })

const person = fc.record({
  age: fc.integer({ min: 13, max: 80 }),
  citizenship: fc.constantFrom('citizen', 'permanent_resident', 'non_citizen'),
  regime: fc.constantFrom('resident', 'resident', 'non_resident', 'returning_expert', 'c_suite'),
  category: fc.integer({ min: 1, max: 3 }),
  children_under_18: fc.integer({ min: 0, max: 6 }),
  disabled_self: fc.boolean(),
  no_contribution_before_55: fc.boolean(),
  no_contribution_before_57: fc.boolean(),
  skbbk_released: fc.boolean(),
  domestic_servant: fc.boolean(),
  accumulated_remuneration: amount(200_000),
  accumulated_epf: amount(20_000),
  accumulated_mtd: amount(20_000),
  accumulated_zakat: amount(2_000),
  current_deductions: amount(3_000),
  year_mtd_basis: fc.constantFrom('rounded', 'truncated', 'deducted'),
  band_selection: fc.constantFrom('exact', 'whole_ringgit'),
  zakat: amount(500),
  cp38: amount(300),
  other_deductions: amount(300),
  malaysian_employees: fc.integer({ min: 0, max: 30 }),
  opted_in: fc.boolean(),
})
const payslip = fc.record({ given: person, earnings: fc.array(earning, { minLength: 1, maxLength: 5 }), on: someday })

describe('every payslip', () => {
  test('adds up, and nothing but net pay is ever negative', () => {
    fc.assert(
      fc.property(payslip, ({ given, earnings, on }) => {
        const slip = payslipOf(on, { ...given, earnings })
        const sum = (...keys: string[]) => keys.reduce((total, key) => total + of(slip, key), 0n)
        const lines = ['epf_employee', 'socso_employee', 'skbbk_employee', 'eis_employee', 'withholding_tax']
        expect(sum(...lines, 'zakat', 'cp38', 'other_deductions')).toBe(of(slip, 'total_deductions'))
        expect(of(slip, 'gross_pay') - of(slip, 'total_deductions')).toBe(of(slip, 'net_pay'))
        const borne = sum('epf_employer', 'socso_employer', 'eis_employer', 'hrd_levy')
        expect(borne).toBe(of(slip, 'employer_contributions'))
        expect(of(slip, 'gross_pay') + borne).toBe(of(slip, 'employer_cost'))
        expect(sum('normal_mtd', 'additional_mtd')).toBe(of(slip, 'mtd'))
        expect(of(slip, 'withholding_tax')).toBeLessThanOrEqual(of(slip, 'mtd'))
        for (const [key, value] of Object.entries(slip)) {
          if (key !== 'net_pay' && typeof value === 'string' && /^[-\d]/.test(value))
            expect(value, key).not.toMatch(/^-/)
        }
      }),
      runs,
    )
  })

  test('is the same with and without its worksheet, and whatever the order of its earnings', () => {
    fc.assert(
      fc.property(payslip, ({ given, earnings, on }) => {
        const plain = payslipOf(on, { ...given, earnings })
        expect(payslipOf(on, { ...given, earnings: earnings.toReversed() })).toEqual(plain)
        expect(workOut('my.payslip', on, { ...given, earnings }, { worksheet: true }).answer).toEqual(plain)
      }),
      runs,
    )
  })

  test('deducts whole five sen of tax before zakat, and never a normal or additional part under ten ringgit', () => {
    fc.assert(
      fc.property(payslip, ({ given, earnings, on }) => {
        const slip = payslipOf(on, { ...given, earnings })
        for (const key of ['normal_mtd', 'additional_mtd']) {
          expect(of(slip, key) % 5n).toBe(0n)
          expect(of(slip, key) === 0n || of(slip, key) >= 10_00n).toBe(true)
        }
      }),
      runs,
    )
  })
})

describe('more wages', () => {
  const two = fc.tuple(fc.bigInt({ min: 0n, max: 3_000_000n }), fc.bigInt({ min: 0n, max: 500_000n }))
  const schemes = fc.constantFrom('my.epf', 'my.socso', 'my.eis')

  test('never bring an employee a smaller contribution, nor an employer except where its rate falls', () => {
    fc.assert(
      fc.property(two, schemes, fc.integer({ min: 18, max: 74 }), someday, ([wages, more], scheme, age, on) => {
        const less = answerOf(scheme, on, { wages: amountText(wages), age })
        const higher = answerOf(scheme, on, { wages: amountText(wages + more), age })
        expect(of(higher, 'employee')).toBeGreaterThanOrEqual(of(less, 'employee'))
        expect(of(higher, 'employee') + of(higher, 'employer')).toBe(of(higher, 'total'))
        const rateFalls = scheme === 'my.epf' && wages <= 5_000_00n && wages + more > 5_000_00n
        if (!rateFalls) expect(of(higher, 'employer')).toBeGreaterThanOrEqual(of(less, 'employer'))
      }),
      runs,
    )
  })

  test('never bring less tax of the year, and reliefs never more', () => {
    fc.assert(
      fc.property(two, fc.integer({ min: 1, max: 3 }), someday, ([wages, more], category, on) => {
        const tax = (given: object) => of(answerOf('my.pcb', on, { category, ...given }), 'annual_tax')
        const normal_remuneration = amountText(wages)
        expect(tax({ normal_remuneration: amountText(wages + more) })).toBeGreaterThanOrEqual(
          tax({ normal_remuneration }),
        )
        const relieved = tax({ normal_remuneration, current_deductions: amountText(more) })
        expect(relieved).toBeLessThanOrEqual(tax({ normal_remuneration }))
      }),
      runs,
    )
  })
})

test('a month proportioned in two parts comes to the whole month, but for one rounding', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 3_000_000n }), fc.integer({ min: 0, max: 31 }), (wages, days) => {
      const pay = (eligible_days: number) =>
        of(answerOf('my.proration', '2026-01-31', { wages: amountText(wages), eligible_days }), 'pay')
      const gap = pay(days) + pay(31 - days) - wages
      expect(gap >= 0n && gap <= 1n).toBe(true)
    }),
    runs,
  )
})

test('nonsense is refused, never thrown and never answered', () => {
  const scheme = fc.constantFrom(
    'my.payslip',
    'my.epf',
    'my.pcb',
    'my.overtime',
    'my.notice',
    'my.cp8d_line',
    'xx.none',
  )
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

const payslipOf = (on: string, given: object): Answer => answerOf('my.payslip', on, given)
const of = (answer: Answer, key: string): Amount => amountOf(String(answer[key]))
