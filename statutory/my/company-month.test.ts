/**
 * One small company, three months in a row, every line, as committed text. A change of law or of code shows here
 * as a difference a person can read; `npx vitest run statutory/my/company-month -u` writes the text anew.
 */
import { expect, test } from 'vitest'
import { type Answer, isRefusedAnswer, workOut } from '../work-out.ts'
import { accumulatedAfter, malaysia } from './law.ts'

type Person = { readonly name: string; readonly facts: object; readonly months: Record<string, readonly Earning[]> }
type Earning = readonly [type: string, amount: string]

const MONTHS = ['2026-05-31', '2026-06-30', '2026-07-31']

/** Earnings of a month; `always` where the month says nothing. */
const people: readonly Person[] = [
  {
    name: 'Aisyah, clerk, at the minimum wage',
    facts: { age: 23, category: 1 },
    months: {
      always: [['basic_salary', '1700']],
      '2026-07-31': [
        ['basic_salary', '1700'],
        ['overtime', '183.89'],
      ],
    },
  },
  {
    name: 'Chong, engineer, spouse at home, two children, a bonus in June',
    facts: { age: 38, category: 2, children_under_18: 2 },
    months: {
      always: [
        ['basic_salary', '6500'],
        ['fixed_allowance', '400'],
        ['travel_allowance', '300'],
      ],
      '2026-06-30': [
        ['basic_salary', '6500'],
        ['fixed_allowance', '400'],
        ['bonus', '13000'],
      ],
    },
  },
  {
    name: 'Kavitha, sales, commission, a child shared with its other parent, a loan repaid',
    facts: { age: 29, category: 3, children_under_18: '0.5', other_deductions: '120' },
    months: {
      always: [
        ['basic_salary', '4800'],
        ['commission', '1250.55'],
      ],
    },
  },
  {
    name: 'Hassan, manager, pays zakat, has a car, gave up LINDUNG 24 Jam',
    facts: { age: 47, category: 2, children_tertiary: 1, zakat: '150', skbbk_released: true },
    months: {
      always: [
        ['basic_salary', '15500'],
        ['benefit_in_kind', '600'],
      ],
    },
  },
  {
    name: 'Rosnah, 61, citizen',
    facts: { age: 61, category: 3 },
    months: { always: [['basic_salary', '3900']] },
  },
  {
    name: 'Mei Hua, 62, permanent resident, leaves in July with notice pay',
    facts: { age: 62, citizenship: 'permanent_resident', category: 1 },
    months: {
      always: [['basic_salary', '5200']],
      '2026-07-31': [
        ['basic_salary', '2516.13'],
        ['leave_encashment', '600'],
        ['notice_pay', '5200'],
      ],
    },
  },
  {
    name: 'Nguyen, operator, foreign worker, not resident for tax',
    facts: { age: 27, citizenship: 'non_citizen', regime: 'non_resident' },
    months: {
      always: [
        ['basic_salary', '1900'],
        ['overtime', '412.50'],
      ],
    },
  },
  {
    name: 'Weber, chief officer on the flat rate, over the last EPF band',
    facts: { age: 51, citizenship: 'non_citizen', regime: 'c_suite', category: 2 },
    months: { always: [['basic_salary', '42350.75']] },
  },
]

test('three months of a company', async () => {
  const pages = people.map((person) => `${person.name}\n${monthsOf(person)}`)
  const book = `engine ${malaysia.engineVersion}`
  await expect([book, ...pages].join('\n\n')).toMatchFileSnapshot('company-month.golden.txt')
})

function monthsOf({ facts, months }: Person): string {
  let year = {}
  const slips = MONTHS.map((on) => {
    const earnings = (months[on] ?? months.always ?? []).map(([type, amount]) => ({ type, amount }))
    const slip = slipOf(on, { ...facts, ...year, earnings, malaysian_employees: 14 })
    year = accumulatedAfter(year, slip)
    return slip
  })
  const keys = malaysia.schemes.get('my.payslip')?.answers ?? []
  const lines = keys
    .filter((key) => slips.some((slip) => slip[key] !== '0.00'))
    .map((key) => `  ${key.padEnd(24)}${slips.map((slip) => String(slip[key]).padStart(12)).join('')}`)
  return [`  ${' '.repeat(24)}${MONTHS.map((on) => on.slice(0, 7).padStart(12)).join('')}`, ...lines].join('\n')
}

function slipOf(on: string, given: object): Answer {
  const { answer } = workOut('my.payslip', on, given)
  if (isRefusedAnswer(answer)) throw new Error(answer.reason)
  return answer
}
