/**
 * How many payslips of each country one core works out in a second of its time, from text to text, in the middle of a
 * year; without and with the worksheet. The people differ, so that no answer can be remembered.
 */
import type { Figure } from '../figures.ts'
import { type Case, perSecond } from './pace.ts'

const PEOPLE = 500
const ON = '2026-09-30'
const WANTED = { plain: 50_000, explained: 15_000 }

export function measurePayslips(seconds = 2): readonly Figure[] {
  return countries.flatMap(({ scheme, givenOf }) => {
    const cases = Array.from({ length: PEOPLE }, (_, index): Case => ({ scheme, on: ON, given: givenOf(index) }))
    const figure = (what: string, worksheet: boolean, wanted: number): Figure => ({
      what: `law: ${what}`,
      measured: perSecond(cases, worksheet, seconds),
      unit: '/s',
      wanted,
      good: 'at least',
    })
    return [figure(scheme, false, WANTED.plain), figure(`${scheme} with worksheet`, true, WANTED.explained)]
  })
}

type CountryOfBench = { readonly scheme: string; readonly givenOf: (index: number) => object }

const countries: readonly CountryOfBench[] = [
  { scheme: 'my.payslip', givenOf: malaysianMonth },
  { scheme: 'tw.payslip', givenOf: taiwaneseMonth },
  { scheme: 'ph.payslip', givenOf: philippineMonth },
]

/** A month as payroll asks for it: a year's accumulated figures, two to four earnings, now and then a bonus. */
function malaysianMonth(index: number): object {
  const basic = 1700 + ((index * 137) % 14_000)
  const months = 8
  return {
    age: 21 + (index % 45),
    citizenship: ['citizen', 'citizen', 'citizen', 'permanent_resident', 'non_citizen'][index % 5],
    category: 1 + (index % 3),
    children_under_18: index % 4,
    earnings: [
      { type: 'basic_salary', amount: `${basic}.${10 + (index % 90)}` },
      { type: 'fixed_allowance', amount: `${100 + (index % 300)}.00` },
      { type: 'overtime', amount: `${index % 200}.50` },
      ...(index % 7 === 0 ? [{ type: 'bonus', amount: `${basic}.00` }] : []),
    ],
    zakat: index % 3 === 0 ? '25.00' : '0.00',
    accumulated_remuneration: `${basic * months}.80`,
    accumulated_epf: `${Math.floor(basic * 0.11) * months}.00`,
    accumulated_mtd: `${Math.floor(basic * 0.03) * months}.40`,
    accumulated_zakat: '40.00',
    malaysian_employees: 60,
  }
}

/** Grades of every ladder, dependants, overtime, own pension, now and then a bonus, a joiner, a non-resident. */
function taiwaneseMonth(index: number): object {
  const wages = 28_000 + ((index * 937) % 150_000)
  return {
    wages: `${wages}`,
    meal_allowance: '3000',
    recurring_allowances: `${(index % 6) * 500}`,
    overtime_pay: `${(index * 31) % 6_000}`,
    taxable_overtime_pay: index % 9 === 0 ? '1200' : '0',
    bonus: index % 7 === 0 ? `${wages * 2}` : '0',
    year_to_date_bonus_before: `${(index % 4) * 60_000}`,
    leave_deduction: index % 11 === 0 ? '640' : '0',
    other_deductions: '0',
    occupational_rate: '0.0021',
    health_dependants: index % 5,
    disability_level: index % 50 === 0 ? 'mild' : 'none',
    employee_rate: index % 4 === 0 ? '0.06' : '0',
    tax_dependants: index % 4,
    tax_method: index % 10 === 0 ? 'percentage' : 'table',
    resident: index % 20 !== 0,
    employment_insurance: index % 20 !== 0,
    joined_on: index % 25 === 0 ? '2026-09-14' : '2019-03-01',
  }
}

/** A month in the Philippines: allowances, overtime, now and then rice or a thirteenth month, some on the average. */
function philippineMonth(index: number): object {
  const basic = `${14_000 + ((index * 977) % 120_000)}.${10 + (index % 90)}`
  const counted = { sss: true, pag_ibig: true, tax: 'regular' }
  return {
    monthly_basic_salary: basic,
    earnings: [
      { code: 'basic_salary', amount: basic, ...counted },
      { code: 'allowance', amount: `${500 + (index % 3000)}.00`, ...counted },
      { code: 'overtime', amount: `${index % 4000}.50`, sss: true, tax: 'supplementary' },
      ...(index % 7 === 0 ? [{ code: 'rice_subsidy', amount: '2700.00', tax: 'de_minimis', item: 'rice' }] : []),
      ...(index % 9 === 0 ? [{ code: 'thirteenth_month', amount: '95000.00', tax: 'benefit' }] : []),
    ],
    other_deductions: `${index % 300}.00`,
    on_cumulative_average: index % 5 === 0,
    year_to_date: { taxable: `${index * 1300}.80`, periods: 8, withheld_present: `${index * 90}.40` },
  }
}
