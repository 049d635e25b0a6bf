// A closed month by today's pay, in the three countries: its days off, what was entered, and what a module priced by pay.
import { describe, expect, test } from 'vitest'
import { amountOf, amountText } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { BroughtDays } from '../contributed.ts'
import type { BroughtAmount } from '../contributed-amounts.ts'
import type { CountryPack, Item, PersonForPay } from '../country-pack.ts'
import { malaysia } from '../country-packs/my.ts'
import { philippines } from '../country-packs/ph.ts'
import { taiwan } from '../country-packs/tw.ts'
import { makePayslip } from '../make-payslip.ts'
import { periodOf } from '../period.ts'
import { openLines } from './differences.ts'
import { repriced } from './repriced.ts'
import { earnedOf, workedAgain } from './worked-again.ts'

const JANUARY = periodOf({ year: 2026, month: 1 })

const person = (pay: Readonly<Record<string, string>>, from = '2025-01-01'): PersonForPay => ({
  ...{ id: '1', staffId: 'A-1', fullName: 'A', department: null, position: null, employmentType: 'full_time' },
  ...{ birthDate: plainDateOf('1990-01-01'), citizenship: 'citizen', maritalStatus: 'single' },
  ...{ joinedOn: plainDateOf('2025-01-01'), leftOn: null, statutory: {}, hasBankAccount: true, hasIdentity: true },
  rates: Object.entries(pay).map(([component, amount]) => ({ component, from: plainDateOf(from), amount })),
})

const unpaidDays = (days: string): BroughtDays => ({
  ...{ origin: 'leave', source: 'x', month: '2026-01', days, corrects: false },
  kind: 'unpaid',
  told: { en: 'Unpaid leave', 'zh-Hant': '無薪假' },
})

type Case = {
  readonly pack: CountryPack
  readonly company: Readonly<Record<string, string>>
  readonly items?: readonly Item[]
  readonly days?: string
}

/** Differences by line after a change of pay. */
function differing({ pack, company, items = [], days }: Case, was: PersonForPay, now: PersonForPay) {
  const contributed = days === undefined ? [] : [unpaidDays(days)]
  const at = { person: was, company, period: JANUARY }
  const brought = days === undefined ? [] : pack.days.unpaid({ ...at, days })
  const month = { person: was, items: [...items, ...brought], contributed, carried: undefined }
  const run = { company, period: JANUARY, today: JANUARY.last, threshold: '20' }
  const { lines, inputs, findings } = makePayslip(pack, month, undefined, run)
  expect(findings.filter(({ weight }) => weight === 'stops')).toEqual([])
  const kept = { inputs, contributed, company, entered: new Set(items.map(({ type }) => type)) }
  const again = workedAgain(pack, kept, now, JANUARY, new Map())
  if (!again) throw new Error('the law gave no answer')
  return openLines(earnedOf(lines), again, []).map(({ key, difference }) => [key, difference])
}

const MY: Case = { pack: malaysia, company: {} }
const TW: Case = { pack: taiwan, company: { occupational_rate: '0.0011' } }
const PH: Case = { pack: philippines, company: { working_days_factor: '261' } }

describe('a raise that a closed month did not know', () => {
  test('Malaysia: days without pay come off the new pay too, 31 days of which 2 are not paid', () => {
    const days = { ...MY, days: '2', items: [{ type: 'bonus', amount: '500.00' }] }
    // 3,410 / 31 x 29 less 3,100 / 31 x 29.
    expect(differing(days, person({ basic_salary: '3100.00' }), person({ basic_salary: '3410.00' }))).toEqual([
      ['basic_salary', '290.00'],
    ])
  })

  test('Taiwan: a day of personal leave is a thirtieth of the new wages; allowances entered by hand stay', () => {
    const days = { ...TW, days: '1', items: [{ type: 'recurring_allowance', amount: '1000.00' }] }
    expect(differing(days, person({ basic_salary: '42000.00' }), person({ basic_salary: '45000.00' }))).toEqual([
      ['basic_pay', '3000.00'],
      ['leave_deduction', '-100.00'],
    ])
  })

  test('Philippines: an absence of one day by 261 days a year, and an allowance that is new', () => {
    const now = person({ basic_salary: '32625.00', allowance: '500.00' })
    // 30,450 x 12 / 261 = 1,400.00 and 32,625 x 12 / 261 = 1,500.00 a day.
    expect(differing({ ...PH, days: '1' }, person({ basic_salary: '30450.00' }), now)).toEqual([
      ['basic_salary', '2175.00'],
      ['allowance', '500.00'],
      ['attendance_deduction', '-100.00'],
    ])
  })

  test('nothing differs while the pay is the same', () => {
    for (const one of [MY, TW, PH]) {
      const paid = person({ basic_salary: '40000.00' })
      expect(differing({ ...one, days: '1' }, paid, paid)).toEqual([])
    }
  })
})

test('pay of a closed month: its types, and none of them is a bonus for the supplementary premium', () => {
  const facts = { period: JANUARY, today: JANUARY.last, threshold: '20' }
  const paid = (one: Case, items: readonly Item[], salary: string) => {
    const month = { person: person({ basic_salary: salary }), items, carried: undefined }
    return makePayslip(one.pack, month, undefined, { ...facts, company: one.company })
  }
  const both = [
    { type: 'back_pay', amount: '50000.00', forMonth: '2025-12' },
    { type: 'bonus', amount: '50000.00' },
  ]
  const made = paid(TW, both, '42000.00')
  // Five per cent of a payment that is not monthly, from 90,501 of 2026 on: both are one payment.
  expect(made.figures).toMatchObject({
    ...{ back_pay: '50000.00', bonus: '50000.00', bonus_withholding_tax: '5000.00', supplementary_premium: '0.00' },
    year_to_date_bonus: '50000.00',
  })
  expect(made.lines).toContainEqual({ key: 'back_pay', side: 'earning', amount: '50000.00', corrects: '2025-12' })
  const differential = [{ type: 'salary_differential', amount: '1000.00', forMonth: '2025-12' }]
  const [without, withIt] = [paid(PH, [], '20000.00').figures, paid(PH, differential, '20000.00').figures]
  const more = (figure: string) => amountText(amountOf(String(withIt[figure])) - amountOf(String(without[figure])))
  expect(['gross_pay', 'sss_compensation', 'fund_salary'].map(more)).toEqual(['1000.00', '1000.00', '0.00'])
})

describe('what a module priced by pay', () => {
  const amount = (more: Partial<BroughtAmount>): BroughtAmount => ({
    ...{ origin: 'overtime', source: '2026-01-05', day: plainDateOf('2026-01-05'), month: '2026-01', kind: 'amount' },
    ...{ type: 'overtime', amount: '100.00', due: '100.00', basis: '2h', worksheet: [], corrects: false },
    told: { en: 'Overtime', 'zh-Hant': '加班' },
    ...more,
  })

  test('is priced again where only the pay changed, and not where the thing itself did: its module does that', () => {
    const paid = [amount({}), amount({ source: '2026-01-06', basis: '1h' })]
    const now = [amount({ amount: '110.00' }), amount({ source: '2026-01-06', basis: '3h', amount: '330.00' })]
    expect(repriced(now, paid)).toEqual(new Map([['2026-01', new Map([['overtime', 1000n]])]]))
  })

  test('counts what was taken or dismissed before, line by line', () => {
    const earned = (amount: string) => new Map([['basic_salary', amountOf(amount)]])
    const before = [{ key: 'basic_salary', was: '3000.00', now: '3300.00', difference: '300.00' }]
    expect(openLines(earned('3000.00'), earned('3300.00'), before)).toEqual([])
    expect(openLines(earned('3000.00'), earned('3100.00'), before)).toEqual([
      { key: 'basic_salary', was: '3300.00', now: '3100.00', difference: '-200.00' },
    ])
  })
})
