import { expect, test } from 'vitest'
import english from '#statutory/words/en.json'
import { told } from '#statutory/words/tell.ts'
import { explain, workOut } from '#statutory/work-out.ts'
import { rateText } from './rates.ts'
import { summaryOf } from './summary.ts'

const part = (key: string, value: string) => ({ key, label: key, value })
type Made = { kind?: string; parts?: [string, string][]; row?: [string, string][]; rounding?: string }
const step = (key: string, value: string, { kind = 'sum', parts = [], row = [], rounding }: Made = {}) => ({
  ...{ key, kind, label: key, value, rounding: rounding ?? null },
  parts: parts.map(([name, of]) => part(name, of)),
  row: row.map(([name, of]) => part(name, of)),
})

/** The worked example of LHDN's specification 2026 that pcb.cases.ndjson begins with: 5,500 in February. */
const pcb = [
  step('normal_remuneration', '5500.00', { kind: 'fact' }),
  step('normal_epf', '605.00', {
    kind: 'capped',
    parts: [
      ['contributed', '605.00'],
      ['epf_cap', '4000.00'],
    ],
  }),
  step('year_to_date_remuneration', '5500.00', {
    kind: 'year-to-date',
    parts: [['accumulated_remuneration', '5500.00']],
  }),
  step('year_to_date_zakat', '0.00', { kind: 'year-to-date' }),
  step('reliefs', '15000.00', {
    parts: [
      ['individual_relief', '9000.00'],
      ['child_relief', '6000.00'],
    ],
  }),
  step('chargeable_income', '47000.00', {
    parts: [
      ['year_to_date_remuneration', '5500.00'],
      ['year_to_date_epf', '-605.00'],
      ['normal_remuneration', '5500.00'],
      ['normal_epf', '-605.00'],
      ['months_remaining', '10'],
      ['future_remuneration', '55000.00'],
      ['estimated_epf', '279.00'],
      ['future_epf', '-2790.00'],
      ['reliefs', '-15000.00'],
    ],
  }),
  step('annual_tax', '1320.00', {
    kind: 'bracket',
    parts: [['chargeable_income', '47000.00']],
    row: [
      ['over', '35000.00'],
      ['up_to', '50000.00'],
      ['first', '35000.00'],
      ['rate', '0.06'],
      ['tax_on_first', '600.00'],
    ],
  }),
  step('unrounded_mtd', '110.00', {
    kind: 'prorated',
    parts: [
      ['annual_tax', '1320.00'],
      ['year_to_date_zakat', '0.00'],
      ['year_to_date_mtd', '-110.00'],
      ['months_to_share', '11'],
    ],
    rounding: 'cut_to_sen',
  }),
  step('rounded_mtd', '110.00', { kind: 'rounding', parts: [['unrounded_mtd', '110.00']] }),
  step('normal_mtd', '110.00', {
    kind: 'result',
    parts: [
      ['rounded_mtd', '110.00'],
      ['smallest_deduction', '10.00'],
    ],
  }),
]

test('a month’s tax is told in the few lines that decide it: of what, less what, band and rate, this month’s share', () => {
  const lines = summaryOf(pcb)
  expect(lines.map(({ key }) => key)).toEqual([
    'normal_epf',
    'year_to_date_remuneration',
    'reliefs',
    'chargeable_income',
    'annual_tax',
    'unrounded_mtd',
    'normal_mtd',
  ])
  expect(lines[3]?.how).toEqual({
    of: 'less',
    plus: ['5500.00', '5500.00', '55000.00'],
    minus: ['605.00', '605.00', '2790.00', '15000.00'],
  })
  expect(lines[4]?.how).toEqual({ of: 'band', over: '35000.00', upTo: '50000.00', rate: '6 %' })
  expect(lines[5]?.how).toEqual({ of: 'less', plus: ['1320.00'], minus: ['110.00'], by: '11' })
})

test('what was handed in for another figure behind it is not taken for it', () => {
  const withZakat = [...pcb, step('zakat', '250.00', { kind: 'fact' })]
  expect(summaryOf(withZakat)).toEqual(summaryOf(pcb))
})

test('what only rounds is not told beside what it rounds', () => {
  const lowered = step('withheld', '100.00', {
    kind: 'result',
    parts: [
      ['normal_mtd', '110.00'],
      ['current_zakat', '-10.00'],
    ],
  })
  const keys = summaryOf([...pcb, step('current_zakat', '10.00', { kind: 'fact' }), lowered]).map(({ key }) => key)
  expect(keys.slice(-2)).toEqual(['unrounded_mtd', 'withheld'])
})

test('what a fact only hands on is told with what it was made of', () => {
  const withheld = [
    step('earnings', '343400.00'),
    step('contributions', '4450.00', { kind: 'result' }),
    step('taxable', '338950.00', {
      parts: [
        ['earnings', '343400.00'],
        ['contributions', '-4450.00'],
      ],
    }),
    step('taxable', '338950.00', { kind: 'fact' }),
    step('bracket', '5', { kind: 'bracket', parts: [['taxable', '338950.00']] }),
    step('withheld', '85226.70', { kind: 'rate', parts: [['bracket', '5']] }),
  ]
  expect(summaryOf(withheld).map(({ key, value }) => `${key} ${value}`)).toEqual([
    'earnings 343400.00',
    'contributions 4450.00',
    'taxable 338950.00',
    'bracket 5',
    'withheld 85226.70',
  ])
})

test('however long a worksheet is, what leads it stays on one screen', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    step(`k${at}`, `${at + 1}.00`, { parts: Array.from({ length: at }, (_one, of) => [`k${of}`, `${of + 1}.00`]) }),
  )
  expect(summaryOf(many).length).toBeLessThanOrEqual(8)
  expect(summaryOf(many).at(-1)?.key).toBe('k29')
  expect(summaryOf([])).toEqual([])
})

test('rates read as the law means them', () => {
  const share = step('employee', '605.00', {
    parts: [
      ['wages', '5500.00'],
      ['employee_rate', '0.11'],
    ],
  })
  const hundredths = step('premium', '50.38', {
    parts: [
      ['salary', '45800.00'],
      ['rate', '0.11'],
    ],
  })
  const [wages, by] = share.parts
  expect(by && rateText(share, by)).toBe('11 %')
  expect(wages && rateText(share, wages)).toBeUndefined()
  expect(hundredths.parts[1] && rateText(hundredths, hundredths.parts[1])).toBe('0.11 %')
  const odd = step('premium', '2369.12', {
    parts: [
      ['salary', '45800.00'],
      ['rate', '0.0517'],
    ],
  })
  expect(odd.parts[1] && rateText(odd, odd.parts[1])).toBe('5.17 %')
})

test('a premium that several pay, of part of a month, tells all that it was multiplied by', () => {
  const parts: [string, string][] = [
    ['insured_salary', '45800.00'],
    ['ordinary_rate', '0.115'],
    ['employee_share', '0.2'],
    ['insured_days', '18'],
    ['days_of_a_month', '30'],
  ]
  const how = (days: string) =>
    summaryOf([
      step('ordinary_employee', '632.00', {
        parts: parts.map(([key, value]) => [key, key === 'insured_days' ? days : value]),
      }),
    ])[0]?.how
  // 45,800 x 11.5 % x 20 % x 18/30 = 632.04
  expect(how('18')).toEqual({ of: 'times', base: '45800.00', rate: '11.5 %', more: ['20 %', '18/30'] })
  expect(how('30')).toMatchObject({ more: ['20 %'] })
})

test('half of a month’s contribution is told from the pay and the credit of the whole month', () => {
  const lines = summaryOf(payslipSteps('sss_employee'))
  expect(lines.map(({ key, value }) => `${key} ${value}`)).toEqual([
    'sss_compensation 98000.00',
    'monthly_salary_credit 35000.00',
    'regular_salary_credit 20000.00',
    'mpf_salary_credit 15000.00',
    'employee_regular 1000.00',
    'employee_mpf 750.00',
    'employee 1750.00',
    'charged_share 875.00',
  ])
})

test('tax by the average of the year says what the year came to and how often the average is taxed', () => {
  const lines = summaryOf(payslipSteps('withholding_tax'))
  expect(lines.map(({ key, value }) => `${key} ${value}`)).toEqual([
    'employee_contributions 2162.50',
    'taxable_regular 46837.50',
    'cumulative_taxable 733887.50',
    'average_taxable 56452.88',
    'bracket 4',
    'tax_on_average 10050.67',
    'cumulative_tax 130658.71',
    'withholding_tax 37645.91',
  ])
  expect(lines.find(({ key }) => key === 'cumulative_tax')?.how).toEqual({ of: 'product', factors: ['10050.67', '13'] })
})

/** 95,000 and 3,000 a month paid in halves, a bonus of 120,000 in the first, and half a year paid elsewhere before. */
function payslipSteps(figure: string) {
  const earning = (code: string, amount: string, tax: string, counts: boolean) => ({
    ...{ code, amount, tax },
    ...{ sss: counts, pag_ibig: counts },
  })
  const given = {
    period: 'semi_monthly',
    charge_contributions: 'half',
    monthly_basic_salary: '95000.00',
    earnings: [
      earning('basic_salary', '47500.00', 'regular', true),
      earning('allowance', '1500.00', 'regular', true),
      earning('bonus', '120000.00', 'benefit', false),
    ],
    rest_of_month: { sss_compensation: '49000.00', fund_salary: '49000.00' },
    excluded_before: '90000.00',
    year_to_date: { taxable: '567050.00', periods: 12, withheld_present: '93012.80' },
  }
  const { worksheet = [] } = workOut('ph.payslip', '2026-07-31', given, { worksheet: true })
  return explain(figure, worksheet).map((one) => told(english, one))
}

test('what counts of a bonus is told by what was paid before it and what is free', () => {
  const parts: [string, string][] = [
    ['payment', '100000.00'],
    ['year_to_date_bonus_before', '500000.00'],
    ['threshold', '526800.00'],
    ['single_payment_cap', '10000000.00'],
  ]
  const base = step('premium_base', '73200.00', { kind: 'capped', parts })
  const premium = step('premium', '1545.00', {
    parts: [
      ['premium_base', '73200.00'],
      ['supplementary_rate', '0.0211'],
    ],
  })
  expect(summaryOf([base, premium]).map(({ how }) => how)).toEqual([
    { of: 'less', plus: ['500000.00', '100000.00'], minus: ['526800.00'] },
    { of: 'times', base: '73200.00', rate: '2.11 %', more: [] },
  ])
})

test('the share of SSS names the row of the table that it is printed in', () => {
  const { worksheet = [] } = workOut('ph.sss', '2026-11-30', { compensation: '19500.00' }, { worksheet: true })
  const lines = summaryOf(explain('employee', worksheet).map((one) => told(english, one)))
  expect(lines.find(({ key }) => key === 'monthly_salary_credit')?.how).toEqual({
    ...{ of: 'row', from: '19250.00', upTo: '19749.99' },
  })
  const most = workOut('ph.sss', '2026-11-30', { compensation: '65000.00' }, { worksheet: true }).worksheet ?? []
  const [credit] = summaryOf(explain('monthly_salary_credit', most).map((one) => told(english, one))).slice(-1)
  expect([credit?.value, credit?.how]).toEqual(['35000.00', { of: 'row', from: '34750.00', upTo: undefined }])
})
