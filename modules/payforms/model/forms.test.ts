import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { datesBetween, owed, sumOfParts } from './calendar.ts'
import { nextWorkday } from './form.ts'
import { makeEa } from './my/ea.ts'
import { makeTp3 } from './my/tp3.ts'
import { make1601c } from './ph/bir1601c.ts'
import { make2316 } from './ph/bir2316.ts'
import type { FormYear, PayLine, PersonYear } from './year.ts'

const at: FormYear = {
  year: 2026,
  today: plainDateOf('2027-01-15'),
  company: { name: 'Kopi', numbers: {}, address: null, travelLimit: '6000.00', region: null, details: {} },
}
const earned = (key: string, amount: string, more: Partial<PayLine> = {}): PayLine => ({
  ...{ key, amount, side: 'earning', name: null, of_earlier_year: false, marked: false },
  ...more,
})
const year = (lines: readonly PayLine[], figures: Record<string, string> = {}, more: object = {}): PersonYear => ({
  person: {
    ...{ id: '1', staffId: 'A-1', fullName: 'Ann', position: null, department: null, address: null, jobLevel: null },
    ...{ identityNumber: '900505100008', passportNumber: null, nationality: 'MY', citizenship: 'citizen' },
    ...{ employmentType: 'full_time', joinedOn: plainDateOf('2020-01-01'), leftOn: null, statutory: {}, category: 2 },
    ...more,
  },
  months: [{ month: 1, figures, marked: lines.some(({ marked }) => marked) }],
  lines,
  before: {},
})

describe('form EA', () => {
  test('declares pay for an earlier year apart, and what the company names otherwise where it says', () => {
    const lines = [
      earned('basic_salary', '3000.00'),
      earned('arrears', '600.00', { of_earlier_year: true }),
      earned('arrears', '100.00'),
      earned('bonus', '50.00', { name: 'Festival gift' }),
      earned('benefit_in_kind', '80.00', { side: 'benefit' }),
    ]
    const { figures } = makeEa(year(lines), at, { 'Festival gift': 'B1c' })
    expect(figures).toMatchObject({ B1a: '3100.00', B1b: '0.00', B1c: '50.00', B2: '600.00', B3: '80.00' })
    expect(figures.total_B).toBe('3830.00')
  })

  test('counts what was free of travelling before the company came, and children as the tax deduction does', () => {
    const travelled = { ...year([earned('travel_allowance', '3000.00')]), before: { travel_allowance: '5000.00' } }
    expect(makeEa(travelled, at).figures).toMatchObject({ F: '1000.00', B1c: '2000.00' })
    const mother = year([], {}, { statutory: { children_under_18: '2' } })
    // Two children at 2,000.00 each; who is single has none.
    expect(makeEa(mother, at).figures.D6).toBe('4000.00')
    expect(makeEa({ ...mother, person: { ...mother.person, category: 1 } }, at).figures.D6).toBe('0.00')
  })

  test('keeps donations, and zakat and levy that people claimed themselves, apart from reliefs', () => {
    const lines = [
      earned('other_deductions', '120.00', { side: 'deduction', name: 'Donation' }),
      earned('other_deductions', '80.00', { side: 'deduction', name: 'Canteen' }),
      earned('benefit_in_kind', '900.00', { side: 'benefit', name: 'Tax borne' }),
    ]
    const claimed = { C5: '1000.00', zakat: '300.00', departure_levy: '8.00' }
    const of = { ...year(lines, { zakat: '50.00' }), claimed }
    const chosen = { Donation: 'D4', 'Tax borne': 'B1d' }
    expect(makeEa(of, at, chosen).figures).toMatchObject({
      ...{ D3: '50.00', D4: '120.00', D5a: '1000.00', D5b: '300.00' },
      ...{ B1d: '900.00', B3: '0.00', total_B: '900.00' },
    })
    expect(makeTp3(of, at, chosen).figures).toMatchObject({ C4i: '350.00', C4ii: '8.00', D5: '1000.00' })
  })
})

describe('form 2316', () => {
  const shares = { sss_employee: '500.00', philhealth_employee: '250.00', pag_ibig_employee: '200.00' }
  test('puts the pay of a minimum wage earner among what bears no tax, net of contributions', () => {
    const lines = [
      earned('basic_salary', '15000.00', { marked: true }),
      earned('overtime', '700.00', { marked: true }),
      earned('commission', '300.00', { marked: true }),
    ]
    const of = year(lines, { ...shares, taxable_supplementary: '300.00', taxable_regular: '0.00' })
    const { figures } = make2316(of, at)
    expect(figures).toMatchObject({ 29: '14050.00', 31: '700.00', 36: '950.00', 38: '15700.00', 45: '300.00' })
    expect(figures).toMatchObject({ 39: '0.00', 50: '0.00', 52: '300.00', 19: '16000.00' })
    const month = make1601c([of])
    expect(month).toMatchObject({
      14: '16000.00',
      15: '14050.00',
      16: '700.00',
      19: '950.00',
      22: '300.00',
      23: '0.00',
    })
  })

  test('counts a former employer in the year of joining alone', () => {
    const statutory = { tin: '123-456-789', previous_taxable: '90000.00', previous_withheld: '1200.00' }
    const figures = { taxable_regular: '200000.00', withholding_tax: '5000.00', tax_refund: '300.00' }
    const joined = make2316(year([], figures, { statutory, joinedOn: plainDateOf('2026-05-01') }), at).figures
    expect(joined).toMatchObject({ 22: '90000.00', 23: '290000.00', '25A': '4700.00', '25B': '1200.00' })
    // 15 per cent of what is above 250,000.00.
    expect(joined['24']).toBe('6000.00')
    expect(make2316(year([], figures, { statutory }), at).figures).toMatchObject({ 22: '0.00', '25B': '0.00' })
  })
})

describe('former employers of the year', () => {
  const joinedOn = plainDateOf('2026-04-01')
  const sheet = [
    { month: 2, figures: { remuneration: '6000.00', epf_employee: '660.00', withholding_tax: '80.00' } },
    { month: 4, figures: { remuneration: '3000.00', epf_employee: '330.00', withholding_tax: '20.00' } },
  ]
  test('stand apart on TP3, and in no box of form EA', () => {
    const statutory = { previous_remuneration: '2000.00', previous_mtd: '15.00', previous_deductions: '500.00' }
    const lines = [earned('basic_salary', '9000.00'), earned('termination_benefit', '3312.33')]
    const of = { ...year(lines, { normal_remuneration: '9000.00' }, { statutory, joinedOn }), earlier: sheet }
    expect(makeEa(of, at).figures).toMatchObject({ B1a: '9000.00', B6: '3312.33', total_B: '12312.33', E1: '0.00' })
    expect(makeTp3(of, at, {}).figures).toMatchObject({
      ...{ C1: '9000.00', C3: '0.00', C5: '0.00' },
      ...{ former_C1: '8000.00', former_C3: '660.00', former_C5: '95.00', former_D: '500.00' },
    })
    const settled = { ...of, person: { ...of.person, joinedOn: plainDateOf('2025-04-01') } }
    expect(makeTp3(settled, at, {}).figures).toMatchObject({ former_C1: '0.00', former_C5: '0.00' })
  })

  test('count once on form 2316, by record or by sheet; months paid here before the company came do not', () => {
    const rows: { month: number; figures: Record<string, string> }[] = [
      {
        month: 3,
        figures: { taxable_regular: '60000.00', taxable_supplementary: '5000.00', withholding_tax: '900.00' },
      },
      { month: 4, figures: { taxable_regular: '20000.00', withholding_tax: '300.00' } },
    ]
    const of = { ...year([], { taxable_regular: '200000.00' }, { joinedOn }), earlier: rows }
    expect(make2316(of, at).figures).toMatchObject({ 22: '65000.00', 23: '265000.00', '25B': '900.00' })
  })
})

describe('dates of agencies', () => {
  const due = (country: 'MY' | 'TW' | 'PH', from: string, to: string, name = 'Kopi', numbers = {}) =>
    datesBetween(
      country,
      { from: plainDateOf(from), to: plainDateOf(to) },
      { year: 2025, month: 1 },
      { name, numbers },
    ).map((date) => `${date.dueOn} ${date.what} ${date.month.year}-${date.month.month}`)

  test('follow the month, its end, and the end of the month after next', () => {
    expect(due('MY', '2026-03-15', '2026-03-15')).toContain('2026-03-15 epf 2026-2')
    expect(due('TW', '2026-02-28', '2026-02-28')).toEqual([
      '2026-02-28 labour 2026-1',
      '2026-02-28 health 2026-1',
      '2026-02-28 pension 2025-12',
      '2026-02-28 insured_aug_jan 2025-12',
    ])
  })

  test('Taiwan’s health insurance: the employer’s own supplementary premium is owed beside what was withheld', () => {
    const at = { from: plainDateOf('2026-02-28'), to: plainDateOf('2026-02-28') }
    const health = datesBetween('TW', at, { year: 2025, month: 1 }, { name: 'Kopi', numbers: {} }).find(
      ({ what }) => what === 'health',
    )
    // The Administration's own example: 5,000,000 paid, 4,200,000 insured, 2.11 per cent of the difference.
    const sums = {
      ...{ taxable_wages: '4700000.00', bonus: '250000.00', back_pay: '50000.00', health_insured_salary: '4200000.00' },
      ...{ health_employee: '1000.00', health_employer: '2000.00', supplementary_premium: '300.00' },
    }
    const parts = health ? owed(health, sums) : undefined
    expect(parts?.at(-1)).toEqual({ figure: 'employer_supplementary_premium', amount: '16880.00' })
    expect(sumOfParts(parts ?? [])).toBe('20180.00')
    expect(sumOfParts((health && owed(health, { ...sums, taxable_wages: '0.00' })) ?? [])).toBe('3300.00')
  })

  test('wait for a working day where the rule says so, and go by the employer where it says that', () => {
    expect(due('TW', '2027-01-30', '2027-02-01')).toContain('2027-02-01 withholding_statement 2026-12')
    expect(nextWorkday(plainDateOf('2026-01-31'))).toBe('2026-02-02')
    expect(due('PH', '2026-01-15', '2026-01-15')).toContain('2026-01-15 bir1601c 2025-12')
    expect(due('PH', '2026-03-19', '2026-03-20', 'Garcia', { philhealth_employer_number: '12-6' })).toEqual([
      '2026-03-19 pag_ibig 2026-2',
      '2026-03-20 philhealth 2026-2',
    ])
  })

  test('owe nothing for months before the company’s first', () => {
    expect(due('MY', '2025-01-01', '2025-02-06')).toEqual([])
  })
})
