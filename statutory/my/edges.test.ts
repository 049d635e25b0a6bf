/**
 * Edges, made from the figures themselves: at, just under and just over every limit of every dated block. The
 * expected amounts are worked out here a second time, from the tables as they stand on disk.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { amountOf, amountText } from '#kernel/money.ts'
import { workOut } from '../work-out.ts'
import { wageBands } from './epf/epf-law.ts'
import { annualTax, reliefs } from './pcb/pcb-law.ts'

const answer = (scheme: string, on: string, given: object): { readonly [key: string]: unknown } =>
  workOut(scheme, on, given).answer

/** A gazetted table as lines of cells, its heading dropped. */
function printed(folder: string, prefix: string): { from: string; rows: string[][] }[] {
  return readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.startsWith(`${prefix}.table-`))
    .map((name) => {
      const [, ...lines] = readFileSync(join(import.meta.dirname, folder, name), 'utf8')
        .trim()
        .split('\n')
      return { from: `${name.slice(-11, -4)}-28`, rows: lines.map((line) => line.split(',')) }
    })
}

/** The wages at a row's lower edge, its upper edge, and in it. */
function wagesIn([, over = '', upTo = '']: string[]): string[] {
  const low = amountOf(over) + 1n
  return upTo === 'none'
    ? [amountText(low), '99999.99']
    : [amountText(low), amountText(low + 1n), amountText(amountOf(upTo))]
}

describe.each(printed('socso', 'socso'))('SOCSO table of $from', ({ from, rows }) => {
  test('every row begins over the row before and gives its printed amounts to both edges', () => {
    expect(rows.length).toBeGreaterThan(50)
    for (const cells of rows) {
      const [row, , , employer1, employee1, total1, employer2] = cells
      for (const wages of wagesIn(cells)) {
        const first = { row: Number(row), employer: employer1, employee: employee1, total: total1 }
        expect(answer('my.socso', from, { wages, age: 35 }), wages).toMatchObject({ category: 1, ...first })
        const second = { row: Number(row), employer: employer2, employee: '0.00', total: employer2 }
        expect(answer('my.socso', from, { wages, age: 60 }), wages).toMatchObject({ category: 2, ...second })
      }
    }
  })
})

test('SKBBK gives its printed amounts at both edges of every row, in both categories', () => {
  for (const { rows } of printed('socso', 'skbbk')) {
    for (const cells of rows) {
      for (const wages of wagesIn(cells)) {
        for (const age of [35, 70]) {
          expect(answer('my.socso', '2026-06-30', { wages, age }), wages).toMatchObject({ skbbk_employee: cells[3] })
          expect(answer('my.socso', '2026-05-31', { wages, age })).toMatchObject({ skbbk_employee: '0.00' })
        }
      }
    }
  }
})

describe.each(printed('eis', 'eis'))('EIS table of $from', ({ from, rows }) => {
  test('every row gives its printed amounts to both edges', () => {
    for (const cells of rows) {
      const [row, , , employer, employee, total] = cells
      for (const wages of wagesIn(cells)) {
        const expected = { row: Number(row), employer, employee, total }
        expect(answer('my.eis', from, { wages, age: 35 }), wages).toMatchObject(expected)
      }
    }
  })
})

describe('EPF', () => {
  const [bands] = wageBands.blocks
  const limits = (bands?.law?.rows ?? []).flatMap(({ upTo }) => (upTo === undefined ? [] : [upTo]))
  const around = [10_00n, ...limits].flatMap((limit) => [limit - 1n, limit, limit + 1n])

  /** Shares by the letter of the Schedule, in whole sen: band top times rate, up to the ringgit. */
  function byTheSchedule(wages: bigint, rate: bigint, rateAbove: bigint): string {
    if (wages <= 10_00n) return '0.00'
    const width = wages <= 5_000_00n ? 20_00n : wages <= 20_000_00n ? 100_00n : 1n
    const base = ((wages + width - 1n) / width) * width
    const share = base * (wages > 5_000_00n ? rateAbove : rate)
    return amountText(((share + 99_999n) / 100_000n) * 100n)
  }

  test.each([
    ['A', { age: 59 }, 110n, 110n, 130n, 120n],
    ['C', { age: 60, citizenship: 'permanent_resident' }, 55n, 55n, 65n, 60n],
    ['E', { age: 60 }, 0n, 0n, 40n, 40n],
  ] as const)('Part %s at every limit of the wage bands', (part, person, employee, employeeAbove, employer, above) => {
    for (const wages of around) {
      expect(answer('my.epf', '2026-03-31', { ...person, wages: amountText(wages) }), amountText(wages)).toMatchObject({
        part,
        employee: byTheSchedule(wages, employee, employeeAbove),
        employer: byTheSchedule(wages, employer, above),
      })
    }
  })

  test.each([
    [13, {}, 'none'],
    [14, {}, 'A'],
    [59, {}, 'A'],
    [60, {}, 'E'],
    [74, {}, 'E'],
    [75, {}, 'none'],
    [59, { citizenship: 'permanent_resident' }, 'A'],
    [60, { citizenship: 'permanent_resident' }, 'C'],
    [60, { citizenship: 'non_citizen', elected_before_1998_08: true }, 'C'],
    [30, { citizenship: 'non_citizen' }, 'F'],
    [74, { citizenship: 'non_citizen' }, 'F'],
    [75, { citizenship: 'non_citizen' }, 'none'],
    [30, { citizenship: 'non_citizen', domestic_servant: true }, 'none'],
    [30, { domestic_servant: true }, 'A'],
  ])('at %i, %j belongs to Part %s', (age, person, part) => {
    expect(answer('my.epf', '2026-03-31', { wages: '3000', age, ...person })).toMatchObject({
      part,
      liable: part !== 'none',
    })
  })

  test('non-citizens contribute from October 2025 wages', () => {
    const given = { wages: '3000', age: 30, citizenship: 'non_citizen' }
    expect(answer('my.epf', '2025-09-30', given)).toMatchObject({ part: 'none', total: '0.00' })
    expect(answer('my.epf', '2025-10-31', given)).toMatchObject({ part: 'F', employee: '60.00', employer: '60.00' })
  })

  test('a bonus keeps the higher rate on actual wages only when it alone lifts wages over the limit', () => {
    const employer = (wages: string, bonus: string) => answer('my.epf', '2026-03-31', { wages, bonus, age: 35 })
    expect(employer('5000', '0.01')).toMatchObject({ employer: '651.00', employee: '561.00' })
    expect(employer('5000.01', '0.01')).toMatchObject({ employer: '612.00' })
    expect(employer('4999.99', '0.01')).toMatchObject({ employer: '650.00' })
    expect(answer('my.epf', '2026-03-31', { wages: '5000', bonus: '0.01', age: 60 })).toMatchObject({
      employer: '204.00',
    })
  })
})

describe('categories and coverage by age', () => {
  test.each([
    [54, { no_contribution_before_55: true }, 1],
    [55, { no_contribution_before_55: true }, 2],
    [55, {}, 1],
    [59, {}, 1],
    [60, {}, 2],
    [16, {}, 1],
  ])('SOCSO at %i, %j: category %i', (age, more, category) => {
    expect(answer('my.socso', '2026-03-31', { wages: '3000', age, ...more })).toMatchObject({ category })
  })

  test('foreign workers move to the First Category in July 2024', () => {
    const given = { wages: '3000', age: 35, citizenship: 'non_citizen' }
    expect(answer('my.socso', '2024-06-30', given)).toMatchObject({ category: 2, employee: '0.00' })
    expect(answer('my.socso', '2024-07-31', given)).toMatchObject({ category: 1, employee: '14.75' })
  })

  test('a release from SKBBK counts from 8 July 2026, and never for foreign workers', () => {
    const skbbk = (on: string, citizenship: string) =>
      answer('my.socso', on, { wages: '3000', age: 35, citizenship, skbbk_released: true }).skbbk_employee
    expect(skbbk('2026-06-30', 'citizen')).toBe('22.15')
    expect(skbbk('2026-07-07', 'citizen')).toBe('22.15')
    expect(skbbk('2026-07-08', 'citizen')).toBe('0.00')
    expect(skbbk('2026-07-08', 'permanent_resident')).toBe('0.00')
    expect(skbbk('2026-07-08', 'non_citizen')).toBe('22.15')
  })

  test('from June 2028 SOCSO waits for its next table', () => {
    expect(answer('my.socso', '2028-05-31', { wages: '3000', age: 35 }).refused).toBeUndefined()
    expect(answer('my.socso', '2028-06-01', { wages: '3000', age: 35 })).toMatchObject({ why: 'not_published' })
  })

  test.each([
    [17, {}, false],
    [18, {}, true],
    [59, {}, true],
    [60, {}, false],
    [56, { no_contribution_before_57: true }, true],
    [57, { no_contribution_before_57: true }, false],
    [30, { domestic_servant: true }, false],
    [30, { citizenship: 'non_citizen' }, false],
  ])('EIS at %i, %j: covered %s', (age, more, covered) => {
    const found = answer('my.eis', '2026-03-31', { wages: '3000', age, ...more })
    expect(found).toMatchObject({ covered, employee: covered ? '5.90' : '0.00' })
  })
})

describe('PCB', () => {
  /** Nothing more to come: what is left to estimate is nothing, so P is income less reliefs to the sen. */
  const taxAt = (on: string, income: bigint, category: number) => {
    const reliefs = category === 2 ? 13_000_00n : 9_000_00n
    const given = { category, normal_remuneration: '0', accumulated_remuneration: amountText(income + reliefs) }
    return answer('my.pcb', on, given)
  }

  const tables = annualTax.blocks.flatMap(({ from, law }) => [1, 2, 3].map((category) => ({ from, law, category })))

  test.each(tables)('Table 1 from $from at every limit, category $category', ({ from, law: rows = [], category }) => {
    for (const [at, row] of rows.entries()) {
      if (row.upTo === undefined) continue
      const next = rows[at + 1]
      const base = (of: typeof row) => (category === 2 ? of.taxOnFirstCategory2 : of.taxOnFirst)
      const tax = (of: typeof row, income: bigint) => {
        const sum = ((income - of.first) * of.rate.top) / of.rate.bottom + base(of)
        return amountText(sum < 0n ? 0n : sum)
      }
      if (!next) throw new Error('a limit without a next row')
      for (const [income, of] of [
        [row.upTo - 1n, row],
        [row.upTo, row],
        [row.upTo + 1n, next],
      ] as const) {
        const expected = { chargeable_income: amountText(income), annual_tax: tax(of, income) }
        expect(taxAt(from, income, category), amountText(income)).toMatchObject(expected)
      }
    }
  })

  test('the rows of Table 1 join: no income pays less than a lower one, but for the rebate that ends', () => {
    for (const { law } of annualTax.blocks) {
      for (const [at, row] of (law ?? []).entries()) {
        const next = law?.[at + 1]
        if (row.upTo === undefined || !next || row.rate.top === 0n) continue
        const atLimit = ((row.upTo - row.first) * row.rate.top) / row.rate.bottom + row.taxOnFirst
        const rebate = row.upTo === 35_000_00n ? 400_00n : 0n
        expect(next.taxOnFirst - atLimit, amountText(row.upTo)).toBe(rebate)
      }
    }
  })

  test('a deduction under ten ringgit is not made; zakat may bring one below ten that is', () => {
    const december = (tax: string, more: object = {}) =>
      answer('my.pcb', '2026-12-31', { category: 1, normal_remuneration: '0', accumulated_remuneration: tax, ...more })
    // 9,000 relief; tax (P - 20,000) x 3 % - 250
    expect(december('37666.66')).toMatchObject({ unrounded_mtd: '9.99', normal_mtd: '10.00' })
    expect(december('37664.99')).toMatchObject({ unrounded_mtd: '9.94', normal_mtd: '0.00', withholding_tax: '0.00' })
    expect(december('37700', { current_zakat: '10.95' })).toMatchObject({
      normal_mtd: '11.00',
      withholding_tax: '0.05',
    })
    expect(december('37700', { current_zakat: '11.05' })).toMatchObject({ mtd: '11.00', withholding_tax: '0.00' })
  })

  test('EPF beyond the yearly limit takes nothing off income', () => {
    const chargeable = (accumulated_epf: string, normal_epf: string) =>
      answer('my.pcb', '2026-11-30', {
        category: 1,
        normal_remuneration: '10000',
        normal_epf,
        accumulated_remuneration: '90000',
        accumulated_epf,
      })
    expect(chargeable('3999', '1100')).toMatchObject({ chargeable_income: '97000.00', estimated_epf: '0.00' })
    expect(chargeable('4000', '1100')).toMatchObject({ chargeable_income: '97000.00', estimated_epf: '0.00' })
    expect(chargeable('2000', '1100')).toMatchObject({ chargeable_income: '97000.00', estimated_epf: '900.00' })
  })

  test('each TP1 item of each year stops at its limit, and an item of another year is refused', () => {
    const income = (on: string, code: string, claimed: bigint, now: bigint) =>
      answer('my.pcb', on, {
        category: 1,
        normal_remuneration: '90000',
        claimed_deductions_by_item: { [code]: amountText(claimed) },
        current_deductions_by_item: { [code]: amountText(now) },
      }).chargeable_income
    for (const { from, law } of reliefs.blocks) {
      const on = `${from.slice(0, 4)}-12-31`
      for (const [code, limit] of law?.tp1Limits ?? []) {
        const allowed = amountText(81_000_00n - limit)
        expect(income(on, code, limit, 0n), `${on} ${code}`).toBe(allowed)
        expect(income(on, code, 0n, limit + 1n)).toBe(allowed)
        expect(income(on, code, limit - 1n, 5_00n)).toBe(allowed)
        expect(income(on, code, limit * 2n, 5_00n)).toBe(allowed)
        expect(income(on, code, limit - 2n, 1n)).toBe(amountText(81_000_00n - limit + 1n))
      }
    }
    expect([income('2025-12-31', 'C17', 1n, 1n), income('2026-12-31', 'C17', 1n, 1n)]).toEqual([undefined, '80999.98'])
    expect(income('2026-12-31', 'C18', 0n, 1n)).toBeUndefined()
  })
})

test('a new minimum wage holds from its first day, for small employers later', () => {
  const wages = (on: string) => answer('my.minimum_wage', on, {}).monthly_minimum
  expect([wages('2025-01-31'), wages('2025-02-01')]).toEqual(['1500.00', '1700.00'])
  const small = (on: string) => answer('my.minimum_wage', on, { fewer_than_five_employees: true }).monthly_minimum
  expect([small('2025-07-31'), small('2025-08-01'), small('2023-06-30')]).toEqual(['1500.00', '1700.00', undefined])
})
