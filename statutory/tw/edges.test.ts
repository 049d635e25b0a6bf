/**
 * Edges, made from the figures themselves: at, just under and just over every limit of every dated block. The
 * expected amounts are worked out here a second time, from the tables as they stand on disk.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { amountOf, amountText } from '#kernel/money.ts'
import { workOut } from '../work-out.ts'

const answer = (scheme: string, on: string, given: object): { readonly [key: string]: unknown } =>
  workOut(scheme, on, given).answer

/** A table as lines of cells, its heading dropped, with a day of its year. */
function tablesOf(folder: string, kind: string): { on: string; year: string; rows: string[][] }[] {
  return readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.startsWith(`${folder}.${kind}-`))
    .map((name) => {
      const [, ...lines] = readFileSync(join(import.meta.dirname, folder, name), 'utf8')
        .trim()
        .split('\n')
      const year = name.slice(-11, -7)
      return { on: `${year}-06-30`, year, rows: lines.map((line) => line.split(',')) }
    })
}

/** Wages at both edges of a row, and a cent beyond its upper one where the next row begins. */
function wagesIn([, from = '', upTo = '']: string[]): string[] {
  const first = from === '0' ? '0' : amountText(amountOf(from) - 99n)
  return upTo === 'none' ? [first, '9999999'] : [first, from, upTo]
}

/** Whole dollars times parts in millionths, over days of thirty, half up: in hundredths. */
function halfUp(dollars: string, millionths: bigint, days = 30n): string {
  const bottom = 30n * 1_000_000n
  return amountText(((BigInt(dollars) * millionths * days * 2n + bottom) / (2n * bottom)) * 100n)
}

describe.each(tablesOf('labour-insurance', 'table'))('labour insurance grades of $year', ({ on, year, rows }) => {
  const ordinary = year === '2024' ? 110_000n : 115_000n

  test('both edges of every grade give its insured salary and its four premiums', () => {
    for (const cells of rows) {
      const insured = cells[3] ?? ''
      for (const wages of wagesIn(cells)) {
        expect(answer('tw.labour_insurance', on, { wages }), wages).toMatchObject({
          insured_salary: `${insured}.00`,
          ordinary_employee: halfUp(insured, ordinary / 5n),
          ordinary_employer: halfUp(insured, (ordinary * 7n) / 10n),
          employment_employee: halfUp(insured, 2_000n),
          employment_employer: halfUp(insured, 7_000n),
        })
      }
      expect(answer('tw.labour_insurance', on, { insured_salary: insured, insured_days: 7 })).toMatchObject({
        ordinary_employee: halfUp(insured, ordinary / 5n, 7n),
        employment_employer: halfUp(insured, 7_000n, 7n),
      })
      const next = String(Number(insured) + 1)
      expect(answer('tw.labour_insurance', on, { insured_salary: next })).toMatchObject({ key: 'insured_salary' })
    }
  })
})

test.each([
  ['labour-insurance', 'table'],
  ['labour-insurance', 'part-time'],
  ['occupational-accident', 'table'],
  ['health-insurance', 'table'],
  ['pension', 'table'],
] as const)('every %s %s joins without a gap, from nothing up, and insures at the top of each row', (folder, kind) => {
  for (const { year, rows } of tablesOf(folder, kind)) {
    expect(rows[0]?.[1], year).toBe('0')
    for (const [at, [grade, , upTo, insured]] of rows.entries()) {
      expect(grade, year).toBe(String(at + 1))
      if (upTo === 'none' || at === rows.length - 1) continue
      expect([insured, rows[at + 1]?.[1]], `${year} grade ${grade}`).toEqual([upTo, String(Number(upTo) + 1)])
    }
  }
})

describe.each(tablesOf('labour-insurance', 'part-time'))('part-time grades of $year', ({ on, rows }) => {
  test('both edges of every grade, only for part-timers and only for labour insurance', () => {
    const first = amountText(
      amountOf(tablesOf('labour-insurance', 'table').find((one) => one.on === on)?.rows[0]?.[3] ?? ''),
    )
    for (const cells of rows) {
      for (const wages of wagesIn(cells)) {
        const found = answer('tw.insured_grades', on, { wages, part_time: true })
        expect(found, wages).toMatchObject({ labour_insured_salary: `${cells[3]}.00`, health_insured_salary: first })
        expect(answer('tw.insured_grades', on, { wages })).toMatchObject({ labour_insured_salary: first })
      }
      const declared = { insured_salary: cells[3] }
      expect(answer('tw.labour_insurance', on, { ...declared, part_time: true }).refused).toBeUndefined()
      expect(answer('tw.labour_insurance', on, declared).refused).toBe(true)
    }
    const last = rows.at(-1)?.[3] ?? ''
    expect(answer('tw.insured_grades', on, { wages: `${last}.01`, part_time: true })).toMatchObject({
      labour_insured_salary: first,
    })
  })
})

describe.each(tablesOf('occupational-accident', 'table'))('occupational grades of $year', ({ on, rows }) => {
  test('both edges of every grade give its insured salary and its premium', () => {
    for (const cells of rows) {
      for (const wages of wagesIn(cells)) {
        const found = answer('tw.occupational_accident', on, { wages, occupational_rate: '0.0021' })
        expect(found, wages).toMatchObject({
          insured_salary: `${cells[3]}.00`,
          employee: '0.00',
          employer: halfUp(cells[3] ?? '', 2_100n),
        })
        expect(answer('tw.occupational_accident_check', on, { wages, insured_salary: cells[3] }).status).toBe('ok')
      }
    }
  })
})

describe.each(tablesOf('pension', 'table'))('pension grades of $year', ({ on, rows }) => {
  test('both edges of every grade give both contributions', () => {
    expect(rows).toHaveLength(62)
    for (const cells of rows) {
      for (const wages of wagesIn(cells)) {
        expect(answer('tw.pension', on, { wages, employee_rate: '0.06', contribution_days: 11 }), wages).toMatchObject({
          insured_salary: `${cells[3]}.00`,
          employer: halfUp(cells[3] ?? '', 60_000n, 11n),
          employee: halfUp(cells[3] ?? '', 60_000n, 11n),
        })
      }
    }
  })
})

describe.each(tablesOf('health-insurance', 'table'))('health grades of $year', ({ on, year, rows }) => {
  const amounts = tablesOf('health-insurance', 'amounts').find((one) => one.year === year)?.rows ?? []

  test('every printed amount comes out at both edges of its grade', () => {
    expect(amounts).toHaveLength(rows.length)
    for (const [at, cells] of rows.entries()) {
      const [grade, insured, own, one, two, three, employer, government] = amounts[at] ?? []
      expect([cells[0], cells[3]]).toEqual([grade, insured])
      for (const wages of wagesIn(cells)) {
        const shares = [own, one, two, three, three].map((share) => `${share}.00`)
        for (const [health_dependants, employee] of shares.entries()) {
          expect(answer('tw.health_insurance', on, { wages, health_dependants }), wages).toMatchObject({
            insured_salary: `${insured}.00`,
            own_share: `${own}.00`,
            employee,
            employer: `${employer}.00`,
            government: `${government}.00`,
          })
        }
      }
    }
  })
})

describe.each(tablesOf('withholding', 'table'))('withholding table of $year', ({ on, rows }) => {
  test('every cell comes out at both edges of its row', () => {
    expect(rows).toHaveLength(840)
    for (const [from = '', upTo = '', ...cells] of rows) {
      for (const [tax_dependants, tax] of cells.entries()) {
        for (const taxable_wages of [from, upTo]) {
          const found = answer('tw.withholding', on, { taxable_wages, tax_dependants })
          expect(found.withholding_tax, `${taxable_wages} with ${tax_dependants}`).toBe(`${tax}.00`)
        }
      }
    }
  })

  test('the first taxed salary of a single person is where bonuses begin to be taxed', () => {
    const [first = ''] = rows.find(([, , tax]) => tax !== '0') ?? []
    const bonus = (taxable_wages: string) => answer('tw.withholding', on, { taxable_wages, payment_type: 'irregular' })
    expect(bonus(String(Number(first) - 1)).withheld).toBe(false)
    expect(bonus(first).withholding_tax).toBe(amountText((BigInt(first) / 20n) * 100n))
  })
})

describe('withholding beside the table', () => {
  const tax = (given: object, on = '2026-06-30') => answer('tw.withholding', on, given).withholding_tax

  test.each([
    ['percentage', '40000', '0.00'],
    ['percentage', '40019', '0.00'],
    ['percentage', '40020', '2001.00'],
    ['table', '80000', '0.00'],
    ['table', '500000', '100700.00'],
    ['table', '500000.01', '100908.00'],
  ])('%s on %s takes %s', (tax_method, taxable_wages, expected) => {
    expect(tax({ tax_method, taxable_wages })).toBe(expected)
  })

  test('above the table tax is cut to the dollar, or to ten where that is chosen', () => {
    const given = { taxable_wages: '612345', tax_dependants: 1 }
    expect([tax(given), tax({ ...given, above_table_unit: '10' })]).toEqual(['142479.00', '142470.00'])
  })

  test.each([
    ['2024-06-30', 41_205],
    ['2025-06-30', 42_885],
    ['2026-06-30', 44_250],
  ])('in the year of %s non-residents pay the low rate up to %i', (on, limit) => {
    const rate = (wages: number) => answer('tw.withholding', on, { taxable_wages: wages, resident: false }).rate
    expect([rate(limit), rate(limit + 1)]).toEqual(['0.06', '0.18'])
  })

  test('183 days make a resident, and twelve dependants are more than the table has', () => {
    const resident = (days_present: number) =>
      'rate' in answer('tw.withholding', '2026-06-30', { taxable_wages: 1, days_present })
    expect([resident(182), resident(183)]).toEqual([true, false])
    expect(answer('tw.withholding', '2026-06-30', { taxable_wages: 1, tax_dependants: 12 })).toMatchObject({
      key: 'tax_dependants',
      why: 'out_of_range',
    })
  })
})

describe('days of a month', () => {
  const days = (on: string, dates: object) => {
    const found = answer('tw.insured_days', on, dates)
    return [found.insured_days, found.contribution_days, found.health_charged]
  }

  test.each([
    ['2026-02-28', { left_on: '2026-02-28' }, [28, 30, true]],
    ['2026-02-28', { left_on: '2026-02-27' }, [27, 27, false]],
    ['2024-02-29', { left_on: '2024-02-28' }, [28, 28, false]],
    ['2024-02-29', { left_on: '2024-02-29' }, [29, 30, true]],
    ['2026-02-28', { joined_on: '2026-02-28' }, [3, 3, true]],
    ['2026-03-31', { joined_on: '2026-03-31' }, [1, 1, true]],
    ['2026-03-31', { joined_on: '2026-03-30' }, [1, 1, true]],
    ['2026-03-31', { joined_on: '2026-03-31', left_on: '2026-03-31' }, [1, 1, true]],
    ['2026-03-31', { left_on: '2026-03-30' }, [30, 30, false]],
    ['2026-03-01', { joined_on: '2026-03-17', left_on: '2026-04-02' }, [14, 14, true]],
    ['2026-03-31', { joined_on: '2020-01-01', left_on: '2030-01-01' }, [30, 30, true]],
  ])('on %s with %j: %j', (on, dates, expected) => expect(days(on, dates)).toEqual(expected))

  test('employment insurance may begin later than labour insurance, never earlier', () => {
    const given = { wages: '45800', employment_insurance_joined_on: '2026-03-16' }
    const later = answer('tw.labour_insurance', '2026-03-31', given)
    expect(later).toMatchObject({ insured_days: 30, ordinary_employee: '1053.00', employment_employee: '46.00' })
    const joined = answer('tw.labour_insurance', '2026-03-31', { ...given, joined_on: '2026-03-25' })
    expect(joined).toMatchObject({ insured_days: 6, employment_employee: '18.00' })
    expect(
      answer('tw.labour_insurance', '2026-03-31', { ...given, employment_insurance_joined_on: '2026-04-01' }),
    ).toMatchObject({
      key: 'employment_insurance_joined_on',
    })
  })
})

describe('hours', () => {
  const pay = (day_type: string, hours: string, more: object = {}) =>
    answer('tw.overtime', '2026-03-10', { day_type, hours, hourly_wage: '300', ...more }).pay

  test.each([
    ['weekday', ['0.5', '2', '2.5', '4', '4.01'], ['200.00', '800.00', '1050.00', '1800.00', undefined]],
    ['rest_day', ['2', '8', '8.5', '12', '12.5'], ['800.00', '3800.00', '4200.00', '7000.00', undefined]],
    ['national_holiday', ['0.1', '8', '10', '12', '13'], ['2400.00', '2400.00', '3200.00', '4200.00', undefined]],
    ['annual_leave_day', ['1', '9', '11'], ['2400.00', '2800.00', '3700.00']],
  ])('on a %s', (day, hours, expected) => expect(hours.map((each) => pay(day, each))).toEqual(expected))

  test('in an emergency', () => {
    const emergency = { emergency: true }
    expect(['3', '4'].map((hours) => pay('weekday', hours, emergency))).toEqual(['1800.00', '2400.00'])
    expect(['1', '8', '9'].map((hours) => pay('regular_day_off', hours, emergency))).toEqual([
      '2400.00',
      '2400.00',
      '3000.00',
    ])
    expect(pay('rest_day', '1', emergency)).toBeUndefined()
  })

  test('limits include their last hour', () => {
    const within = (given: object) => answer('tw.overtime_limit', '2026-03-31', given).within_limit
    expect([within({ month_hours: '46' }), within({ month_hours: '46.01' })]).toEqual([true, false])
    const consent = { consent: true, month_hours: '54' }
    expect(['138', '138.5'].map((three_month_hours) => within({ ...consent, three_month_hours }))).toEqual([
      true,
      false,
    ])
    expect(within({ ...consent, three_month_hours: '53' })).toBeUndefined()
  })
})

describe('limits of the supplementary premium', () => {
  const base = (given: object, on = '2026-06-30') => answer('tw.health_supplementary', on, given).premium_base

  test('a bonus is charged from the dollar that passes four insured salaries', () => {
    const given = { income_type: 'bonus', insured_salary: '30300', year_to_date_bonus_before: '100000' }
    expect(['21200', '21201', '50000'].map((payment) => base({ ...given, payment }))).toEqual([
      '0.00',
      '1.00',
      '28800.00',
    ])
    expect(base({ ...given, payment: '50000', year_to_date_bonus_before: '200000' })).toBe('50000.00')
  })

  test.each([
    ['2021-06-30', '24000'],
    ['2025-06-30', '28590'],
    ['2026-06-30', '29500'],
  ])('on %s wages of a part-time job are charged from %s', (on, limit) => {
    const given = { income_type: 'part_time_salary' }
    expect(base({ ...given, payment: String(Number(limit) - 1) }, on)).toBe('0.00')
    expect(base({ ...given, payment: limit }, on)).toBe(`${limit}.00`)
  })
})

describe('the wage that is agreed reaches the minimum', () => {
  const slip = (given: object) => answer('tw.payslip', '2026-06-30', { occupational_rate: '0.0021', ...given })

  test('with its allowances, for a full-timer', () => {
    expect(slip({ wages: '29499' })).toMatchObject({ basic_pay: '29500.00', monthly_wages: '29500.00' })
    expect(slip({ wages: '27000', meal_allowance: '2500' })).toMatchObject({ basic_pay: '27000.00' })
    expect(slip({ wages: '26000', meal_allowance: '2500' })).toMatchObject({
      basic_pay: '27000.00',
      gross_pay: '29500.00',
    })
  })

  test('by the hours of the week, for a part-timer whose hours are said', () => {
    expect(slip({ wages: '10000', part_time: true, weekly_hours: 20 })).toMatchObject({ basic_pay: '14750.00' })
    expect(slip({ wages: '10000', part_time: true })).toMatchObject({ basic_pay: '10000.00' })
    expect(slip({ wages: '10000', weekly_hours: '40.5' })).toMatchObject({ key: 'weekly_hours' })
  })
})

test('annual leave grows on the day of the anniversary', () => {
  const days = (on: string, hired_on: string) => answer('tw.annual_leave', on, { hired_on }).days
  expect(days('2026-03-15', '2025-09-16')).toBe(0)
  const steps = [
    ...[6, 12, 24, 36, 60, 120].map((months, at) => [months, [3, 7, 10, 14, 15, 16][at]] as const),
    ...Array.from({ length: 14 }, (_, more) => [132 + more * 12, 17 + more] as const),
  ]
  for (const [months, expected] of steps) {
    const year = 2026 - Math.floor(months / 12)
    const hired = months === 6 ? '2025-12-16' : `${year}-06-16`
    expect(days('2026-06-16', hired), `${months} months`).toBe(expected)
  }
})

describe('coverage by age', () => {
  const covered = (age: number, more: object = {}) => {
    const found = answer('tw.coverage', '2026-06-30', { worker_status: 'national', age, ...more })
    return [found.ordinary_insurance, found.employment_insurance]
  }

  test.each([
    [14, {}, ['compulsory', false]],
    [15, {}, ['compulsory', true]],
    [64, {}, ['compulsory', true]],
    [65, {}, ['compulsory', false]],
    [66, {}, ['none', false]],
    [66, { already_insured: true }, ['voluntary', false]],
    [30, { insured_unit_size: 4 }, ['voluntary', true]],
    [30, { insured_unit_size: 5 }, ['compulsory', true]],
  ])('at %i, %j: %j', (age, more, expected) => expect(covered(age, more)).toEqual(expected))

  test('professionals join employment insurance and the new pension with 2026', () => {
    const both = (on: string, worker_status: string) => {
      const found = answer('tw.coverage', on, { worker_status, age: 40 })
      return [found.employment_insurance, found.pension_new_system]
    }
    const days = ['2025-12-31', '2026-01-01']
    expect(days.map((on) => both(on, 'permanent_resident_professional'))).toEqual([
      [false, true],
      [true, true],
    ])
    expect(days.map((on) => both(on, 'foreign_professional'))).toEqual([
      [false, false],
      [false, true],
    ])
  })
})

test('part of a month never pays more than the month', () => {
  const pay = (dates: object) => answer('tw.proration', '2026-01-31', { wages: '40000.50', ...dates }).pay
  expect([pay({}), pay({ joined_on: '2026-01-02' }), pay({ joined_on: '2026-01-03' })]).toEqual([
    '40000.50',
    '40000.50',
    '38668.00',
  ])
})

test('severance stops at six months of wages, an old pension at forty-five bases', () => {
  const average = { average_wage_total: '181000', average_wage_days: 181 }
  const severance = (service_months: number) =>
    answer('tw.severance', '2026-06-30', { ...average, service_months }).severance
  expect([143, 144, 145].map(severance)).toEqual(['178750.00', '180000.00', '180000.00'])
  const bases = (service_years: string) => answer('tw.retirement', '2026-06-30', { ...average, service_years }).bases
  expect(['14.5', '15', '15.5', '30', '30.5'].map(bases)).toEqual(['29', '30', '30.5', '45', '45'])
})
