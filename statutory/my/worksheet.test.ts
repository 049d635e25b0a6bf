import { describe, expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { explain, isRefusedAnswer, type Step, workOut } from '../work-out.ts'
import { malaysia } from './law.ts'

const ON = '2026-09-30'
const given = {
  age: 35,
  category: 2,
  children_under_18: 2,
  earnings: [
    { type: 'basic_salary', amount: '4800' },
    { type: 'overtime', amount: '200' },
    { type: 'bonus', amount: '2000' },
  ],
  zakat: '25',
  accumulated_remuneration: '38400',
  accumulated_epf: '3400',
  accumulated_mtd: '120',
  malaysian_employees: 12,
}

const { answer, worksheet = [] } = workOut('my.payslip', ON, given, { worksheet: true })

describe('the worksheet of a payslip', () => {
  test('is plain data that survives being stored', () => {
    expect(JSON.parse(JSON.stringify(worksheet))).toEqual(worksheet)
    expect(JSON.stringify(worksheet).length).toBeLessThan(20_000)
  })

  test('explains every figure of the payslip, and ends in the figure itself', () => {
    for (const [figure, value] of Object.entries(answer)) {
      const steps = explain(figure, worksheet)
      expect(steps.length, figure).toBeGreaterThan(0)
      expect(steps.findLast((step) => step.figure === figure)?.value, figure).toBe(String(value))
    }
  })

  test('names for each figure only answers of the payslip', () => {
    for (const { figure } of worksheet) if (figure !== null) expect(answer).toHaveProperty(figure)
  })

  test('points only to sources that exist, in force on the day', () => {
    for (const step of worksheet) {
      if (step.source === undefined) continue
      const source = malaysia.sources.get(step.source)
      expect(source?.from && source.from <= ON, step.source).toBe(true)
    }
  })

  test('shows sums whose parts add up', () => {
    const sums = worksheet.filter(({ key }) =>
      ['gross_pay', 'epf_wages', 'total_deductions', 'net_pay', 'employer_cost', 'mtd', 'reliefs'].includes(key),
    )
    expect(sums).toHaveLength(7)
    for (const { key, value, parts = [] } of sums) {
      const total = parts.reduce((sum, part) => sum + amountOf(part.value), 0n)
      expect(total, key).toBe(amountOf(value))
    }
  })

  test('tells the tax from Y1 to the deduction: income, row, PCB(A), PCB(C), rounding', () => {
    const steps = explain('withholding_tax', worksheet)
    const keys = steps.filter(({ scheme }) => scheme === 'my.pcb').map(({ key }) => key)
    for (const key of [
      'normal_remuneration',
      'normal_epf',
      'additional_remuneration',
      'year_to_date_remuneration',
      'reliefs',
      'estimated_epf',
      'chargeable_income',
      'annual_tax',
      'unrounded_mtd',
      'rounded_mtd',
      'normal_mtd',
      'chargeable_income_with_additional',
      'annual_tax_with_additional',
      'year_mtd',
      'additional_mtd',
      'current_zakat',
      'withholding_tax',
    ]) {
      expect(keys).toContain(key)
    }
    const tax = step('annual_tax')
    expect(tax).toMatchObject({ kind: 'bracket', rounding: 'cut_to_sen', source: 'my.pcb/annual_tax/2023-06-01' })
    expect(tax.row?.map(({ key }) => key)).toEqual(['over', 'up_to', 'first', 'rate', 'tax_on_first'])
    expect(step('rounded_mtd')).toMatchObject({ kind: 'rounding', rounding: 'up_to_five_sen' })
  })

  test('keeps each explanation to its own: EPF knows no tax, gross pay no deductions, net pay only lines', () => {
    const schemes = (figure: string) => new Set(explain(figure, worksheet).map(({ scheme }) => scheme))
    const keys = (figure: string) => explain(figure, worksheet).map(({ key }) => key)
    expect(schemes('epf_employee')).toEqual(new Set(['my.payslip', 'my.epf']))
    expect(keys('epf_employee')).toEqual([
      'epf_wages',
      'wages',
      'bonus',
      'actual_wages',
      'part',
      'contribution_base',
      'employee',
    ])
    expect(keys('gross_pay')).toEqual(['gross_pay'])
    expect(schemes('net_pay')).toEqual(new Set(['my.payslip']))
    expect(keys('net_pay')).toContain('total_deductions')
    expect(keys('normal_mtd')).not.toContain('chargeable_income_with_additional')
    expect(explain('no_such_figure', worksheet)).toEqual([])
  })

  test('is not built unless asked for, and a refusal has none', () => {
    expect(workOut('my.payslip', ON, given)).not.toHaveProperty('worksheet')
    expect(workOut('my.payslip', ON, {}, { worksheet: true })).not.toHaveProperty('worksheet')
  })
})

test('every scheme explains every figure it answers', () => {
  const facts: Record<string, object> = {
    'my.epf': { wages: '3000', age: 30 },
    'my.socso': { wages: '3000', age: 30 },
    'my.eis': { wages: '3000', age: 30 },
    'my.pcb': { category: 1, normal_remuneration: '6000', additional_remuneration: '100' },
    'my.pcb_rounding': { unrounded_amount: '1.234' },
    'my.hrd_levy': { wages: '3000', malaysian_employees: 12 },
    'my.proration': { wages: '3000', unpaid_days: '1.5' },
    'my.overtime': { wages: '2600', day_type: 'rest_day', hours_worked: 10 },
    'my.part_time_overtime': { wages: '1040', normal_hours: 4, full_time_hours: 8, hours_worked: '9.5' },
    'my.annual_leave': { service_months: 30, completed_months: 7 },
    'my.sick_leave': { service_months: 30, sick_days_taken: '1.5' },
    'my.maternity_leave': { start_date: '2026-02-01' },
    'my.paternity_leave': { start_date: '2026-02-01', service_months: 30, confinement_number: 1 },
    'my.leave_encashment': { wages: '3000', untaken_days: '2.5' },
    'my.termination_benefit': { wages_twelve_months: '36000', service_months: 42 },
    'my.notice': { service_months: 42, start_date: '2026-02-01', wages: '3000' },
    'my.minimum_wage': { wages: '3000' },
  }
  for (const [scheme, { answers }] of malaysia.schemes) {
    const found = workOut(scheme, ON, facts[scheme] ?? {}, { worksheet: true })
    if (!(scheme in facts)) continue
    if (isRefusedAnswer(found.answer)) throw new Error(found.answer.reason)
    expect(answers).toEqual(expect.arrayContaining(Object.keys(found.answer)))
    for (const [figure, value] of Object.entries(found.answer)) {
      const steps: readonly Step[] = explain(figure, found.worksheet ?? [])
      expect(steps.at(-1), `${scheme} ${figure}`).toBeDefined()
      expect(steps.findLast((one) => one.figure === figure || one.key === figure)?.value, `${scheme} ${figure}`).toBe(
        String(value),
      )
    }
  }
})

test('half days of unpaid leave and half hours leave the engine as text, never as a float', () => {
  const found = workOut('my.proration', '2026-01-31', { wages: '3100', unpaid_days: '0.5' }).answer
  expect(found).toMatchObject({ eligible_days: '30.5', pay: '3050.00' })
  const sick = workOut('my.sick_leave', ON, { service_months: 1, sick_days_taken: '0.5' }).answer
  expect(sick).toMatchObject({ sick_days_remaining: '13.5', hospitalisation_days_remaining: 60 })
  const end_date = addDays(plainDateOf('2026-02-01'), 97)
  expect(workOut('my.maternity_leave', ON, { start_date: '2026-02-01' }).answer).toMatchObject({ end_date })
})

function step(key: string): Step {
  const found = worksheet.find((one) => one.key === key)
  if (!found) throw new Error(`no step ${key}`)
  return found
}
