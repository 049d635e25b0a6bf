/**
 * One small company, three months in a row, every line, as committed text. A change of law or of code shows here
 * as a difference a person can read; `npx vitest run statutory/tw/company-month -u` writes the text anew.
 */
import { expect, test } from 'vitest'
import { type Answer, isRefusedAnswer, workOut } from '../work-out.ts'
import { taiwan, yearToDateAfter } from './law.ts'

type Person = { readonly name: string; readonly facts: object; readonly months?: Record<string, object> }

/** Across a new year: the tables of both years, and the bonuses of the year begin anew. */
const MONTHS = ['2025-12-31', '2026-01-31', '2026-02-28']

const people: readonly Person[] = [
  {
    name: 'Lin, assistant, at the minimum wage of last year',
    facts: { wages: '28590', meal_allowance: '0' },
  },
  {
    name: 'Chen, engineer, two dependants, a year-end bonus before the new year holidays',
    facts: {
      ...{ wages: '88000', meal_allowance: '3000', health_dependants: 2, tax_dependants: 2 },
      ...{ employee_rate: '0.06' },
    },
    months: { '2025-12-31': { overtime_pay: '5210' }, '2026-02-28': { bonus: '264000' } },
  },
  {
    name: 'Wang, manager, four dependants, taxable overtime, withheld at the percentage',
    facts: {
      ...{ wages: '152000', meal_allowance: '3600', recurring_allowances: '8000' },
      ...{ health_dependants: 4, tax_method: 'percentage' },
    },
    months: { '2026-01-31': { taxable_overtime_pay: '3100', bonus: '500000' }, '2026-02-28': { bonus: '200000' } },
  },
  {
    name: 'Huang, part-timer of sixteen hours a week',
    facts: { wages: '11000', part_time: true, weekly_hours: 16 },
  },
  {
    name: 'Tsai, with a moderate disability, joined on 20 January',
    facts: { wages: '41000', disability_level: 'moderate' },
    months: { '2025-12-31': { joined_on: '2026-01-20' }, '2026-01-31': { joined_on: '2026-01-20' } },
  },
  {
    name: 'Nguyen, migrant worker: no employment insurance, no new pension',
    facts: { wages: '30500', employment_insurance: false, pension_new_system: false },
    months: { '2026-02-28': { leave_deduction: '1017' } },
  },
  {
    name: 'Dubois, foreign professional not resident for tax, leaves on the last day of February',
    facts: { wages: '210000', resident: false, employment_insurance: false },
    months: { '2026-02-28': { left_on: '2026-02-28', bonus: '100000' } },
  },
  {
    name: 'Hsu, residence granted on 10 January, declared grades of last year',
    facts: { wages: '50000', labour_insured_salary: '45800', health_insured_salary: '48200' },
    months: {
      '2025-12-31': { employment_insurance: false },
      '2026-01-31': { employment_insurance_joined_on: '2026-01-10' },
    },
  },
]

test('three months of a company', async () => {
  const pages = people.map((person) => `${person.name}\n${monthsOf(person)}`)
  await expect([`engine ${taiwan.engineVersion}`, ...pages].join('\n\n')).toMatchFileSnapshot(
    'company-month.golden.txt',
  )
})

function monthsOf({ facts, months }: Person): string {
  let year = {}
  const slips = MONTHS.map((on) => {
    const before = on.slice(5, 7) === '01' ? {} : year
    const slip = slipOf(on, { ...facts, ...months?.[on], ...before, occupational_rate: '0.0021' })
    year = slip.net_pay === undefined ? {} : yearToDateAfter(slip)
    return slip
  })
  const keys = taiwan.schemes.get('tw.payslip')?.answers ?? []
  const lines = keys
    .filter((key) => slips.some((slip) => slip[key] !== undefined && slip[key] !== '0.00'))
    .map((key) => `  ${key.padEnd(30)}${slips.map((slip) => dollars(slip[key]).padStart(10)).join('')}`)
  return [`  ${' '.repeat(30)}${MONTHS.map((on) => on.slice(0, 7).padStart(10)).join('')}`, ...lines].join('\n')
}

const dollars = (value: Answer[string] | undefined): string =>
  value === undefined ? '-' : String(value).replace(/\.00$/, '')

/** Nothing for a month before the first day of service. */
function slipOf(on: string, given: object): Answer {
  if ('joined_on' in given && String(given.joined_on) > on) return {}
  const { answer } = workOut('tw.payslip', on, given)
  if (isRefusedAnswer(answer)) throw new Error(answer.reason)
  return answer
}
