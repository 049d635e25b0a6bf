import { expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { excessOf, setOff, type ToCover } from './set-off.ts'
import { dividedBy, faultOfShares } from './shares.ts'
import { weekOf } from './week.ts'

const claim = (id: string, claimable_amount: string, more: Partial<ToCover> = {}): ToCover => ({
  ...{ id, claimable_amount, excess_amount: '0.00', covered_amount: '0.00', fixed: false },
  ...more,
})

test('an advance covers claims in their order; only the rest of one is left to be paid', () => {
  expect(setOff('100.00', [claim('a', '60.00'), claim('b', '60.00'), claim('c', '5.00')])).toEqual([
    { id: 'a', covered_amount: '60.00', whole: true },
    { id: 'b', covered_amount: '40.00', whole: false },
  ])
})

test('what was paid keeps what it has, and frees nothing for others', () => {
  const paid = claim('a', '60.00', { covered_amount: '60.00', fixed: true })
  expect(setOff('100.00', [paid, claim('b', '60.00')])).toEqual([{ id: 'b', covered_amount: '40.00', whole: false }])
  expect(setOff('60.00', [paid, claim('b', '60.00', { covered_amount: '10.00' })])).toEqual([
    { id: 'b', covered_amount: '0.00', whole: false },
  ])
})

test('salary is never covered: it goes with the pay', () => {
  const perDiem = claim('a', '1000.00', { excess_amount: '300.00' })
  expect(setOff('5000.00', [perDiem])).toEqual([{ id: 'a', covered_amount: '700.00', whole: false }])
  expect(excessOf('300.00', '1000.00', '800.00')).toBe(amountOf('100'))
  expect(excessOf('300.00', '1000.00', '600.00')).toBe(0n)
})

test.each([
  ['2026-11-16', '2026-11-16', '2026-11-22'],
  ['2026-11-22', '2026-11-16', '2026-11-22'],
  ['2026-01-01', '2025-12-29', '2026-01-04'],
])('%s is of the week from %s to %s', (day, from, to) => {
  expect(weekOf(plainDateOf(day))).toEqual({ from, to })
})

test('shares come to 100 over open centres, and divide an amount without losing a cent', () => {
  const half = (id: string) => ({ cost_centre_id: id, percentage: '50' })
  const open = new Set(['a', 'b'])
  expect(faultOfShares([], open)).toBeUndefined()
  expect(faultOfShares([half('a'), half('b')], open)).toBeUndefined()
  expect(faultOfShares([half('a'), half('c')], open)).toEqual(['cost_centres.1.cost_centre_id', 'claims.centre-closed'])
  expect(faultOfShares([half('a'), half('a')], open)).toEqual(['cost_centres', 'claims.centre-twice'])
  expect(faultOfShares([{ ...half('a'), percentage: '90' }], open)).toEqual(['cost_centres', 'claims.shares-100'])
  expect(dividedBy(amountOf('0.05'), ['33.33', '33.33', '33.34'])).toEqual([2n, 2n, 1n])
})
