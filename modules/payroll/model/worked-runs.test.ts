/** Last pays, corrections and advances beside bonus runs come to one run of the month, to the sen (issue 15). */
import { describe, expect, test } from 'vitest'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { type PlainDate, plainDate, plainDateOf } from '#kernel/plain-date.ts'
import fc from '../../../tests/support/properties.ts'
import { lessBefore } from './contributed-before.ts'
import type { CountryPack, Item, PersonForPay } from './country-pack.ts'
import { malaysia } from './country-packs/my.ts'
import { philippines } from './country-packs/ph.ts'
import { taiwan } from './country-packs/tw.ts'
import { makePayslip, type PayslipMade } from './make-payslip.ts'
import { type EarlierRun, withEarlierRuns } from './month-of-runs.ts'
import { withoutAhead } from './paid-ahead.ts'
import { type Period, periodOf } from './period.ts'
import { takenOf } from './repayments.ts'
import { ADVANCE, type RunType, workedAs } from './run-types.ts'

const joined = plainDateOf('2020-01-01')
const paid = (amount: string, leftOn: PlainDate | null = null): PersonForPay => ({
  ...{ id: '1', staffId: 'A-1', fullName: 'Rani', department: null, position: null, employmentType: 'full_time' },
  ...{
    birthDate: plainDateOf('1990-05-05'),
    citizenship: 'citizen',
    maritalStatus: 'single',
    joinedOn: joined,
    leftOn,
  },
  ...{ statutory: { tax_resident: true }, hasBankAccount: true, hasIdentity: true },
  rates: [{ component: 'basic_salary', from: joined, amount }],
})
type Part = { readonly type: RunType; readonly person: PersonForPay; readonly items: readonly Item[] }

/** Each in turn; a correction has all items of the month, as it reads them. */
function inTurn(pack: CountryPack, month: number, parts: readonly Part[]): PayslipMade[] {
  const company = pack.companyFactsOf({ occupational_accident_rate: '0.0021' }, [], [])
  const earlier: EarlierRun[] = []
  return parts.map(({ type, person, items }, at) => {
    const worked = workedAs(type)
    const run = type === 'regular' ? 1 : at + 2
    const period: Period = { ...periodOf({ year: 2026, month }, run), ...(worked && { worked }) }
    const whole = { ...withEarlierRuns(pack, period, person, items, earlier), carried: undefined }
    const made = makePayslip(pack, whole, undefined, { company, period, today: period.last, threshold: '20' })
    const { figures, lines, ofMonth } = made
    if (type !== 'advance')
      earlier.push(withoutAhead({ run, type, figures, lines, contributed: null, of_month: ofMonth ?? null }))
    return made
  })
}

/** Net pay as the law made it: what was paid ahead is taken back by another month. */
function sums(pack: CountryPack, made: readonly PayslipMade[]) {
  const shares = made.map(({ figures, lines }) => withoutAhead({ figures, lines }).figures)
  const of = (name: string) => amountText(sumOf(shares.map((figures) => amountOf(String(figures[name])))))
  return Object.fromEntries(pack.figures.map(({ name }) => [name, of(name)]))
}

const money = (most: number) => fc.integer({ min: 100, max: most }).map((cents) => amountText(BigInt(cents)))
const itemsOf = (types: readonly string[]) =>
  fc.array(fc.record({ type: fc.constantFrom(...types), amount: money(1_000_000) }), { maxLength: 3 })
const month = fc.integer({ min: 1, max: 12 })

describe.each([
  { pack: malaysia, types: ['bonus', 'overtime', 'commission', 'arrears', 'cp38'] },
  { pack: philippines, types: ['bonus', 'overtime', 'rice_subsidy', 'union_dues'] },
])('$pack.law', ({ pack, types }) => {
  test('a correction brings a closed month to what it comes to by what is known today', () => {
    fc.assert(
      fc.property(
        money(2_000_000),
        money(2_000_000),
        month,
        itemsOf(types),
        itemsOf(types),
        itemsOf(types),
        (was, is, m, own, bonus, late) => {
          const parts: Part[] = [
            { type: 'regular', person: paid(was), items: own },
            { type: 'bonus', person: paid(was), items: bonus },
            { type: 'correction', person: paid(is), items: [...own, ...bonus, ...late] },
          ]
          const one = inTurn(pack, m, [{ type: 'regular', person: paid(is), items: [...own, ...bonus, ...late] }])
          const made = inTurn(pack, m, parts)
          expect(sums(pack, made)).toEqual(sums(pack, one))
          expect(amountOf(String(made[2]?.figures.net_pay))).toBeGreaterThanOrEqual(0n)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('a bonus run and a last pay come to one last pay with all of it, whichever day ends the employment', () => {
    fc.assert(
      fc.property(
        money(2_000_000),
        month,
        fc.integer({ min: 1, max: 28 }),
        itemsOf(types),
        itemsOf(types),
        (salary, m, day, own, bonus) => {
          const person = paid(salary, plainDate(2026, m, day))
          const split = inTurn(pack, m, [
            { type: 'bonus', person, items: bonus },
            { type: 'final', person, items: own },
          ])
          expect(sums(pack, split)).toEqual(
            sums(pack, inTurn(pack, m, [{ type: 'final', person, items: [...bonus, ...own] }])),
          )
          // After a regular run that knew of no leaving, it pays and takes what the month comes to beyond that.
          const late = inTurn(pack, m, [
            { type: 'regular', person: paid(salary), items: bonus },
            { type: 'final', person, items: [...bonus, ...own] },
          ])
          expect(sums(pack, late)).toEqual(sums(pack, split))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('an advance pays its amount alone, and changes nothing that the law takes', () => {
    fc.assert(
      fc.property(money(2_000_000), money(1_000_000), month, itemsOf(types), (salary, amount, m, own) => {
        const person = paid(salary)
        const regular: Part = { type: 'regular', person, items: own }
        const [advance, after] = inTurn(pack, m, [
          { type: 'advance', person, items: [{ type: ADVANCE, amount }] },
          regular,
        ])
        expect(advance).toMatchObject({ ahead: amount, figures: { net_pay: amount, gross_pay: '0.00' } })
        expect(after?.figures).toEqual(inTurn(pack, m, [regular])[0]?.figures)
      }),
      { numRuns: 20 },
    )
  })
})

test('a correction in Taiwan looks at what paid the month, and leaves a bonus as it was taxed', () => {
  const bonus = [{ type: 'bonus', amount: '90501.00' }]
  const made = inTurn(taiwan, 1, [
    { type: 'bonus', person: paid('45000.00'), items: bonus },
    { type: 'regular', person: paid('45000.00'), items: [] },
    { type: 'correction', person: paid('48000.00'), items: [] },
  ])
  expect(made.map(({ figures }) => figures.gross_pay)).toEqual(['90501.00', '45000.00', '3000.00'])
  expect(made[2]?.figures.bonus_withholding_tax).toBe('0.00')
})

test('what was brought into a month that is worked out again is kept as what is new of it', () => {
  const told = { en: '', 'zh-Hant': '' }
  const days = { origin: 'leave', source: '1', month: '2026-01', kind: 'unpaid' as const, corrects: false, told }
  expect(lessBefore([{ ...days, days: '2' }], [{ ...days, days: '1.5' }])).toMatchObject([{ days: '0.5' }])
  expect(lessBefore([], [{ ...days, days: '1' }])).toMatchObject([{ days: '-1' }])
  expect(lessBefore([{ ...days, days: '1' }], [{ ...days, days: '1' }])).toEqual([])
})

test('repayments never take more than is wanted, nor more than the pay leaves', () => {
  const one = (amount: string, order: number) => ({
    ...{
      origin: 'loan',
      source: String(order),
      day: joined,
      month: '2026-01',
      kind: 'amount' as const,
      amount,
      due: amount,
    },
    ...{ type: 'other_deduction', basis: '', worksheet: [], told: { en: '', 'zh-Hant': '' }, corrects: false },
    taking: { order },
  })
  fc.assert(
    fc.property(
      fc.array(money(500_000), { maxLength: 6 }),
      fc.integer({ min: -100_000, max: 1_000_000 }),
      (wanted, net) => {
        const taken = takenOf(
          wanted.map((amount, at) => one(amount, at - 2)),
          { gross: amountText(BigInt(Math.max(net, 0))), net: amountText(BigInt(net)), deducted: 0n },
          { percent: '50', withHousing: '75' },
        )
        for (const { amount, wanted: want } of taken) expect(amount >= 0n && amount <= want).toBe(true)
        expect(sumOf(taken.map(({ amount }) => amount)) <= BigInt(Math.max(net, 0))).toBe(true)
      },
    ),
  )
})
