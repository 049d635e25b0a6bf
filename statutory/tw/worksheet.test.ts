import { describe, expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { explain, isRefusedAnswer, type Step, workOut } from '../work-out.ts'
import { taiwan } from './law.ts'

const ON = '2026-09-30'
const given = {
  wages: '145000',
  meal_allowance: '3600',
  recurring_allowances: '2000',
  overtime_pay: '4100',
  taxable_overtime_pay: '900',
  bonus: '190000',
  year_to_date_bonus_before: '250000',
  per_diem_excess: '200',
  reimbursement: '1240',
  leave_deduction: '1200',
  other_deductions: '300',
  joined_on: '2026-09-08',
  occupational_rate: '0.0021',
  health_dependants: 2,
  disability_level: 'mild',
  employee_rate: '0.03',
  tax_dependants: 1,
}

const { answer, worksheet = [] } = workOut('tw.payslip', ON, given, { worksheet: true })
const keysOf = (figure: string) => explain(figure, worksheet).map(({ key }) => key)

describe('the worksheet of a payslip', () => {
  test('is plain data that survives being stored', () => {
    expect(JSON.parse(JSON.stringify(worksheet))).toEqual(worksheet)
    expect(JSON.stringify(worksheet).length).toBeLessThan(24_000)
  })

  test('explains every figure of the payslip, and ends in the figure itself', () => {
    for (const [figure, value] of Object.entries(answer)) {
      expect(explain(figure, worksheet).length, figure).toBeGreaterThan(0)
      expect(worksheet.findLast((step) => step.figure === figure)?.value, figure).toBe(String(value))
    }
  })

  test('names for each figure only answers of the payslip', () => {
    for (const { figure } of worksheet) if (figure !== null) expect(answer).toHaveProperty(figure)
  })

  test('points only to sources that exist, in force on the day', () => {
    for (const { source } of worksheet) {
      if (source === undefined) continue
      const found = taiwan.sources.get(source)
      expect(found?.from && found.from <= ON, source).toBe(true)
    }
  })

  test('shows sums whose parts add up', () => {
    const sums = ['monthly_wages', 'regular_pay', 'gross_pay', 'taxable_wages', 'annual_taxable_income']
    const totals = ['total_deductions', 'net_pay', 'employer_contributions', 'employer_cost', 'year_to_date_bonus']
    const found = worksheet.filter(({ key }) => [...sums, ...totals].includes(key)).filter(({ parts }) => parts)
    expect(found).toHaveLength(sums.length + totals.length)
    for (const { key, value, parts = [] } of found) {
      const total = parts.reduce((sum, part) => sum + amountOf(part.value), 0n)
      expect(total, key).toBe(amountOf(value))
    }
  })

  test('tells the part of the month from the dates and the wages it is part of', () => {
    expect(step('pay')).toMatchObject({ kind: 'prorated', value: '111167.00', rounding: 'up_to_dollar' })
    expect(keysOf('basic_pay')).toEqual(['wages', 'agreed_wages', 'wages', 'days', 'pay'])
  })

  test('tells the tax from monthly pay to the row, the year, the bracket and the rounding', () => {
    const own = explain('withholding_tax', worksheet).filter(({ scheme }) => scheme === 'tw.withholding')
    expect(own.map(({ key }) => key)).toEqual([
      'taxable_wages',
      'tax_method',
      'tax_dependants',
      'table_salary',
      'yearly_salary',
      'exemptions',
      'annual_taxable_income',
      'annual_tax',
      'monthly_tax',
      'withholding_tax',
    ])
    expect(step('annual_tax').row?.map(({ key }) => key)).toEqual(['over', 'up_to', 'rate', 'progressive_difference'])
    expect(step('monthly_tax')).toMatchObject({ kind: 'rounding', rounding: 'cut_to_ten_dollars' })
    expect(keysOf('withholding_tax')).toContain('regular_pay')
  })

  test('keeps the tax of the bonus to the bonus, and the insurances to their own', () => {
    expect(keysOf('bonus_withholding_tax')).toEqual(['bonus', 'irregular_payment', 'withholding_tax'])
    const schemes = (figure: string) => new Set(explain(figure, worksheet).map(({ scheme }) => scheme))
    expect(schemes('health_employee')).toEqual(new Set(['tw.payslip', 'tw.health_insurance']))
    expect(schemes('ordinary_employee')).toEqual(new Set(['tw.payslip', 'tw.labour_insurance']))
    expect(schemes('net_pay')).toEqual(new Set(['tw.payslip']))
    expect(keysOf('ordinary_employee')).toEqual([
      ...['wages', 'recurring_allowances', 'meal_allowance', 'agreed_wages', 'monthly_wages', 'wages'],
      ...['insured_salary', 'disability_subsidy', 'insured_days', 'ordinary_insurance', 'ordinary_employee'],
    ])
  })

  test('shows the row of each ladder with its dated block', () => {
    const tables = worksheet.filter(({ key, kind }) => key === 'insured_salary' && kind === 'table')
    expect(tables.map(({ source }) => source)).toEqual([
      'tw.labour_insurance/grades/2026-01-01',
      'tw.occupational_accident/grades/2026-01-01',
      'tw.health_insurance/grades/2026-01-01',
      'tw.pension/grades/2026-01-01',
    ])
    expect(tables.map(({ value }) => value)).toEqual(['45800.00', '72800.00', '156400.00', '150000.00'])
  })

  test('is not built unless asked for, and a refusal has none', () => {
    expect(workOut('tw.payslip', ON, given)).not.toHaveProperty('worksheet')
    expect(workOut('tw.payslip', ON, {}, { worksheet: true })).not.toHaveProperty('worksheet')
  })
})

const facts: Record<string, object> = {
  'tw.payslip': given,
  'tw.insured_grades': { wages: '45000' },
  'tw.insured_days': { left_on: '2026-09-12' },
  'tw.labour_insurance': { wages: '40000', disability_level: 'moderate', employment_insurance_joined_on: '2026-09-05' },
  'tw.occupational_accident': { wages: '40000', industry_code: 42 },
  'tw.occupational_accident_check': { wages: '40000', insured_salary: '29500' },
  'tw.health_insurance': { wages: '40000', health_dependants: 5 },
  'tw.health_supplementary': { income_type: 'bonus', payment: '500000', insured_salary: '45800' },
  'tw.pension': { wages: '40000', employee_rate: '0.02' },
  'tw.withholding': { taxable_wages: '700000' },
  'tw.tax_residency': { stays: [{ entered_on: '2026-01-05' }], expected_days: 300 },
  'tw.severance_tax': { payment: '5000000', service_months: 50 },
  'tw.overtime': { day_type: 'rest_day', hours: '9.5', wages: '48000' },
  'tw.overtime_limit': { month_hours: 50, consent: true, three_month_hours: 120 },
  'tw.annual_leave': { hired_on: '2019-04-01' },
  'tw.annual_leave_payout': { wages: '45000', unused_days: '2.5' },
  'tw.rest_in_lieu': { day_type: 'weekday', hours: '4', used_hours: '1.5', wages: '48000' },
  'tw.late_deduction': { wages: '45000', minutes: 13 },
  'tw.leave_pay': { leave_type: 'sick', wages: '45000', hours: 4, sick_days_before: 3, attendance_bonus: '3000' },
  'tw.leave_entitlement': { leave_type: 'bereavement', relation: 'grandparent' },
  'tw.proration': { wages: '45000', joined_on: '2026-09-12' },
  'tw.minimum_wage': { hourly_wage: '190', hours: 80 },
  'tw.severance': {
    average_wage_total: '270000',
    average_wage_days: 181,
    service_months: 30,
    daily_wage: '1500',
    notice_days_short: 10,
  },
  'tw.notice_period': { service_months: 14 },
  'tw.retirement': {
    average_wage_total: '270000',
    average_wage_days: 181,
    service_years: '22.5',
    duty_disability: true,
  },
  'tw.arrears_fund': { insured_salaries: [{ insured_salary: '45800', insured_days: 12 }] },
  'tw.welfare_fund': { wages: '36000' },
  'tw.coverage': { worker_status: 'foreign_professional', age: 65 },
}

test.each([...taiwan.schemes])(
  '%s explains every figure it answers, each with a law behind it',
  (scheme, { answers }) => {
    const found = workOut(scheme, ON, facts[scheme] ?? {}, { worksheet: true })
    if (isRefusedAnswer(found.answer)) throw new Error(found.answer.reason)
    const steps = found.worksheet ?? []
    expect(answers).toEqual(expect.arrayContaining(Object.keys(found.answer)))
    for (const [figure, value] of Object.entries(found.answer)) {
      const way: readonly Step[] = explain(figure, steps)
      expect(way.findLast((one) => one.figure === figure)?.value, figure).toBe(String(value))
    }
    for (const one of steps) if (one.rounding !== undefined || one.kind === 'table') expect(one.parts).toBeDefined()
    expect(steps.some(({ source }) => source !== undefined)).toBe(true)
  },
)

test('what is not established never looks confirmed', () => {
  const standings = (scheme: string, more: object, on = ON) =>
    (workOut(scheme, on, { ...facts[scheme], ...more }, { worksheet: true }).worksheet ?? []).flatMap(
      ({ key, source }) => (source === undefined ? [] : [`${key}: ${taiwan.sources.get(source)?.standing}`]),
    )
  expect(standings('tw.withholding', {})).toContain('monthly_tax: single source')
  expect(standings('tw.withholding', { taxable_wages: '400000' })).toContain('monthly_tax: confirmed')
  expect(standings('tw.labour_insurance', {})).toContain('disability_subsidy: single source')
  expect(standings('tw.occupational_accident', {})).toContain('occupational_rate: single source')
  expect(
    standings('tw.occupational_accident', { industry_code: undefined, occupational_rate: '0.002' }, '2024-03-31'),
  ).toContain('insured_salary: single source')
  expect(standings('tw.proration', {})).toContain('pay: inferred')
  expect(standings('tw.retirement', {})).toContain('pay: single source')
  expect(standings('tw.welfare_fund', {})).toContain('employee: single source')
  expect(standings('tw.coverage', {})).toContain('ordinary_insurance: inferred')
  expect(standings('tw.coverage', { age: 64 })).toContain('ordinary_insurance: confirmed')
})

function step(key: string): Step {
  const found = worksheet.find((one) => one.key === key)
  if (!found) throw new Error(`no step ${key}`)
  return found
}
