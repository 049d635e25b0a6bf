import { describe, expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { explain, isRefusedAnswer, type Step, workOut } from '../work-out.ts'
import { philippines } from './law.ts'

const ON = '2026-09-15'
const counted = { sss: true, pag_ibig: true, tax: 'regular' }

/** Half a month, some of its contributions charged before, a thirteenth month beyond the exclusion, rice over its ceiling. */
const given = {
  period: 'semi_monthly',
  monthly_basic_salary: '36000',
  earnings: [
    { code: 'basic_salary', amount: '18000', ...counted },
    { code: 'own_word_of_the_company', amount: '1000', ...counted },
    { code: 'overtime', amount: '2345.67', sss: true, tax: 'supplementary' },
    { code: 'thirteenth_month', amount: '36000', tax: 'benefit' },
    { code: 'rice_subsidy', amount: '2700', tax: 'de_minimis', item: 'rice' },
  ],
  attendance_deduction: '413.79',
  charge_contributions: 'half',
  month_so_far: { sss_employee: '100' },
  rest_of_month: { sss_compensation: '18000', fund_salary: '18000' },
  union_dues: '50',
  other_deductions: '500',
  excluded_before: '60000',
  year_to_date: { taxable: '250000', periods: 16, withheld_present: '12000' },
}

const methods = {
  regular: given,
  'cumulative average': { ...given, on_cumulative_average: true },
  annualised: { ...given, annualise: true },
  'a minimum wage earner': {
    monthly_basic_salary: '18000',
    minimum_wage_earner: true,
    earnings: [
      { code: 'basic_salary', amount: '18000', ...counted, minimum_wage_pay: true },
      { code: 'commission', amount: '3000', sss: true, tax: 'supplementary' },
    ],
  },
}

describe.each(Object.entries(methods))('the worksheet of a payslip: %s', (_name, facts) => {
  const { answer, worksheet = [] } = workOut('ph.payslip', ON, facts, { worksheet: true })

  test('is plain data that survives being stored', () => {
    expect(JSON.parse(JSON.stringify(worksheet))).toEqual(worksheet)
    expect(JSON.stringify(worksheet).length).toBeLessThan(20_000)
  })

  test('explains every figure of the payslip, and ends in the figure itself', () => {
    for (const [figure, value] of Object.entries(answer)) {
      const steps = explain(figure, worksheet)
      expect(steps.findLast((step) => step.figure === figure)?.value, figure).toBe(String(value))
    }
  })

  test('names for each figure only answers of the payslip', () => {
    for (const { figure } of worksheet) if (figure !== null) expect(answer).toHaveProperty(figure)
  })

  test('points only to sources that exist, in force on the day', () => {
    const cited = worksheet.flatMap(({ source }) => source ?? [])
    expect(cited.length).toBeGreaterThan(15)
    for (const id of cited) {
      const source = philippines.sources.get(id)
      expect(source?.from && source.from <= ON, id).toBe(true)
    }
  })

  test('shows sums whose parts add up', () => {
    const sums = worksheet.filter(
      ({ kind, key, scheme, parts = [] }) =>
        scheme === 'ph.payslip' &&
        parts.length > 0 &&
        (kind === 'sum' || ['gross_pay', 'net_pay', 'total_deductions', 'employer_cost'].includes(key)),
    )
    expect(sums.length).toBeGreaterThan(8)
    for (const { key, value, parts = [] } of sums) {
      const total = parts.reduce((sum, part) => sum + amountOf(part.value), 0n)
      expect(total, key).toBe(amountOf(value))
    }
  })
})

describe('what a figure is explained by', () => {
  const { worksheet = [] } = workOut('ph.payslip', ON, given, { worksheet: true })
  const keys = (figure: string) => explain(figure, worksheet).map(({ key }) => key)
  const schemes = (figure: string) => new Set(explain(figure, worksheet).map(({ scheme }) => scheme))

  test('tax follows taxable pay, contributions and the bracket', () => {
    const found = keys('withholding_tax')
    for (const key of ['regular_earnings', 'employee_contributions', 'taxable_regular', 'bracket', 'withholding_tax'])
      expect(found).toContain(key)
    const bracket = worksheet.find(({ key }) => key === 'bracket')
    expect(bracket).toMatchObject({ kind: 'bracket', source: 'ph.withholding/tables/2023-01-01' })
    expect(bracket?.row?.map(({ key }) => key)).toEqual(['bracket', 'over', 'up_to', 'base_tax', 'rate'])
  })

  test('a charged contribution goes back to the month, its row and its base', () => {
    expect(schemes('sss_employee')).toEqual(new Set(['ph.payslip', 'ph.sss']))
    for (const key of ['sss_earnings', 'sss_compensation', 'monthly_salary_credit', 'employee', 'charged_share'])
      expect(keys('sss_employee')).toContain(key)
  })

  test('each explanation keeps to its own: gross pay no deductions, net pay only lines', () => {
    expect(keys('gross_pay')).toEqual(['attendance_deduction', 'earnings', 'gross_pay'])
    expect(schemes('net_pay')).toEqual(new Set(['ph.payslip']))
    expect(keys('net_pay')).toContain('total_deductions')
    expect(explain('no_such_figure', worksheet)).toEqual([])
  })

  test("a company's own word for an earning is not taken for a step of the law", () => {
    const odd = { ...given, earnings: [{ code: 'net_pay', amount: '18000', ...counted }] }
    const sheet = workOut('ph.payslip', ON, odd, { worksheet: true }).worksheet ?? []
    expect(explain('gross_pay', sheet).map(({ key }) => key)).not.toContain('net_pay')
  })

  test('a reading is never shown as confirmed', () => {
    const standing = (id: string | undefined) => philippines.sources.get(id ?? '')?.standing
    const sheetOf = (scheme: string, facts: object) => workOut(scheme, ON, facts, { worksheet: true }).worksheet ?? []
    const step = (scheme: string, key: string, facts: object) =>
      standing(sheetOf(scheme, facts).findLast((one) => one.key === key && one.scheme === scheme)?.source)
    expect(step('ph.philhealth', 'employee', { monthly_basic_salary: '10001' })).toBe('inferred')
    expect(step('ph.philhealth', 'employee', { monthly_basic_salary: '10000' })).toBe('confirmed')
    const doubled = { day_type: 'double_special', daily_rate: '800', hours: 8 }
    expect(step('ph.day_pay', 'regular_pay', doubled)).toBe('inferred')
    expect(step('ph.day_pay', 'regular_pay', { ...doubled, day_type: 'regular_holiday' })).toBe('confirmed')
    expect(step('ph.withholding_annual', 'tax_refund', { taxable_present: '1', withheld_present: '5' })).toBe(
      'single source',
    )
    expect(step('ph.payslip', 'taxable_regular', methods['a minimum wage earner'])).toBe('inferred')
  })

  test('is not built unless asked for, and a refusal has none', () => {
    expect(workOut('ph.payslip', ON, given)).not.toHaveProperty('worksheet')
    expect(workOut('ph.payslip', ON, {}, { worksheet: true })).not.toHaveProperty('worksheet')
  })
})

const person = { tin: '123456789', last_name: 'Reyes', first_name: 'Ana', region: 'NCR' }
const facts: Record<string, readonly object[]> = {
  'ph.sss': [{ compensation: '22000' }, { compensation: '0' }, { compensation: '3000', member_type: 'land_based_ofw' }],
  'ph.philhealth': [{ monthly_basic_salary: '10001' }, { daily_rate: '755', factor: 313 }],
  'ph.pag_ibig': [{ fund_salary: '30000' }, { fund_salary: '1200', household: true }],
  'ph.withholding': [
    { period: 'weekly', taxable_regular: '9000', minimum_wage_pay: '10' },
    { period: 'monthly', taxable_regular: '9000', taxable_supplementary: '1' },
  ],
  'ph.withholding_cumulative': [{ period: 'monthly', taxable_regular: '40000', prior_taxable: '1', prior_periods: 1 }],
  'ph.withholding_annual': [
    { taxable_present: '900000', pay_available: '5' },
    { taxable_present: '1', withheld_present: '5' },
  ],
  'ph.benefits_exclusion': [{ benefits: '95000' }],
  'ph.thirteenth_month': [{ basic_salary_earned: '1300000' }],
  'ph.de_minimis': [
    { item: 'rice', amount: '3000' },
    { item: 'vl_monetized_private', days: '13.5', daily_rate: '800' },
    { item: 'meal_ot_night', amount: '900', periods: 3, minimum_daily_wage: '695' },
    { item: 'vlsl_monetized_govt', amount: '900' },
  ],
  'ph.payslip': [],
  'ph.day_pay': [
    { day_type: 'regular_holiday', monthly_salary: '30000', factor: 313, hours: 7, overtime_night_hours: '1.5' },
    { day_type: 'regular_holiday', daily_rate: '755' },
    { day_type: 'ordinary', hourly_rate: '95.5', employee_category: 'managerial' },
  ],
  'ph.daily_paid_period': [{ daily_rate: '755', ordinary_days: '20.5', regular_holidays_worked: 1 }],
  'ph.daily_rate': [
    { factor: '393.5', monthly_salary: '30000', hours: 3 },
    { factor: 261, daily_rate: '755' },
  ],
  'ph.attendance_deduction': [{ hourly_rate: '95.5', absent_days: '0.5' }],
  'ph.proration': [{ segments: [{ monthly_salary: '20000', days: '10.5', working_days: 22 }] }],
  'ph.holiday': [{ date: '2026-12-25' }, { date: '2026-12-26' }],
  'ph.minimum_wage': [{ region: 'NCR', sector: 'non_agriculture', factor: 313, daily_rate: '694' }],
  'ph.service_incentive_leave': [{ service_months: 14, used_days: '1.5', daily_rate: '755' }],
  'ph.leave_entitlement': [{ leave_type: 'maternity', sex: 'female' }],
  'ph.retirement_pay': [{ daily_rate: '1200', service_months: 128 }],
  'ph.separation_pay': [{ monthly_salary: '20000', cause: 'closure', service_months: 30 }],
  'ph.final_pay': [{ basic_salary_earned: '200000', unused_leave_days: '2.5', daily_rate: '755' }],
  'ph.fringe_benefit_tax': [{ monetary_value: '1000' }],
  'ph.non_resident_tax': [{ gross_pay: '1000' }],
  'ph.alphalist_schedule_1': [
    {
      employer_tin: '684785510',
      employer_branch: '0000',
      return_period: '2025-12-31',
      employees: [{ ...person, employment_from: '2025-01-01', employment_to: '2025-12-31' }],
    },
  ],
}

test.each([...philippines.schemes.values()].map(({ id, answers }) => [id, answers] as const))(
  '%s explains every figure it answers',
  (scheme, answers) => {
    for (const one of facts[scheme] ?? [{}]) {
      const found = workOut(scheme, ON, one, { worksheet: true })
      if (isRefusedAnswer(found.answer)) throw new Error(found.answer.reason)
      expect(answers).toEqual(expect.arrayContaining(Object.keys(found.answer)))
      for (const [figure, value] of Object.entries(found.answer)) {
        const steps: readonly Step[] = explain(figure, found.worksheet ?? [])
        const last = steps.findLast((step) => step.figure === figure || step.key === figure)
        expect(last?.value, `${scheme} ${figure}`).toBe(String(value))
      }
    }
  },
)
