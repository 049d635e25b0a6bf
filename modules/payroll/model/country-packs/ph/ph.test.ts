import { describe, expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { parseYearMonth, plainDateOf } from '#kernel/plain-date.ts'
import type { Item, PersonForPay } from '../../country-pack.ts'
import { makePayslip } from '../../make-payslip.ts'
import type { Carried } from '../../payslip.ts'
import { periodOf } from '../../period.ts'
import { philippines } from '../ph.ts'

const numbers = { tin: '1', sss_number: '1', philhealth_number: '1', pag_ibig_number: '1' }
const standard: PersonForPay = {
  id: '1',
  staffId: 'A-1',
  fullName: 'Ana Reyes',
  department: null,
  position: null,
  employmentType: 'full_time',
  birthDate: plainDateOf('1990-05-05'),
  citizenship: 'citizen',
  maritalStatus: 'single',
  joinedOn: plainDateOf('2020-01-01'),
  leftOn: null,
  statutory: numbers,
  rates: [{ component: 'basic_salary', from: plainDateOf('2020-01-01'), amount: '40000.00' }],
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
  return makePayslip(philippines, { person: { ...standard, ...person }, items, carried }, undefined, {
    company: philippines.companyFactsOf(settings, [], []),
    period,
    today: period.last,
    threshold: '20',
  })
}
type Made = ReturnType<typeof made>
const lines = (payslip: Made, side = 'earning') =>
  payslip.lines.filter((line) => line.side === side).map(({ key, amount }) => [key, amount])
/** Nobody here has a payslip of the month before. */
const own = ({ findings }: Made) => findings.filter(({ code }) => code !== 'not_paid_before')
const codes = (payslip: Made) => own(payslip).map(({ code }) => code)

describe('agreed pay of an incomplete month', () => {
  test('who joined is paid by working days, five or six a week as the company counts them', () => {
    const joinedOn = plainDateOf('2026-01-17')
    const rates = [rate('2026-01-17', '22000.00')]
    // 22 days from Monday to Friday, 10 of them from the 17th on.
    const five = made({ joinedOn, rates })
    expect(five.lines[0]).toMatchObject({ key: 'basic_salary', amount: '10000.00', days: '10', of: '22' })
    const six = made(
      { joinedOn, rates: [rate('2026-01-17', '27000.00')] },
      { settings: { working_days_factor: '313' } },
    )
    expect(six.lines[0]).toMatchObject({ amount: '13000.00', days: '13', of: '27' })
    // PhilHealth rests on the full salary all the same.
    expect(five.figures.philhealth_employee).toBe('550.00')
  })

  test('a raise within the month is paid by the days of each', () => {
    const rates = [rate('2020-01-01', '22000.00'), rate('2026-01-17', '44000.00')]
    const payslip = made({ rates })
    expect(lines(payslip)).toEqual([['basic_salary', '32000.00']])
    expect(payslip.worksheet.some(({ figure }) => figure === 'basic_salary')).toBe(true)
  })
})

test('what is taken off stands on the payslip, though the law does not repeat it', () => {
  const payslip = made(
    {},
    {
      items: [
        { type: 'absence', amount: '1000.00' },
        { type: 'union_dues', amount: '200.00' },
        { type: 'other_deduction', amount: '300.00' },
      ],
    },
  )
  expect(lines(payslip)).toEqual([
    ['basic_salary', '40000.00'],
    ['attendance_deduction', '-1000.00'],
  ])
  expect(lines(payslip, 'deduction')).toEqual(
    expect.arrayContaining([
      ['union_dues', '200.00'],
      ['other_deductions', '300.00'],
    ]),
  )
  expect(codes(payslip)).toEqual([])
})

describe('the year', () => {
  test('adds up month by month and is settled in December', () => {
    let carried: Carried | undefined
    let last: Made | undefined
    for (let month = 1; month <= 12; month += 1) {
      // Pay that is not regular makes everybody stay on the cumulative average.
      const items = month === 3 ? [{ type: 'overtime', amount: '90000.00' }] : []
      last = made({}, { month: `2026-${String(month).padStart(2, '0')}`, items, ...(carried && { carried }) })
      carried = last.carried
      expect(codes(last).filter((code) => code !== 'open_treatment')).toEqual([])
    }
    expect(last?.figures.withholding_method).toBe('annualised')
    expect(carried?.periods).toBe('12')
  })

  test('who leaves is settled with the last payslip, and what was withheld too much is paid out', () => {
    const rates = [rate('2020-01-01', '200000.00')]
    const january = made({ rates })
    const leaving = { rates, leftOn: plainDateOf('2026-02-03') }
    const payslip = made(leaving, { month: '2026-02', carried: january.carried })
    expect(payslip.figures.withholding_method).toBe('annualised')
    expect(lines(payslip, 'refund')).toEqual([['tax_refund', january.figures.withholding_tax]])
    expect(codes(payslip)).toEqual(['left'])
  })

  test('what an earlier employer of the year paid counts in the year of joining only', () => {
    const statutory = { ...numbers, previous_taxable: '100000.00', previous_withheld: '5000.00' }
    const joinedOn = plainDateOf('2026-04-01')
    const rates = [rate('2026-04-01', '40000.00')]
    const payslip = made({ joinedOn, rates, statutory }, { month: '2026-04' })
    expect(payslip.given).toMatchObject({
      previous_employer: true,
      year_to_date: { taxable: '100000.00', periods: 3, withheld_previous: '5000.00' },
    })
    expect(payslip.carried).toMatchObject({ periods: '4', withheld_previous: '5000.00' })
    expect(made({ joinedOn, rates, statutory }, { month: '2027-01' }).given).not.toHaveProperty('previous_employer')
  })

  test('an earlier employer who paid nothing taxable counts with the benefits that were exempt', () => {
    const joinedOn = plainDateOf('2026-04-01')
    const rates = [rate('2026-04-01', '40000.00')]
    const given = (facts: Readonly<Record<string, string>>) =>
      made({ joinedOn, rates, statutory: { ...numbers, ...facts } }, { month: '2026-04' }).given
    expect(given({ previous_taxable: '0.00', previous_benefits_exempt: '60000.00' })).toMatchObject({
      previous_employer: true,
      year_to_date: { taxable: '0.00', periods: 3 },
      excluded_before: '60000.00',
    })
    // Nothing but noughts: there was none.
    expect(given({ previous_taxable: '0.00', previous_withheld: '0.00' })).not.toHaveProperty('previous_employer')
  })

  test('a yearly ceiling of small benefits is used up once, the exclusion of benefits likewise', () => {
    const gift = [{ type: 'christmas_gift', amount: '4000.00' }]
    const first = made({}, { month: '2026-10', items: gift })
    expect(first.carried).toMatchObject({ used_gifts_xmas_anniv: '4000.00' })
    const second = made({}, { month: '2026-11', items: gift, carried: first.carried })
    expect(Number(second.figures.de_minimis_exempt)).toBeLessThan(4000)
    expect(second.carried).toMatchObject({ used_gifts_xmas_anniv: '8000.00' })
  })
})

describe('what to look at', () => {
  test('below the wage order of the region, where the company named it', () => {
    const settings = { minimum_wage_region: 'NCR', minimum_wage_sector: 'non_agriculture' }
    const rates = [rate('2020-01-01', '15000.00')]
    expect(codes(made({ rates }, { settings }))).toEqual(['below_minimum_wage'])
    expect(codes(made({ rates }))).toEqual([])
  })

  test('numbers that the month’s contributions need', () => {
    const payslip = made({ statutory: {} })
    expect(own(payslip).map(({ params }) => params?.number)).toEqual([
      'sss_number',
      'philhealth_number',
      'pag_ibig_number',
      'tin',
    ])
  })

  test('pay of a minimum wage earner bears no tax', () => {
    const statutory = { ...numbers, minimum_wage_earner: true }
    expect(made({ statutory }).figures.withholding_tax).toBe('0.00')
  })
})

test('a former employer entered after the first payslip counts once: the year’s tax is that of whoever said it at once', () => {
  const statutory = { ...numbers, previous_taxable: '100000.00', previous_withheld: '5000.00', previous_periods: 3 }
  const months = ['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}`)
  const yearOf = (knownFrom: string) => {
    let carried: Carried | undefined
    let withheld = 0n
    for (const month of months) {
      const payslip = made(
        {
          joinedOn: plainDateOf('2026-04-01'),
          rates: [rate('2026-04-01', '40000.00')],
          statutory: month >= knownFrom ? statutory : numbers,
        },
        { month, ...(carried && { carried }) },
      )
      carried = payslip.carried
      withheld += amountOf(String(payslip.figures.withholding_tax)) - amountOf(String(payslip.figures.tax_refund))
    }
    return withheld
  }
  expect(yearOf('2026-07')).toBe(yearOf('2026-04'))
  expect(yearOf('2026-12')).toBe(yearOf('2026-04'))
  expect(yearOf('2027-01')).not.toBe(yearOf('2026-04'))
})
