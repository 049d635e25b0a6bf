/** The runs of a month in any order come to one run with all of it, to the sen (issue 15, section 1). */
import { describe, expect, test } from 'vitest'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import fc from '../../../tests/support/properties.ts'
import type { CountryPack, Item, PersonForPay } from './country-pack.ts'
import { malaysia } from './country-packs/my.ts'
import { philippines } from './country-packs/ph.ts'
import { taiwan } from './country-packs/tw.ts'
import { makePayslip, type PayslipMade } from './make-payslip.ts'
import { type EarlierRun, withEarlierRuns } from './month-of-runs.ts'
import type { Carried } from './payslip.ts'
import { periodOf } from './period.ts'

const joined = plainDateOf('2020-01-01')
const standard: PersonForPay = {
  id: '1',
  staffId: 'A-1',
  fullName: 'Rani',
  department: null,
  position: null,
  employmentType: 'full_time',
  birthDate: plainDateOf('1990-05-05'),
  citizenship: 'citizen',
  maritalStatus: 'single',
  joinedOn: joined,
  leftOn: null,
  statutory: { tax_resident: true },
  rates: [],
  hasBankAccount: true,
  hasIdentity: true,
}
const paid = (amount: string): PersonForPay => ({
  ...standard,
  rates: [{ component: 'basic_salary', from: joined, amount }],
})
type Part = { readonly run: number; readonly items: readonly Item[] }

/** Each in turn, with what those before took; as a calculation puts it together. */
function inTurn(pack: CountryPack, person: PersonForPay, month: number, parts: readonly Part[], carried?: Carried) {
  const company = pack.companyFactsOf({ occupational_accident_rate: '0.0021' }, [], [])
  const earlier: EarlierRun[] = []
  const made: PayslipMade[] = []
  for (const { run, items } of parts) {
    const period = periodOf({ year: 2026, month }, run)
    const before = pack.oneLaw === 'of_payment' ? (made.at(-1)?.carried ?? carried) : carried
    const payslip = makePayslip(
      pack,
      { ...withEarlierRuns(pack, period, person, items, earlier), carried: before },
      undefined,
      { company, period, today: period.last, threshold: '20' },
    )
    const { figures, lines, ofMonth } = payslip
    earlier.push({ run, figures, lines, contributed: null, of_month: ofMonth ?? null })
    made.push(payslip)
  }
  return made
}

function sums(pack: CountryPack, made: readonly PayslipMade[]) {
  const of = (name: string) => amountText(sumOf(made.map(({ figures }) => amountOf(String(figures[name])))))
  return Object.fromEntries(pack.figures.map(({ name }) => [name, of(name)]))
}

const stops = (made: readonly PayslipMade[]) =>
  made.flatMap(({ findings }) => findings.filter(({ weight, code }) => weight === 'stops' && code !== 'negative_net'))

const money = (most: number) => fc.integer({ min: 100, max: most }).map((cents) => amountText(BigInt(cents)))
const itemsOf = (types: readonly string[]) =>
  fc.array(fc.record({ type: fc.constantFrom(...types), amount: money(2_000_000) }), { minLength: 1, maxLength: 3 })

describe.each([
  {
    pack: malaysia,
    types: ['bonus', 'overtime', 'commission', 'travel_allowance', 'arrears', 'cp38', 'benefit_in_kind'],
  },
  {
    pack: philippines,
    types: ['bonus', 'thirteenth_month', 'overtime', 'rice_subsidy', 'christmas_gift', 'union_dues'],
  },
])('$pack.law', ({ pack, types }) => {
  test('bonus runs and the regular run, in any order, come to one run with all of it', () => {
    fc.assert(
      fc.property(
        money(3_000_000),
        fc.integer({ min: 1, max: 12 }),
        fc.array(itemsOf(types), { minLength: 2, maxLength: 3 }),
        fc.integer({ min: 0, max: 2 }),
        fc.boolean(),
        (salary, month, all, at, sameYear) => {
          const person = paid(salary)
          const carried =
            sameYear && month > 1 ? inTurn(pack, person, month - 1, [{ run: 1, items: [] }])[0]?.carried : undefined
          const turns = all.map((items, index) => ({ run: index === at % all.length ? 1 : index + 2, items }))
          const split = inTurn(pack, person, month, turns, carried)
          const one = inTurn(pack, person, month, [{ run: 1, items: all.flat() }], carried)
          expect(stops(split)).toEqual([])
          expect(sums(pack, split)).toEqual(sums(pack, one))
          if (turns.at(-1)?.run === 1) expect(split.at(-1)?.carried).toEqual(one[0]?.carried)
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('a bonus of 9,600 beside 5,000 a month takes its own EPF and PCB, and the month comes to one run', () => {
  const person = paid('5000.00')
  const bonus = [{ type: 'bonus', amount: '9600.00' }]
  const [run = never(), regular = never()] = inTurn(malaysia, person, 3, [
    { run: 2, items: bonus },
    { run: 1, items: [] },
  ])
  expect(run.lines.filter(({ side }) => side === 'earning')).toEqual([
    { key: 'bonus', side: 'earning', amount: '9600.00' },
  ])
  // 11 per cent of the bonus (Third Schedule, Part A, above 20,000 none): 14,600 by the table less 5,000 by the table.
  expect(run.figures).toMatchObject({
    gross_pay: '9600.00',
    epf_employee: '1056.00',
    socso_employee: '0.00',
    eis_employee: '0.00',
  })
  expect(regular.figures).toMatchObject({ gross_pay: '5000.00', epf_employee: '550.00' })
  expect(regular.lines.find(({ key }) => key === 'bonus')).toBeUndefined()
})

test('a raise dated back after the month was paid is no pay of a later run of it', () => {
  const [first = never()] = inTurn(malaysia, paid('5000.00'), 3, [{ run: 1, items: [] }])
  const { figures, lines, ofMonth } = first
  const earlier = [{ run: 1, figures, lines, contributed: null, of_month: ofMonth ?? null }]
  const period = periodOf({ year: 2026, month: 3 }, 2)
  const month = withEarlierRuns(malaysia, period, paid('5300.00'), [{ type: 'bonus', amount: '100.00' }], earlier)
  const company = malaysia.companyFactsOf({}, [], [])
  const run = makePayslip(malaysia, { ...month, carried: undefined }, undefined, {
    ...{ company, period, today: period.last, threshold: '20' },
  })
  expect(run.figures.gross_pay).toBe('100.00')
})

test('in Taiwan each payment is taxed by itself, and bonuses of the year add up over the runs of a month', () => {
  const bonus = (amount: string) => [{ type: 'bonus', amount }]
  const made = inTurn(taiwan, paid('45000.00'), 1, [
    { run: 2, items: bonus('80000.00') },
    { run: 3, items: bonus('90501.00') },
    { run: 1, items: [] },
  ])
  // 5 per cent of a payment from 90,501 on (2026); two below it are not added up.
  expect(made.map(({ figures }) => figures.bonus_withholding_tax)).toEqual(['0.00', '4525.00', '0.00'])
  expect(made.map(({ figures }) => figures.gross_pay)).toEqual(['80000.00', '90501.00', '45000.00'])
  expect(made.map(({ figures }) => figures.health_employee !== '0.00')).toEqual([false, false, true])
  expect(made.at(-1)?.carried).toEqual({ year_to_date_bonus_before: '170501.00' })
})

function never(): never {
  throw new Error('a payslip was expected')
}
