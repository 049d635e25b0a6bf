/**
 * One small company, the last three months of a year, every line, as committed text. A change of law or of code shows
 * here as a difference a person can read; `npx vitest run statutory/ph/company-month -u` writes the text anew.
 */
import { expect, test } from 'vitest'
import { type Answer, isRefusedAnswer, workOut } from '../work-out.ts'
import { philippines, treatmentOf, type YearGiven, yearAfter } from './law.ts'

type Earning = readonly [type: string, amount: string]
type Person = {
  readonly name: string
  readonly facts: object
  readonly year?: YearGiven
  readonly months: Readonly<Record<string, readonly Earning[]>>
}

const MONTHS = ['2026-10-31', '2026-11-30', '2026-12-31']
const DECEMBER = '2026-12-31'
const soFar = (taxable: string, withheld_present: string, periods = 9): YearGiven => ({
  year_to_date: { taxable, withheld_present, periods },
})

/** Earnings of a month; `always` where the month says nothing. */
const people: readonly Person[] = [
  {
    name: 'Ligaya, packer, at the minimum wage of Manila',
    facts: { monthly_basic_salary: '19692.92', minimum_wage_earner: true },
    months: {
      always: [['basic_salary', '19692.92']],
      '2026-11-30': [
        ['basic_salary', '19692.92'],
        ['overtime', '1179.69'],
        ['holiday_pay', '755'],
      ],
      [DECEMBER]: [
        ['basic_salary', '19692.92'],
        ['thirteenth_month', '19692.92'],
      ],
    },
  },
  {
    name: 'Benjie, driver, paid by the day, absent in November',
    facts: { daily_rate: '900', factor: '313' },
    year: soFar('180000', '0'),
    months: {
      always: [['basic_salary', '23400']],
      '2026-11-30': [['basic_salary', '20700']],
      [DECEMBER]: [
        ['basic_salary', '23400'],
        ['thirteenth_month', '22500'],
      ],
    },
  },
  {
    name: 'Corazon, engineer, rice and laundry, a thirteenth month and a bonus beyond the exclusion',
    facts: { monthly_basic_salary: '72000', union_dues: '150' },
    year: soFar('614000', '70000.50'),
    months: {
      always: [
        ['basic_salary', '72000'],
        ['allowance', '4000'],
        ['rice_subsidy', '2700'],
        ['laundry_allowance', '400'],
      ],
      [DECEMBER]: [
        ['basic_salary', '72000'],
        ['allowance', '4000'],
        ['rice_subsidy', '2700'],
        ['thirteenth_month', '72000'],
        ['bonus', '40000'],
      ],
    },
  },
  {
    name: 'Jun, sales, a commission larger than his salary in October: the cumulative average from then on',
    facts: { monthly_basic_salary: '26000', other_deductions: '1500' },
    year: soFar('230000', '12000'),
    months: {
      always: [['basic_salary', '26000']],
      '2026-10-31': [
        ['basic_salary', '26000'],
        ['commission', '31250.75'],
      ],
    },
  },
  {
    name: 'Teresa, joined in October from another employer that withheld too much: nothing due, nothing to give back',
    facts: { monthly_basic_salary: '48000', previous_employer: true },
    year: {
      year_to_date: { taxable: '210000', periods: 9, withheld_present: '0', withheld_previous: '40000' },
      excluded_before: '35000',
    },
    months: { always: [['basic_salary', '48000']] },
  },
  {
    name: 'Ramon, director, over every ceiling',
    facts: { monthly_basic_salary: '450000' },
    year: soFar('4010000', '1100000'),
    months: {
      always: [
        ['basic_salary', '450000'],
        ['reimbursement', '12345.67'],
      ],
    },
  },
]

test('three months of a company', async () => {
  const pages = people.map((person) => `${person.name}\n${monthsOf(person)}`)
  const book = `engine ${philippines.engineVersion}`
  await expect([book, ...pages].join('\n\n')).toMatchFileSnapshot('company-month.golden.txt')
})

function monthsOf({ facts, year: before = {}, months }: Person): string {
  let year = before
  const slips = MONTHS.map((on) => {
    const earnings = (months[on] ?? months.always ?? []).map(earningOf)
    const slip = slipOf(on, { ...facts, ...year, earnings, annualise: on === DECEMBER })
    year = yearAfter(year, slip)
    return slip
  })
  const keys = philippines.schemes.get('ph.payslip')?.answers ?? []
  const lines = keys
    .filter((key) => slips.some((slip) => slip[key] !== undefined && slip[key] !== '0.00'))
    .map((key) => `  ${key.padEnd(24)}${slips.map((slip) => String(slip[key] ?? '').padStart(20)).join('')}`)
  return [`  ${' '.repeat(24)}${MONTHS.map((on) => on.slice(0, 7).padStart(20)).join('')}`, ...lines].join('\n')
}

function earningOf([type, amount]: Earning): object {
  const usual = treatmentOf(type)
  if (!usual) throw new Error(`${type} is no type of earning`)
  const { sss, pag_ibig, tax, item } = usual
  return { code: type, amount, sss, pag_ibig, tax, ...(item && { item }), minimum_wage_pay: tax !== 'benefit' }
}

function slipOf(on: string, given: object): Answer {
  const { answer } = workOut('ph.payslip', on, given)
  if (isRefusedAnswer(answer)) throw new Error(answer.reason)
  return answer
}
