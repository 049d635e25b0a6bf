import { describe, expect, test } from 'vitest'
import { parseYearMonth, plainDateOf } from '#kernel/plain-date.ts'
import type { Item, PersonForPay } from '../../country-pack.ts'
import { makePayslip } from '../../make-payslip.ts'
import type { Carried } from '../../payslip.ts'
import { periodOf } from '../../period.ts'
import { taiwan } from '../tw.ts'

const standard: PersonForPay = {
  id: '1',
  staffId: 'A-1',
  fullName: '王小明',
  department: null,
  position: null,
  employmentType: 'full_time',
  birthDate: plainDateOf('1990-05-05'),
  citizenship: 'citizen',
  maritalStatus: 'single',
  joinedOn: plainDateOf('2020-01-01'),
  leftOn: null,
  statutory: { occupational_insured_salary: '45800.00' },
  rates: [{ component: 'basic_salary', from: plainDateOf('2020-01-01'), amount: '45000.00' }],
  hasBankAccount: true,
  hasIdentity: true,
}
const rate = (from: string, amount: string, component = 'basic_salary') => ({
  component,
  from: plainDateOf(from),
  amount,
})

type Case = { month?: string; items?: Item[]; carried?: Carried; settings?: Record<string, string> }

function made(person: Partial<PersonForPay>, { month = '2026-01', items = [], carried, settings = {} }: Case = {}) {
  const period = periodOf(parseYearMonth(month) ?? { year: 0, month: 0 })
  const company = taiwan.companyFactsOf({ occupational_accident_rate: '0.0021', ...settings }, [], [])
  return makePayslip(taiwan, { person: { ...standard, ...person }, items, carried }, undefined, {
    company,
    period,
    today: period.last,
    threshold: '20',
  })
}
const lines = (payslip: ReturnType<typeof made>, side = 'earning') =>
  payslip.lines.filter((line) => line.side === side).map(({ key, amount }) => [key, amount])
/** Nobody here has a payslip of the month before. */
const own = ({ findings }: ReturnType<typeof made>) => findings.filter(({ code }) => code !== 'not_paid_before')
const findings = (payslip: ReturnType<typeof made>) => own(payslip).map(({ code }) => code)

describe('agreed pay', () => {
  test('who joined is paid by thirty days and says how many of them', () => {
    const joined = plainDateOf('2026-01-17')
    const payslip = made({ joinedOn: joined, rates: [rate('2026-01-17', '45000.00')] })
    expect(payslip.lines[0]).toEqual({ key: 'basic_pay', side: 'earning', amount: '22500.00', days: '15', of: '30' })
  })

  test('by calendar days where the company chose so', () => {
    const rates = [rate('2026-01-17', '46500.00')]
    const settings = { proration_method: 'calendar_days' }
    const payslip = made({ joinedOn: plainDateOf('2026-01-17'), rates }, { settings })
    expect(payslip.lines[0]).toMatchObject({ amount: '22500.00', days: '15', of: '31' })
  })

  test('a wage that changed within the month is paid by the days of each, whatever the month’s length', () => {
    const rates = [rate('2020-01-01', '45000.00'), rate('2026-01-16', '48000.00')]
    expect(lines(made({ rates }))).toEqual([['basic_pay', '46500.00']])
    const february = [rate('2020-01-01', '45000.00'), rate('2026-02-16', '48000.00')]
    expect(lines(made({ rates: february }, { month: '2026-02' }))).toEqual([['basic_pay', '46500.00']])
  })

  test('a leave deduction is a negative earning, and the lines come to the sums', () => {
    const payslip = made({}, { items: [{ type: 'leave_deduction', amount: '1500.00' }] })
    expect(lines(payslip)).toEqual([
      ['basic_pay', '45000.00'],
      ['leave_deduction', '-1500.00'],
    ])
    expect(findings(payslip)).toEqual([])
  })
})

test('bonuses of the year are carried, and count for the supplementary premium', () => {
  const first = made({}, { items: [{ type: 'bonus', amount: '200000.00' }] })
  expect(first.carried).toEqual({ year_to_date_bonus_before: '200000.00' })
  const second = made({}, { month: '2026-02', items: [{ type: 'bonus', amount: '10000.00' }], carried: first.carried })
  expect(second.figures.supplementary_premium).toBe('211.00')
})

describe('settings', () => {
  test('without the rate of accident insurance nobody is paid', () => {
    expect(taiwan.settingMissing(taiwan.companyFactsOf({}, [], []))).toBe('payroll.needs-accident-rate')
    expect(taiwan.settingMissing({ occupational_rate: '0.0021' })).toBeUndefined()
  })

  test('five per cent instead of the table where the company chose so', () => {
    const rates = [rate('2020-01-01', '100000.00')]
    const table = made({ rates })
    const percentage = made({ rates }, { settings: { withholding_method: 'percentage' } })
    expect(percentage.figures.withholding_tax).toBe('5000.00')
    expect(table.figures.withholding_tax).not.toBe('5000.00')
  })
})

describe('what to look at', () => {
  test('less than the minimum wage is lifted to it, and said', () => {
    const payslip = made({ rates: [rate('2020-01-01', '25000.00')] })
    expect(payslip.figures.basic_pay).toBe('29500.00')
    expect(findings(payslip)).toContain('lifted_to_minimum_wage')
  })

  test('Disaster Protection Values (S8-029): missing is a note, too low is to look at, and the right ones are proposed', () => {
    expect(own(made({ statutory: {} }))).toMatchObject([{ code: 'protection_value_missing', weight: 'note' }])
    const low = { ...standard, statutory: { occupational_insured_salary: '43900.00' } }
    expect(own(made(low))).toMatchObject([{ code: 'protection_value', weight: 'look' }])
    const period = periodOf({ year: 2026, month: 1 })
    expect(taiwan.declarations?.outdated(low, period)).toEqual([
      { fact: 'occupational_insured_salary', status: 'below_wages', declared: '43900.00', proposed: '45800.00' },
    ])
    expect(taiwan.declarations?.outdated(standard, period)).toEqual([])
  })

  test('other amounts are judged only where somebody recorded one', () => {
    const recorded = { occupational_insured_salary: '45800.00', health_insured_salary: '12345.00' }
    const period = periodOf({ year: 2026, month: 1 })
    expect(taiwan.declarations?.outdated({ ...standard, statutory: recorded }, period)).toEqual([
      { fact: 'health_insured_salary', status: 'not_a_grade', declared: '12345.00', proposed: '45800.00' },
    ])
    expect(findings(made({ statutory: recorded }))).toEqual(['cannot_be_worked_out'])
  })
})
