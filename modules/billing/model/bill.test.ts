import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { linesOf, manualLine, totalsOf } from './bill-lines.ts'
import { dueBills, planOn, promisedUntil } from './due-bills.ts'
import { sharedOut, wrongShares } from './shares.ts'
import { areTiersRight, type CompanyPlan, type Terms } from './terms.ts'

const perHead: Terms = {
  kind: 'per_head',
  period: 'month',
  included_heads: 0,
  headcount_limit: null,
  currency_code: 'MYR',
  price: '8.00',
  extra_price: null,
  tiers: [],
}
const day = plainDateOf
const plan = (starts_on: string, terms: Terms = perHead, more: Partial<CompanyPlan> = {}): CompanyPlan => ({
  id: starts_on,
  plan_name: 'Growth',
  starts_on: day(starts_on),
  ends_on: null,
  terms,
  ...more,
})
const amounts = (plans: readonly CompanyPlan[], today: string, heads: number) =>
  dueBills(plans, day(today)).map(({ key, spans }) => [
    key,
    ...spans.flatMap((span) => linesOf(span, heads).map(({ amount }) => amount)),
  ])

test('a month is billed when it is over, and one that began in it for its days alone', () => {
  // 60 heads of RM 8: 480 a month; 16 of 30 days of September from the 15th: 256.
  expect(amounts([plan('2026-09-15')], '2026-11-01', 60)).toEqual([
    ['month:2026-09', '256.00'],
    ['month:2026-10', '480.00'],
  ])
  expect(amounts([plan('2026-09-15')], '2026-09-30', 60)).toEqual([])
  expect(amounts([plan('2026-09-15')], '2026-10-01', 60)).toEqual([['month:2026-09', '256.00']])
})

test('a plan that changes within a month is one bill with a line for each, and ends on its last day', () => {
  const dearer = { ...perHead, price: '10.00' }
  // 10 of 31 days at 480, 21 of 31 days at 600: 154.838.. and 406.451..
  expect(amounts([plan('2026-10-01'), plan('2026-10-11', dearer)], '2026-11-01', 60)).toEqual([
    ['month:2026-10', '154.84', '406.45'],
  ])
  const ended = plan('2026-10-01', perHead, { ends_on: day('2026-10-31') })
  expect(amounts([ended], '2026-12-05', 60)).toEqual([['month:2026-10', '480.00']])
  expect(planOn([ended], day('2026-11-01'))).toBeUndefined()
})

test('a fixed price includes its heads, each further one costs extra; Taiwan pays whole dollars', () => {
  const fixed: Terms = {
    ...perHead,
    kind: 'fixed',
    included_heads: 40,
    currency_code: 'TWD',
    price: '5000.00',
    extra_price: '120.00',
  }
  expect(amounts([plan('2026-10-01', fixed)], '2026-11-01', 48)).toEqual([['month:2026-10', '5000.00', '960.00']])
  expect(amounts([plan('2026-10-01', fixed)], '2026-11-01', 40)).toEqual([['month:2026-10', '5000.00']])
  // 17 of 31 days of 5,000: 2,741.93 is 2,742.
  expect(amounts([plan('2026-10-15', fixed)], '2026-11-01', 40)).toEqual([['month:2026-10', '2742.00']])
})

test('tiers cost what each of them says for the heads within it', () => {
  const tiers = [
    { up_to: 20, price: '10.00' },
    { up_to: 50, price: '8.00' },
    { up_to: null, price: '6.00' },
  ]
  const [bill] = dueBills([plan('2026-10-01', { ...perHead, tiers })], day('2026-11-01'))
  const [span] = bill?.spans ?? []
  if (!span) throw new Error('no span')
  expect(linesOf(span, 60).map(({ first_head, last_head, amount }) => [first_head, last_head, amount])).toEqual([
    [1, 20, '200.00'],
    [21, 50, '240.00'],
    [51, 60, '60.00'],
  ])
  expect(linesOf(span, 20).map(({ amount }) => amount)).toEqual(['200.00'])
  expect(areTiersRight(tiers)).toBe(true)
  expect(areTiersRight(tiers.slice(0, 2))).toBe(false)
  expect(
    areTiersRight([
      { up_to: 20, price: '1.00' },
      { up_to: 20, price: '1.00' },
      { up_to: null, price: '1.00' },
    ]),
  ).toBe(false)
})

test('a year is billed on its first day, again a year later, and is promised until its last', () => {
  const yearly = plan('2025-11-15', { ...perHead, period: 'year', price: '80.00' })
  expect(amounts([yearly], '2026-11-15', 10)).toEqual([
    ['year:2025-11-15:2025-11-15', '800.00'],
    ['year:2025-11-15:2026-11-15', '800.00'],
  ])
  expect(promisedUntil(yearly, day('2026-11-14'))).toBe('2026-11-14')
  expect(promisedUntil(yearly, day('2026-11-15'))).toBe('2027-11-14')
})

test('tax is reckoned once on the whole, by the rate that was entered', () => {
  const lines = [manualLine('Training', '1.5', '333.33', 'MYR'), manualLine('Set-up', '1', '0.10', 'MYR')]
  // 499.995 is 500.00; with 0.10 it is 500.10, of which 8 % are 40.008.
  expect(totalsOf(lines, '8.0000', 'MYR')).toEqual({ subtotal: '500.10', tax: '40.01', total: '540.11' })
  expect(totalsOf(lines, null, 'MYR')).toMatchObject({ tax: '0.00', total: '500.10' })
})

test('a payment goes to the oldest bill first, never beyond what is open, and the rest stays', () => {
  const bills = [
    { id: 'a', total: '480.00', paid: '80.00' },
    { id: 'b', total: '100.00', paid: '0.00' },
  ]
  expect(sharedOut('450.00', bills)).toEqual([
    { invoice_id: 'a', amount: '400.00' },
    { invoice_id: 'b', amount: '50.00' },
  ])
  expect(sharedOut('900.00', bills).map(({ amount }) => amount)).toEqual(['400.00', '100.00'])
  const wrong = (amount: string, ...shares: [string, string][]) =>
    wrongShares(
      amount,
      shares.map(([invoice_id, share]) => ({ invoice_id, amount: share })),
      bills,
    )
  expect(wrong('100.00', ['a', '60.00'], ['b', '40.00'])).toBeUndefined()
  expect(wrong('100.00', ['a', '60.00'], ['b', '41.00'])).toBe('billing.shares-too-much')
  expect(wrong('900.00', ['a', '400.01'])).toBe('billing.share-beyond-bill')
  expect(wrong('900.00', ['x', '1.00'])).toBe('billing.bill-not-open')
  expect(wrong('900.00', ['a', '1.00'], ['a', '1.00'])).toBe('billing.bill-twice')
})
