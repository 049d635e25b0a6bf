/** A first month after moving in equals the law's own case that has the same year to date. */
import { describe, expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { parsePlainDate, parseYearMonth, plainDateOf } from '#kernel/plain-date.ts'
import type { CountryPack, Item, PersonForPay } from './country-pack.ts'
import { malaysia } from './country-packs/my.ts'
import { philippines } from './country-packs/ph.ts'
import { taiwan } from './country-packs/tw.ts'
import { makePayslip } from './make-payslip.ts'
import { coveredTwice, type OpeningRow, openingOf } from './opening.ts'
import { periodOf } from './period.ts'

/** Of worked cases of the law, with the year to date that the openings below come to. */
const cases = {
  /** Category 3, one child, 4,800 a month and 400 commission in March after 9,600, EPF 1,056 and 120 withheld. */
  malaysia: {
    gross_pay: '5200.00',
    epf_employee: '572.00',
    socso_employee: '25.75',
    eis_employee: '10.30',
    withholding_tax: '117.60',
  },
  /** 45,000 a month, a bonus of 200,000 in February 2024 after 150,000 of the same year. */
  taiwan: { supplementary_premium: '3519', bonus_withholding_tax: '10000', withholding_tax: '0' },
  /** 30,000 a month, December after 303,050 taxable and 11,083.05 withheld. */
  philippines: { withholding_tax: '1006.95' },
} as const

const person = (changed: Partial<PersonForPay>): PersonForPay => ({
  id: '1',
  staffId: 'A-1',
  fullName: 'Somebody',
  department: null,
  position: null,
  employmentType: 'full_time',
  birthDate: plainDateOf('1990-06-01'),
  citizenship: 'citizen',
  maritalStatus: 'single',
  joinedOn: plainDateOf('2020-01-01'),
  leftOn: null,
  statutory: {},
  rates: [],
  hasBankAccount: true,
  hasIdentity: true,
  ...changed,
})
const basic = (amount: string) => [{ component: 'basic_salary', from: plainDateOf('2020-01-01'), amount }]

type First = {
  readonly pack: CountryPack
  readonly month: string
  readonly person: PersonForPay
  readonly opening: readonly OpeningRow[]
  readonly items?: readonly Item[]
  readonly settings?: Readonly<Record<string, string>>
  readonly people?: number
}

function firstMonth({ pack, month, person: who, opening, items = [], settings = {}, people = 25 }: First) {
  const period = periodOf(parseYearMonth(month) ?? { year: 0, month: 0 })
  const carried = opening.length > 0 ? pack.opening.carried(openingOf(opening), who, period) : undefined
  const employed = Array.from({ length: people }, () => ({ citizenship: 'citizen' }))
  const company = pack.companyFactsOf(settings, employed, [])
  const today = parsePlainDate(period.last) ?? period.last
  return makePayslip(pack, { person: who, items, carried }, undefined, { company, period, today, threshold: '20' })
}

const row = (month: number, months: number, figures: Record<string, string>): OpeningRow => ({ month, months, figures })
const amounts = (from: Readonly<Record<string, unknown>>, of: object) =>
  Object.fromEntries(Object.keys(of).map((name) => [name, amountOf(String(from[name]))]))

describe('the first month after moving in', () => {
  const parent = person({ maritalStatus: 'married', statutory: { children_under_18: 1, spouse_working: true } })

  test.each([
    ['in one row', [row(2, 2, { remuneration: '9600', epf_employee: '1056', withholding_tax: '120' })]],
    [
      'month by month',
      [
        row(1, 1, { remuneration: '4800', epf_employee: '528', withholding_tax: '60' }),
        row(2, 1, { remuneration: '4800', epf_employee: '528', withholding_tax: '60' }),
      ],
    ],
  ])('Malaysia, %s: PCB as in the case with the same accumulated figures', (_, opening) => {
    const wanted = cases.malaysia
    const who = { ...parent, rates: basic('4800.00') }
    const items = [{ type: 'commission', amount: '400.00' }]
    const { figures } = firstMonth({ pack: malaysia, month: '2026-03', person: who, opening, items })
    expect(amounts(figures, wanted)).toEqual(amounts(wanted, wanted))
    const without = firstMonth({ pack: malaysia, month: '2026-03', person: who, opening: [], items })
    expect(without.figures.withholding_tax).not.toBe(wanted.withholding_tax)
  })

  test('Malaysia: travelling allowance paid before uses up the exempt amount of the year', () => {
    const who = { ...parent, rates: basic('4800.00') }
    const items = [{ type: 'travel_allowance', amount: '400.00' }]
    const opening = (travel_allowance: string) => [
      row(2, 2, { remuneration: '9600', epf_employee: '1056', withholding_tax: '120', travel_allowance }),
    ]
    const taxable = (used: string) =>
      firstMonth({ pack: malaysia, month: '2026-03', person: who, opening: opening(used), items }).figures
        .normal_remuneration
    expect([taxable('0.00'), taxable('5800.00'), taxable('6000.00')]).toEqual(['4800.00', '5000.00', '5200.00'])
  })

  test('Taiwan: the supplementary premium as in the case with the same bonuses before', () => {
    const { figures } = firstMonth({
      pack: taiwan,
      month: '2024-02',
      person: person({ rates: basic('45000') }),
      opening: [row(1, 1, { bonus: '150000' })],
      items: [{ type: 'bonus', amount: '200000' }],
      settings: { occupational_accident_rate: '0.0021' },
    })
    expect(amounts(figures, cases.taiwan)).toEqual(amounts(cases.taiwan, cases.taiwan))
  })

  test('the Philippines: the tax of the year as in the case with the same year to date', () => {
    const { figures } = firstMonth({
      pack: philippines,
      month: '2026-12',
      person: person({ rates: basic('30000.00') }),
      opening: [row(11, 11, { taxable_regular: '303050.00', withholding_tax: '11083.05' })],
    })
    expect(amounts(figures, cases.philippines)).toEqual(amounts(cases.philippines, cases.philippines))
    expect(figures.withholding_method).toBe('annualised')
  })

  test('the Philippines: months before somebody joined were another employer’s, and tax goes by the average of the year', () => {
    const opening = [row(6, 6, { taxable_regular: '300000.00', withholding_tax: '20000.00' })]
    const july = (joinedOn: string, rows: readonly OpeningRow[]) =>
      firstMonth({
        ...{ pack: philippines, month: '2026-07', opening: rows },
        person: person({ joinedOn: plainDateOf(joinedOn), rates: basic('30000.00') }),
      })
    // Here since 2020: the table of the month knows no months before it; the year's end settles them.
    const [told, untold] = [july('2020-01-01', opening), july('2020-01-01', [])]
    expect(told.figures.withholding_tax).toBe(untold.figures.withholding_tax)
    expect(told.figures.withholding_method).toBe('regular')
    // Since July: cumulative taxable pay over seven periods, less what the other employer withheld:
    // 327,550 / 7 = 46,792.86 a month, of which 1,875 and 20 per cent above 33,333, seven times, less 20,000.
    const newcomer = july('2026-07-01', opening)
    const { taxable_regular: taxable, withholding_method: method, withholding_tax: tax } = newcomer.figures
    expect([taxable, method, tax]).toEqual(['27550.00', 'cumulative_average', '11968.79'])
    expect(newcomer.carried).toMatchObject({ withheld_previous: '20000.00', on_cumulative_average: 'true' })
  })

  test('the Philippines: what an earlier employer of the year paid counts beside it', () => {
    const previous = { previous_taxable: '100000.00', previous_withheld: '4000.00', previous_periods: 3 }
    const who = person({ joinedOn: plainDateOf('2026-04-01'), statutory: previous, rates: basic('30000.00') })
    const period = periodOf({ year: 2026, month: 7 })
    const figures = { taxable_regular: '90000.00', withholding_tax: '3000.00', used_uniform: '2000.00' }
    const opening = { months: 3, figures: { ...figures, cumulative_average: 'true' } }
    expect(philippines.opening.carried(opening, who, period)).toEqual({
      taxable: '190000.00',
      former_employer: '100000.00 3 4000.00 0.00',
      withheld_present: '3000.00',
      withheld_previous: '4000.00',
      used_uniform: '2000.00',
      periods: '6',
      on_cumulative_average: 'true',
    })
  })
})

test('rows that cover a month again are found', () => {
  const rows = [row(2, 2, {}), row(3, 1, {}), row(4, 2, {}), row(5, 1, {})]
  expect(coveredTwice(rows)).toEqual([rows[2]])
  expect(openingOf([row(1, 1, { zakat: '1.05' }), row(2, 1, { zakat: '2.10' })])).toEqual({
    months: 2,
    figures: { zakat: '3.15' },
    rows: [row(1, 1, { zakat: '1.05' }), row(2, 1, { zakat: '2.10' })],
  })
})
