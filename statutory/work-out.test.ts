import { expect, test } from 'vitest'
import rates from './my/epf/epf.rates.yaml'
import { isRefusedAnswer, lawOf, stampOf, workOut } from './work-out.ts'

const given = { age: 35, category: 1, earnings: [{ type: 'basic_salary', amount: '5000' }] }
const philippine = {
  monthly_basic_salary: '9000',
  earnings: [{ code: 'basic_salary', amount: '9000', tax: 'regular' }],
}
const refusal = (scheme: string, on: string, facts: unknown) => {
  const { answer } = workOut(scheme, on, facts)
  return isRefusedAnswer(answer) ? answer : undefined
}

test('a payslip goes in and out as text', () => {
  const { answer } = workOut('my.payslip', '2026-01-31', given)
  expect(answer).toMatchObject({
    gross_pay: '5000.00',
    epf_employee: '550.00',
    withholding_tax: '110.00',
    socso_category: 1,
  })
  expect(Object.values(answer).every((value) => typeof value === 'string' || Number.isInteger(value))).toBe(true)
})

test.each([
  ['my.nothing', '2026-01-31', given, 'scheme', 'unknown_scheme'],
  ['xx.payslip', '2026-01-31', given, 'scheme', 'unknown_scheme'],
  ['', '2026-01-31', given, 'scheme', 'unknown_scheme'],
  ['constructor.payslip', '2026-01-31', given, 'scheme', 'unknown_scheme'],
  ['my.payslip', '2026-02-30', given, 'on', 'not_a_day'],
  ['my.payslip', 'yesterday', given, 'on', 'not_a_day'],
  ['my.payslip', '2022-12-31', given, 'on', 'no_law_on_day'],
  ['my.payslip', '2028-06-30', given, 'on', 'not_published'],
  ['my.payslip', '2026-01-31', { ...given, age: undefined }, 'age', 'missing'],
  ['my.payslip', '2026-01-31', { ...given, category: undefined }, 'category', 'missing'],
  ['my.payslip', '2026-01-31', { ...given, salary: '1' }, 'salary', 'unknown_key'],
  ['my.payslip', '2026-01-31', { ...given, normal_remuneration: '1' }, 'normal_remuneration', 'unknown_key'],
  ['my.payslip', '2026-01-31', { ...given, earnings: [] }, 'earnings', 'missing'],
  [
    'my.payslip',
    '2026-01-31',
    { ...given, earnings: [{ type: 'tips', amount: '1' }] },
    'earnings[0].type',
    'unknown_value',
  ],
  ['my.payslip', '2026-01-31', { ...given, earnings: [{ type: 'bonus' }] }, 'earnings[0].amount', 'missing'],
  [
    'my.payslip',
    '2026-01-31',
    { ...given, earnings: [{ type: 'bonus', amount: '1', epf: 1 }] },
    'earnings[0].epf',
    'not_a_flag',
  ],
  [
    'my.payslip',
    '2026-01-31',
    { ...given, earnings: [{ type: 'bonus', amount: 1.5 }] },
    'earnings[0].amount',
    'not_a_number',
  ],
  ['my.notice', '2026-01-31', { service_months: 12, wages: '1' }, 'start_date', 'missing'],
  ['my.proration', '2026-01-31', { wages: '1', segments: [{ wages: '1', days: 1 }] }, 'wages', 'contradiction'],
  [
    'my.overtime',
    '2026-01-31',
    { wages: '1', pay_basis: 'daily', day_type: 'off_day', hours_worked: 1 },
    'daily_wages',
    'missing',
  ],
  [
    'my.cp8d_line',
    '2026-01-31',
    { name: 'x'.repeat(61), tax_number: '1', identity_number: '1', category: 1, employment_status: 1 },
    'name',
    'too_long',
  ],
  ['tw.payslip', '2023-12-31', { wages: '40000', occupational_rate: '0.0021' }, 'on', 'no_law_on_day'],
  ['tw.payslip', '2027-01-31', { wages: '40000', occupational_rate: '0.0021' }, 'on', 'not_published'],
  ['tw.payslip', '2026-01-31', { wages: '40000' }, 'occupational_rate', 'missing'],
  ['tw.payslip', '2026-01-31', { wages: '40000', occupational_rate: '0.21' }, 'occupational_rate', 'out_of_range'],
  ['tw.payslip', '2026-01-31', { wages: 40000.5, occupational_rate: '0.0021' }, 'wages', 'not_a_number'],
  [
    'tw.payslip',
    '2026-01-31',
    { wages: '40000', occupational_rate: '0.0021', health_insured_salary: '40000' },
    'health_insured_salary',
    'unknown_value',
  ],
  ['tw.labour_insurance', '2026-01-31', {}, 'wages', 'missing'],
  ['tw.labour_insurance', '2026-01-31', { insured_salary: '28590' }, 'insured_salary', 'unknown_value'],
  ['tw.pension', '2026-01-31', { wages: '40000', contribution_days: 31 }, 'contribution_days', 'out_of_range'],
  ['tw.insured_days', '2026-01-31', { joined_on: '2026-02-01' }, 'joined_on', 'contradiction'],
  ['tw.insured_days', '2026-01-31', { left_on: '2025-12-31' }, 'left_on', 'contradiction'],
  ['tw.occupational_accident', '2026-01-31', { wages: '1', industry_code: 2 }, 'industry_code', 'unknown_value'],
  ['tw.occupational_accident', '2024-01-31', { wages: '1', industry_code: 1 }, 'industry_code', 'no_law_on_day'],
  ['tw.health_supplementary', '2026-01-31', { income_type: 'bonus', payment: '1' }, 'insured_salary', 'missing'],
  ['tw.overtime', '2026-01-31', { day_type: 'rest_day', hours: '13', wages: '1' }, 'hours', 'out_of_range'],
  ['tw.leave_pay', '2026-01-31', { leave_type: 'maternity', wages: '1', days: 1 }, 'service_months', 'missing'],
  ['tw.leave_entitlement', '2026-01-31', { leave_type: 'bereavement' }, 'relation', 'missing'],
  ['tw.leave_entitlement', '2025-12-31', { leave_type: 'sick' }, 'on', 'no_law_on_day'],
  ['tw.annual_leave', '2026-01-31', { hired_on: '2026-02-01' }, 'hired_on', 'contradiction'],
  [
    'tw.severance',
    '2026-01-31',
    { average_wage_total: '1', average_wage_days: 0, service_months: 1 },
    'average_wage_days',
    'out_of_range',
  ],
  [
    'tw.arrears_fund',
    '2026-01-31',
    { insured_salaries: [{ insured_salary: '1' }] },
    'insured_salaries[0].insured_salary',
    'unknown_value',
  ],
  [
    'tw.tax_residency',
    '2026-01-31',
    { stays: [{ entered_on: '2026-01-05', left_on: '2026-01-04' }] },
    'stays[0].left_on',
    'contradiction',
  ],
  ['my.cp39_detail', '2026-01-31', { name: '陳大文', country: 'MY', mtd: '1' }, 'name', 'unknown_value'],
  ['ph.payslip', '2022-12-31', philippine, 'on', 'no_law_on_day'],
  ['ph.payslip', '2026-01-31', { ...philippine, monthly_basic_salary: undefined }, 'monthly_basic_salary', 'missing'],
  ['ph.payslip', '2026-01-31', { ...philippine, daily_rate: '1', factor: 313 }, 'daily_rate', 'contradiction'],
  ['ph.payslip', '2026-01-31', { ...philippine, month_so_far: { sss: '1' } }, 'month_so_far.sss', 'unknown_key'],
  [
    'ph.payslip',
    '2026-01-31',
    { ...philippine, year_to_date: { periods: '1.5' } },
    'year_to_date.periods',
    'not_whole',
  ],
  [
    'ph.payslip',
    '2026-01-31',
    { ...philippine, attendance_deduction: '9000.01' },
    'attendance_deduction',
    'out_of_range',
  ],
  ['ph.payslip', '2026-01-31', { ...philippine, earnings: [{ amount: '1' }] }, 'earnings[0].tax', 'missing'],
  [
    'ph.payslip',
    '2026-01-31',
    { ...philippine, earnings: [{ amount: '1', tax: 'de_minimis' }] },
    'earnings[0].item',
    'missing',
  ],
  ['ph.philhealth', '2020-01-31', { monthly_basic_salary: '1' }, 'on', 'not_published'],
  ['ph.day_pay', '2026-01-31', { day_type: 'ordinary', monthly_salary: '1' }, 'factor', 'missing'],
  ['ph.holiday', '2026-01-31', { date: '2028-01-01' }, 'date', 'not_published'],
])('%s on %s is refused by name: %o', (scheme, on, facts, key, why) => {
  const found = refusal(scheme, on, facts)
  expect(found).toMatchObject({ refused: true, key, why })
  expect(found?.reason.startsWith(`${key}: `)).toBe(true)
})

test('an answer is stamped with the figures and the code that gave it', () => {
  const law = lawOf('my')
  expect(law?.bookHash).toMatch(/^[0-9a-f]{64}$/)
  expect(stampOf('my')).toEqual({ bookHash: law?.bookHash, engineVersion: law?.engineVersion })
})

test('the day is remembered between calls without mixing up days', () => {
  const small = { wages: '3000', age: 35, citizenship: 'non_citizen' }
  const days = ['2025-09-30', '2025-10-31', '2025-09-30', '2025-10-31']
  const parts = days.map((on) => {
    const { answer } = workOut('my.epf', on, small)
    return isRefusedAnswer(answer) ? answer.reason : answer.part
  })
  expect(parts).toEqual(['none', 'F', 'none', 'F'])
})

test('the law is frozen: nobody can change a figure at run time', () => {
  const frozen = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen))
  expect(frozen(rates)).toBe(true)
  expect(JSON.stringify(rates)).toContain('"employee":"0.055"')
})
