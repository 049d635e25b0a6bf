/**
 * Edges, made from the figures themselves: at, just under and just over every limit of every dated block. The
 * expected amounts are worked out here a second time, from the tables as they stand on disk.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { amountOf, amountText } from '#kernel/money.ts'
import { workOut } from '../work-out.ts'

const answer = (scheme: string, on: string, given: object): Readonly<Record<string, unknown>> =>
  workOut(scheme, on, given).answer

type Printed = { readonly on: string; readonly rows: readonly (readonly string[])[] }

/** A printed table as lines of cells, its heading dropped. */
function printed(folder: string): readonly Printed[] {
  return readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.includes('.table-'))
    .map((name) => {
      const [, ...lines] = readFileSync(join(import.meta.dirname, folder, name), 'utf8')
        .trim()
        .split('\n')
      return { on: `${name.slice(-11, -4)}-31`, rows: lines.map((line) => line.split(',')) }
    })
}

const cent = (text: string, more: bigint) => amountText(amountOf(text) + more)
/** A share of an amount in hundredths, half up: rates are given in millionths. */
const half = (amount: bigint, millionths: bigint) => (2n * amount * millionths + 1_000_000n) / 2_000_000n
const millionths = (rate: string) =>
  BigInt(rate.split('.')[1]?.padEnd(6, '0') ?? '0') + BigInt(rate.split('.')[0] ?? '0') * 1_000_000n

describe.each(printed('sss'))('SSS schedule of $on', ({ on, rows }) => {
  test('every row gives its printed amounts from its first centavo to its last', () => {
    expect(rows.length).toBeGreaterThan(50)
    for (const [
      from = '',
      to = '',
      regular,
      mpf,
      credit,
      erRegular,
      erMpf,
      ec,
      employer,
      eeRegular,
      eeMpf,
      employee,
      total,
    ] of rows) {
      const first = from === '0.00' ? '0.01' : from
      for (const compensation of [first, cent(first, 1n), to === 'none' ? '9999999' : to]) {
        expect(answer('ph.sss', on, { compensation }), compensation).toMatchObject({
          monthly_salary_credit: credit,
          regular_salary_credit: regular,
          mpf_salary_credit: mpf,
          employer_regular: erRegular,
          employer_mpf: erMpf,
          employees_compensation: ec,
          employer,
          employee_regular: eeRegular,
          employee_mpf: eeMpf,
          employee,
          total,
        })
      }
    }
  })

  test('rows follow each other without a gap, and their printed totals add up', () => {
    rows.forEach(([from = '', to = '', ...cells], at) => {
      const [, , , erRegular = 0n, erMpf = 0n, ec = 0n, employer, eeRegular = 0n, eeMpf = 0n, employee, total] =
        cells.map(amountOf)
      expect(employer).toBe(erRegular + erMpf + ec)
      expect(employee).toBe(eeRegular + eeMpf)
      expect(total).toBe((employer ?? 0n) + (employee ?? 0n))
      expect(to).toBe(rows[at + 1] ? cent(rows[at + 1]?.[0] ?? '', -1n) : 'none')
      expect(from).toBe(at === 0 ? '0.00' : cent(rows[at - 1]?.[1] ?? '', 1n))
    })
  })
})

describe.each(printed('withholding'))('withholding tables of $on', ({ on, rows }) => {
  const periods = ['daily', 'weekly', 'semi_monthly', 'monthly', 'annual']

  test.each(periods)('%s: tax at, under and over every limit', (period) => {
    const table = rows.filter(([name]) => name === period)
    expect(table).toHaveLength(6)
    for (const [, bracket, over = '', baseTax = '', rate = ''] of table) {
      for (const more of [0n, 1n, 123_57n]) {
        const taxable = cent(over, more)
        const tax = amountText(amountOf(baseTax) + half(more, millionths(rate)))
        expectTax(period, taxable, Number(bracket), tax)
      }
      if (over !== '0.00') expectBracket(period, cent(over, -1n), Number(bracket) - 1)
    }
  })

  test.each(periods)('%s: each bracket meets the next, as closely as it was printed', (period) => {
    const table = rows.filter(([name]) => name === period)
    table.slice(1).forEach(([, , over = '', baseTax = ''], at) => {
      const [, , from = '', base = '', rate = ''] = table[at] ?? []
      const gap = amountOf(base) + half(amountOf(over) - amountOf(from), millionths(rate)) - amountOf(baseTax)
      // Annex D was printed from the annual table, rounded; Annex E meets itself exactly.
      const most = on >= '2023' ? 0n : 21n
      expect(gap <= most && gap >= -most, `${period} ${over}`).toBe(true)
    })
  })

  function expectTax(period: string, taxable: string, bracket: number, tax: string): void {
    if (period === 'annual')
      expect(answer('ph.withholding_annual', on, { taxable_present: taxable })).toMatchObject({ tax_due: tax })
    else
      expect(answer('ph.withholding', on, { period, taxable_regular: taxable }), taxable).toMatchObject({
        bracket,
        withholding_tax: tax,
      })
  }

  function expectBracket(period: string, taxable: string, bracket: number): void {
    if (period === 'annual') return
    expect(answer('ph.withholding', on, { period, taxable_regular: taxable }), taxable).toMatchObject({ bracket })
  }
})

test('the method changes a centavo below the level, and where supplementary pay is not smaller', () => {
  const method = (taxable_regular: string, taxable_supplementary: string) =>
    answer('ph.withholding', '2026-06-30', { period: 'monthly', taxable_regular, taxable_supplementary })
  expect(method('20832.99', '0')).toMatchObject({ withholding_method: 'regular', withholding_tax: '0.00' })
  expect(method('20832.99', '0.01')).toMatchObject({ withholding_method: 'cumulative_average' })
  expect(method('20833', '20832.99')).toMatchObject({ withholding_method: 'regular', bracket: 2 })
  expect(method('20833', '20833')).toMatchObject({ withholding_method: 'cumulative_average' })
  expect(method('20833', '20833')).not.toHaveProperty('withholding_tax')
})

describe('PhilHealth', () => {
  test.each([
    ['2018-06-30', '2.75', '10000', '40000'],
    ['2023-06-30', '4', '10000', '80000'],
    ['2026-06-30', '5', '10000', '100000'],
  ])('on %s: %s percent between %s and %s, an odd centavo off the employee', (on, percent, floor, ceiling) => {
    for (const [salary, base] of [
      ['0', floor],
      [cent(floor, -1n), floor],
      [floor, floor],
      [cent(floor, 1n), cent(floor, 1n)],
      [cent(floor, 100n), cent(floor, 100n)],
      [cent(ceiling, -1n), cent(ceiling, -1n)],
      [ceiling, ceiling],
      [cent(ceiling, 1n), ceiling],
    ] as const) {
      const total = half(amountOf(base), amountOf(percent) * 100n)
      expect(answer('ph.philhealth', on, { monthly_basic_salary: salary }), salary).toMatchObject({
        insured_salary: cent(base, 0n),
        total: amountText(total),
        employee: amountText(total / 2n),
        employer: amountText(total - total / 2n),
      })
    }
  })

  test('a household below 5,000 pays nothing, at 5,000 half', () => {
    const household = (monthly_basic_salary: string) =>
      answer('ph.philhealth', '2026-06-30', { monthly_basic_salary, household: true })
    expect(household('4999.99')).toMatchObject({ employee: '0.00', employer: '500.00' })
    expect(household('5000')).toMatchObject({ employee: '250.00', employer: '250.00' })
  })

  test('2019 to May 2022 is not answered', () => {
    for (const on of ['2019-01-01', '2022-05-31'])
      expect(answer('ph.philhealth', on, { monthly_basic_salary: '1' })).toMatchObject({ why: 'not_published' })
  })
})

test('Pag-IBIG changes at 1,500 and at its most, in both blocks', () => {
  const shares = (on: string, fund_salary: string) => {
    const { employee, employer } = answer('ph.pag_ibig', on, { fund_salary })
    return [employee, employer]
  }
  expect(shares('2026-06-30', '1500')).toEqual(['15.00', '30.00'])
  expect(shares('2026-06-30', '1500.01')).toEqual(['30.00', '30.00'])
  expect(shares('2024-01-31', '5000.01')).toEqual(['100.00', '100.00'])
  expect(shares('2024-02-01', '5000.01')).toEqual(['100.00', '100.00'])
  expect(shares('2024-02-01', '9999.99')).toEqual(['200.00', '200.00'])
  expect(shares('2024-02-01', '25000')).toEqual(['200.00', '200.00'])
})

describe('benefits', () => {
  const ceilings = [
    ['rice', '2000', '2000', '2500'],
    ['laundry', '300', '300', '400'],
    ['uniform', '6000', '7000', '8000'],
    ['medical_actual', '10000', '10000', '12000'],
    ['achievement_award', '10000', '10000', '12000'],
    ['gifts_xmas_anniv', '5000', '5000', '6000'],
    ['cba_productivity', '10000', '10000', '12000'],
    ['med_cash_dependents', '1500', '1500', '2000'],
  ] as const
  const days = ['2025-02-13', '2025-02-14', '2026-01-05', '2026-01-06'] as const

  test.each(ceilings)('%s: its ceiling on each side of a change of the list', (item, of2018, of2025, of2026) => {
    const limits = [of2018, of2025, of2025, of2026]
    days.forEach((on, at) => {
      const limit = cent(limits[at] ?? '', 0n)
      for (const more of [-1n, 0n, 1n]) {
        const amount = cent(limit, more)
        const excess = more > 0n ? '0.01' : '0.00'
        expect(answer('ph.de_minimis', on, { item, amount }), on).toMatchObject({ limit, excess })
      }
    })
  })

  test('the pool ends at 90,000', () => {
    const taxable = (benefits: string, excluded_before: string) =>
      answer('ph.benefits_exclusion', '2026-12-24', { benefits, excluded_before }).taxable
    expect([taxable('90000', '0'), taxable('90000.01', '0'), taxable('0.01', '90000')]).toEqual([
      '0.00',
      '0.01',
      '0.01',
    ])
    expect(taxable('1', '89999.50')).toBe('0.50')
  })
})

describe('the premium matrix', () => {
  test('follows its rule: overtime times 1.30 (1.25 on days paid as ordinary), night times 1.10', () => {
    for (const day_type of [
      ...['ordinary', 'special_working', 'special_non_working', 'double_special'],
      ...['regular_holiday', 'regular_and_special', 'double_regular'],
    ]) {
      for (const rest_day of [false, true]) {
        const pay = (hours: object) =>
          amountOf(
            String(answer('ph.day_pay', '2026-06-30', { day_type, rest_day, hourly_rate: '1000', ...hours }).total),
          )
        const [first, night] = [pay({ hours: 1 }), pay({ night_hours: 1 })]
        const [overtime, overtimeNight] = [pay({ overtime_hours: 1 }), pay({ overtime_night_hours: 1 })]
        const asOrdinary = !rest_day && ['ordinary', 'special_working'].includes(day_type)
        expect(overtime * 100n, day_type).toBe(first * (asOrdinary ? 125n : 130n))
        expect(night * 10n, day_type).toBe(first * 11n)
        expect(overtimeNight * 10n, day_type).toBe(overtime * 11n)
      }
    }
  })

  test('holds eight hours before overtime and twenty-four in all', () => {
    const day = (hours: object) =>
      answer('ph.day_pay', '2026-06-30', { day_type: 'ordinary', daily_rate: '800', ...hours })
    expect(day({ hours: '7.5', night_hours: '0.5' })).toMatchObject({ total: '805.00' })
    expect(day({ hours: '7.5', night_hours: '0.51' })).toMatchObject({ key: 'hours', why: 'out_of_range' })
    expect(day({ hours: 8, overtime_hours: '15.99' })).toHaveProperty('total')
    expect(day({ hours: 8, overtime_hours: '16.01' })).toMatchObject({ key: 'overtime_hours' })
  })
})

test('minimum wages of Manila change on the days of their orders, and never by the enjoined one', () => {
  const wage = (on: string) =>
    answer('ph.minimum_wage', on, { region: 'NCR', sector: 'non_agriculture' }).minimum_daily_wage
  const days = ['2023-07-15', '2023-07-16', '2024-07-16', '2024-07-17', '2025-07-17', '2025-07-18']
  expect(days.map(wage)).toEqual(['570.00', '610.00', '610.00', '645.00', '645.00', '695.00'])
  expect(['2026-07-25', '2026-09-25', '2026-09-26', '2027-01-20'].map(wage)).toEqual([
    ...['695.00', '695.00', '755.00', '755.00'],
  ])
})

test('the former sector words of Calabarzon end with March 2026', () => {
  const asked = { region: 'IV-A', sector: 'reclassified 1st and 2nd-5th class, non-agri' }
  expect(answer('ph.minimum_wage', '2026-03-31', asked)).toMatchObject({ minimum_daily_wage: '510.00' })
  expect(answer('ph.minimum_wage', '2026-04-01', asked)).toMatchObject({ key: 'sector', why: 'unknown_value' })
})

test('every proclaimed day of every calendar is answered as proclaimed, the day after by its own line', () => {
  for (const { rows } of printed('holidays')) {
    for (const [date, name, day_type] of rows)
      expect(answer('ph.holiday', '2026-06-30', { date })).toEqual({ holiday: true, day_type, name })
  }
  expect(answer('ph.holiday', '2026-06-30', { date: '2026-12-26' })).toEqual({ holiday: false, day_type: 'ordinary' })
  expect(answer('ph.holiday', '2026-06-30', { date: '2028-01-01' })).toMatchObject({
    key: 'date',
    why: 'not_published',
  })
  expect(answer('ph.holiday', '2026-06-30', { date: '2022-12-31' })).toMatchObject({
    key: 'date',
    why: 'no_law_on_day',
  })
})

test('service counts a part year from six months', () => {
  const years = (service_months: number) =>
    answer('ph.retirement_pay', '2026-06-30', { daily_rate: '1000', service_months }).credited_years
  expect([59, 60, 65, 66, 71, 72].map(years)).toEqual([5, 5, 5, 6, 6, 6])
  const entitled = (service_months: number, age: string) =>
    answer('ph.retirement_pay', '2026-06-30', { daily_rate: '1000', service_months, age }).entitled
  expect([entitled(59, '60'), entitled(60, '60'), entitled(60, '59.99')]).toEqual([false, true, false])
})
