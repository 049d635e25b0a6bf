import { describe, expect, test } from 'vitest'
import { parseYearMonth, plainDateOf } from '#kernel/plain-date.ts'
import type { Item, PersonForPay } from '../../country-pack.ts'
import { makePayslip } from '../../make-payslip.ts'
import type { Carried } from '../../payslip.ts'
import { periodOf } from '../../period.ts'
import { malaysia } from '../my.ts'

const standard: PersonForPay = {
  id: '1',
  staffId: 'A-1',
  fullName: 'Siti Hajar',
  department: null,
  position: null,
  employmentType: 'full_time',
  birthDate: plainDateOf('1990-05-05'),
  citizenship: 'citizen',
  maritalStatus: 'single',
  joinedOn: plainDateOf('2020-01-01'),
  leftOn: null,
  statutory: { tax_resident: true, epf_number: '1', tax_number: '1' },
  rates: [{ component: 'basic_salary', from: plainDateOf('2020-01-01'), amount: '3100.00' }],
  hasBankAccount: true,
  hasIdentity: true,
}

type Case = {
  month?: string
  items?: Item[]
  carried?: Carried
  people?: number
  today?: string
  company?: Record<string, string>
}

function made(
  person: Partial<PersonForPay>,
  { month = '2026-01', items = [], carried, people = 20, today, company = {} }: Case = {},
) {
  const period = periodOf(parseYearMonth(month) ?? { year: 0, month: 0 })
  const employed = Array.from({ length: people }, () => ({ citizenship: 'citizen' }))
  return makePayslip(malaysia, { person: { ...standard, ...person }, items, carried }, undefined, {
    company: malaysia.companyFactsOf(company, employed, []),
    period,
    today: plainDateOf(today ?? period.last),
    threshold: '20',
  })
}

const rate = (from: string, amount: string, component = 'basic_salary') => ({
  component,
  from: plainDateOf(from),
  amount,
})
const lines = (payslip: ReturnType<typeof made>, side = 'earning') =>
  payslip.lines.filter((line) => line.side === side).map(({ key, amount }) => [key, amount])
const codes = (payslip: ReturnType<typeof made>) => payslip.findings.map(({ code }) => code)

describe('agreed pay of an incomplete month', () => {
  test('who joined is paid from that day, each component by itself', () => {
    const rates = [rate('2026-01-17', '3100.00'), rate('2026-01-17', '500.00', 'fixed_allowance')]
    const payslip = made({ joinedOn: plainDateOf('2026-01-17'), rates })
    expect(lines(payslip)).toEqual([
      ['basic_salary', '1500.00'],
      ['fixed_allowance', '241.94'],
    ])
    expect(payslip.lines[0]).toMatchObject({ days: '15', of: '31' })
  })

  test('who left is paid to that day', () => {
    expect(lines(made({ leftOn: plainDateOf('2026-01-10') }))).toEqual([['basic_salary', '1000.00']])
  })

  test('a salary that changes within the month is paid by the days of each', () => {
    const rates = [rate('2020-01-01', '3100.00'), rate('2026-01-11', '6200.00')]
    expect(lines(made({ rates }))).toEqual([['basic_salary', '5200.00']])
  })

  test('days without pay are taken off, also half ones', () => {
    const unpaid = (amount: string) => lines(made({}, { items: [{ type: 'unpaid_leave_days', amount }] }))
    expect(unpaid('2.00')).toEqual([['basic_salary', '2900.00']])
    expect(unpaid('0.50')).toEqual([['basic_salary', '3050.00']])
  })

  test('days without pay come off the newest salary of the month', () => {
    const rates = [rate('2020-01-01', '3100.00'), rate('2026-01-30', '6200.00')]
    const unpaid = (amount: string) => lines(made({ rates }, { items: [{ type: 'unpaid_leave_days', amount }] }))
    expect(unpaid('1.00')).toEqual([['basic_salary', '3100.00']])
    expect(unpaid('1.50')).toEqual([['basic_salary', '3000.00']])
  })

  test('days of a closed month are taken at what they were worth in it, also after a raise', () => {
    const rates = [rate('2020-01-01', '6200.00')]
    const taken = (amount: string) => made({ rates }, { items: [{ type: 'unpaid_leave_earlier', amount }] })
    expect(lines(taken('100.00'))).toEqual([['basic_salary', '6100.00']])
    expect(taken('100.00').figures.gross_pay).toBe('6100.00')
    const reckoned = { wages: '6200.00', days: '1', of: '31' }
    const item = { type: 'unpaid_leave_earlier', amount: '200.00', reckoned }
    expect(made({ rates }, { items: [item] }).worksheet.find(({ key }) => key === item.type)).toMatchObject({
      figure: 'basic_salary',
      value: '200.00',
      parts: [{ value: '6200.00' }, { value: '1' }, { value: '31' }],
    })
    expect(taken('6200.01').findings).toMatchObject([{ code: 'cannot_be_worked_out', weight: 'stops' }])
  })

  test('more days without pay than there are is refused with the reason, and the payslip stops the run', () => {
    const payslip = made({ leftOn: plainDateOf('2026-01-02') }, { items: [{ type: 'unpaid_leave_days', amount: '3' }] })
    expect(payslip.findings).toMatchObject([{ code: 'cannot_be_worked_out', weight: 'stops' }])
    expect(payslip.figures.net_pay).toBe('0.00')
  })
})

describe('what the law is given', () => {
  test('the category follows from marriage and the spouse', () => {
    const category = (maritalStatus: string, spouse_working?: boolean) =>
      made({ maritalStatus, statutory: { ...standard.statutory, spouse_working: spouse_working ?? null } }).given
        .category
    expect([category('single'), category('married', false), category('married', true)]).toEqual([1, 2, 3])
    expect([category('divorced'), category('widowed'), category('married')]).toEqual([3, 3, 3])
  })

  test('figures of an earlier employer count in the year of joining only', () => {
    const statutory = { ...standard.statutory, previous_remuneration: '20000.00', previous_mtd: '300.00' }
    const joined = { joinedOn: plainDateOf('2026-03-01'), rates: [rate('2026-03-01', '3100.00')], statutory }
    expect(made(joined, { month: '2026-04' }).given).toMatchObject({ previous_remuneration: '20000.00' })
    expect(made(joined, { month: '2027-01' }).given).not.toHaveProperty('previous_remuneration')
  })

  test('the levy counts citizens, from the tenth on by law; a company registered for none pays none (S9-017, decided)', () => {
    const facts = malaysia.companyFactsOf({}, [{ citizenship: 'citizen' }, { citizenship: 'non_citizen' }], [])
    expect(facts).toEqual({ people: 2, malaysians: 1, malaysian_employees: 1 })
    expect(malaysia.companyFactsOf({ hrd_registered: 'none' }, [], [])).not.toHaveProperty('malaysian_employees')
    const optedIn = malaysia.companyFactsOf({ hrd_registered: 'opted_in' }, [], [{ people: 11, malaysians: 10 }])
    expect(optedIn).toMatchObject({ opted_in: true, reached_ten_this_year: true })
    expect([made({}, { people: 9 }).figures.hrd_levy, made({}, { people: 10 }).figures.hrd_levy]).toEqual([
      '0.00',
      '31.00',
    ])
  })

  test('the same type twice adds', () => {
    const items = [
      { type: 'overtime', amount: '100.10' },
      { type: 'overtime', amount: '50.05' },
    ]
    expect(lines(made({}, { items }))).toContainEqual(['overtime', '150.15'])
  })

  test('zakat of the month adds to what is deducted each month', () => {
    const statutory = { ...standard.statutory, zakat_monthly: '50.00' }
    expect(made({ statutory }, { items: [{ type: 'zakat', amount: '25.00' }] }).figures.zakat).toBe('75.00')
  })
})

describe('the year so far', () => {
  const year = (month: string, before?: Carried) => made({}, { month, ...(before && { carried: before }) })

  test('each month adds to it', () => {
    const january = year('2026-01')
    const february = year('2026-02', january.carried)
    expect(january.carried).toMatchObject({ accumulated_remuneration: '3100.00', accumulated_epf: '341.00' })
    expect(february.given).toMatchObject({ accumulated_remuneration: '3100.00' })
    expect(february.carried).toMatchObject({ accumulated_remuneration: '6200.00', accumulated_epf: '682.00' })
  })

  test('travelling allowance is free up to 6,000 a year; what exceeds it is taxed and counts for nothing else (S9-018)', () => {
    const travel = (amount: string, carried?: Carried) =>
      made({}, { items: [{ type: 'travel_allowance', amount }], ...(carried && { carried }) })
    const first = travel('5900.00')
    expect(first.figures).toMatchObject({ normal_remuneration: '3100.00', epf_wages: '3100.00', gross_pay: '9000.00' })
    const second = travel('250.00', first.carried)
    expect(second.figures).toMatchObject({ normal_remuneration: '3250.00', epf_wages: '3100.00', hrd_wages: '3100.00' })
    expect(lines(second)).toContainEqual(['travel_allowance', '250.00'])
    expect(second.carried.travel_allowance).toBe('6150.00')
    expect(travel('100.00', second.carried).figures.normal_remuneration).toBe('3200.00')
  })

  test('a company that leaves less of it free has more of it taxed', () => {
    const items = [{ type: 'travel_allowance', amount: '1000.00' }]
    const taxed = (limit: string) => made({}, { items, company: { tax_exemption_limit: limit } }).figures
    expect(taxed('2400.00')).toMatchObject({ normal_remuneration: '3100.00', epf_wages: '3100.00' })
    expect(taxed('400.00')).toMatchObject({ normal_remuneration: '3700.00', epf_wages: '3100.00' })
    const beyond = [{ type: 'travel_allowance', amount: '6500.00' }]
    const generous = made({}, { items: beyond, company: { tax_exemption_limit: '9000.00' } })
    expect(generous.figures.normal_remuneration).toBe('3600.00')
    expect(taxed('0.00')).toMatchObject({ normal_remuneration: '4100.00', epf_wages: '3100.00' })
  })
})

describe('findings', () => {
  test('negative net stops, and is never paid', () => {
    const payslip = made({}, { items: [{ type: 'other_deduction', amount: '9000.00' }] })
    expect(payslip.findings).toContainEqual({
      code: 'negative_net',
      weight: 'stops',
      params: { amount: payslip.figures.net_pay },
    })
  })

  test('a refusal of the law stops with its reason', () => {
    const payslip = made({ birthDate: null })
    expect(payslip.findings).toMatchObject([
      { code: 'cannot_be_worked_out', weight: 'stops', params: { reason: expect.stringContaining('age') } },
    ])
  })

  test('no bank account, below the minimum wage and missing numbers are to be looked at', () => {
    const payslip = made({ hasBankAccount: false, statutory: {}, rates: [rate('2020-01-01', '1699.99')] })
    expect(codes(payslip)).toEqual(expect.arrayContaining(['no_bank_account', 'below_minimum_wage', 'missing_number']))
    expect(codes(made({ rates: [rate('2020-01-01', '1700.00')] }))).not.toContain('below_minimum_wage')
  })

  test('left more than one month ago is counted from the day after a calendar month (S8-028)', () => {
    const left = (today: string) => codes(made({ leftOn: plainDateOf('2026-01-31') }, { today }))
    expect(left('2026-03-01')).not.toContain('left_long_ago')
    expect(left('2026-03-02')).toContain('left_long_ago')
  })

  test('a salary of nothing and one of 99,999,999.99 are worked out and add up', () => {
    for (const amount of ['0.00', '99999999.99']) {
      const payslip = made({ rates: [rate('2020-01-01', amount)] })
      expect(payslip.figures.gross_pay).toBe(amount)
      expect(payslip.findings.filter(({ weight }) => weight === 'stops')).toEqual([])
    }
  })

  test('a salary of one sen does not cover the smallest contributions', () => {
    const payslip = made({ rates: [rate('2020-01-01', '0.01')] })
    expect(payslip.figures).toMatchObject({ gross_pay: '0.01', net_pay: '-0.14' })
    expect(codes(payslip)).toContain('negative_net')
  })

  test('an amount that no sum could hold is refused with the reason', () => {
    const payslip = made({ rates: [rate('2020-01-01', '9999999999999.99')] })
    expect(payslip.findings).toMatchObject([
      { code: 'cannot_be_worked_out', params: { reason: 'earnings: out of range' } },
    ])
  })

  test('a benefit in kind is counted for tax and not paid', () => {
    const payslip = made({}, { items: [{ type: 'benefit_in_kind', amount: '500.00' }] })
    expect(payslip.figures).toMatchObject({ gross_pay: '3100.00', normal_remuneration: '3600.00' })
    expect(lines(payslip, 'benefit')).toEqual([['benefit_in_kind', '500.00']])
    expect(codes(payslip)).not.toContain('does_not_add_up')
  })
})
