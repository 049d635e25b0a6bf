import { describe, expect, test } from 'vitest'
import { amountText } from '#kernel/money.ts'
import { balanceOf, type Decided, faultOfMove, type Loan, openAfter, statusOf, wantedIn } from './loan.ts'
import { faultsOf, orderOf } from './terms.ts'

const loan = (more: Partial<Loan> = {}): Loan => ({
  ...{ kind: 'loan', principal: '1000.00', instalment: '300.00', from: '2026-01', to: null, moves: [], taken: [] },
  ...more,
})
const took = (...months: [string, string][]) => months.map(([month, amount]) => ({ month, amount }))
const decided = (move: Decided['move'], month: string, how: Decided['how'] = null): Decided => ({ move, month, how })
const wanted = (of: Loan, ...months: string[]) => months.map((month) => amountText(wantedIn(of, month)))

describe('what a month takes', () => {
  test('is the instalment until the rest is less, and nothing before the first month', () => {
    const after = loan({ taken: took(['2026-01', '300.00'], ['2026-02', '300.00'], ['2026-03', '300.00']) })
    expect(wanted(after, '2025-12', '2026-01', '2026-02', '2026-04')).toEqual(['0.00', '300.00', '300.00', '100.00'])
    expect([balanceOf(after), statusOf(after, '2026-04')]).toEqual(['100.00', 'running'])
    const paid = { ...after, taken: [...after.taken, { month: '2026-04', amount: '100.00' }] }
    expect([balanceOf(paid), statusOf(paid, '2026-05'), ...wanted(paid, '2026-05')]).toEqual([
      '0.00',
      'settled',
      '0.00',
    ])
  })

  test('what did not fit a month is wanted again, and never more than is left', () => {
    const of = loan({ principal: '600.00', taken: took(['2026-01', '120.00']) })
    expect(wanted(of, '2026-02')).toEqual(['300.00'])
    expect(balanceOf(of)).toBe('480.00')
  })

  test('rests while paused and in a month that is skipped', () => {
    const of = loan({ moves: [decided('skip', '2026-02'), decided('pause', '2026-04'), decided('resume', '2026-06')] })
    expect(wanted(of, '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06')).toEqual([
      ...['300.00', '0.00', '300.00', '0.00', '0.00', '300.00'],
    ])
    expect([statusOf(of, '2026-05'), statusOf(of, '2026-06')]).toEqual(['paused', 'running'])
  })

  test('is all that is left once it is settled from pay; nothing where it was paid back or given up', () => {
    const taken = took(['2026-01', '300.00'])
    const bySettling = (how: Decided['how']) => loan({ taken, moves: [decided('settle', '2026-02', how)] })
    expect(wanted(bySettling('pay'), '2026-02')).toEqual(['700.00'])
    expect([balanceOf(bySettling('pay')), statusOf(bySettling('pay'), '2026-02')]).toEqual(['700.00', 'running'])
    expect([wanted(bySettling('paid_back'), '2026-02'), statusOf(bySettling('paid_back'), '2026-02')]).toEqual([
      ['0.00'],
      'settled',
    ])
    expect([balanceOf(bySettling('written_off')), statusOf(bySettling('written_off'), '2026-02')]).toEqual([
      '0.00',
      'written_off',
    ])
    const again = loan({ taken, moves: [decided('settle', '2026-02', 'written_off'), decided('resume', '2026-03')] })
    expect([balanceOf(again), ...wanted(again, '2026-03')]).toEqual(['700.00', '300.00'])
  })

  test('an order without a principal goes on until its last month', () => {
    const order = loan({ kind: 'court_order', principal: null, to: '2026-03' })
    expect(wanted(order, '2026-03', '2026-04')).toEqual(['300.00', '0.00'])
    expect([balanceOf(order), statusOf(order, '2026-03'), statusOf(order, '2026-04')]).toEqual([
      null,
      'running',
      'settled',
    ])
  })
})

test('what was decided once is not decided again', () => {
  expect(faultOfMove(loan(), decided('resume', '2026-02'))).toBe('loans.not-paused')
  expect(faultOfMove(loan({ moves: [decided('pause', '2026-02')] }), decided('pause', '2026-03'))).toBe(
    'loans.paused-already',
  )
  expect(faultOfMove(loan({ moves: [decided('skip', '2026-02')] }), decided('skip', '2026-02'))).toBe(
    'loans.nothing-to-skip',
  )
  const settled = loan({ moves: [decided('settle', '2026-02', 'paid_back')] })
  expect(faultOfMove(settled, decided('skip', '2026-03'))).toBe('loans.settled')
  expect(faultOfMove(settled, decided('resume', '2026-03'))).toBeUndefined()
})

test('what is left on leaving is beyond what an open last month wants, and what was given up is not owed', () => {
  const of = loan({ principal: '3000.00', instalment: '250.00' })
  expect(amountText(openAfter(of, '2026-09'))).toBe('2750.00')
  const after = { ...of, taken: took(['2026-09', '250.00']) }
  expect([openAfter(after, '2026-09'), openAfter(after, undefined)].map(amountText)).toEqual(['2750.00', '2750.00'])
  expect(openAfter({ ...of, moves: [decided('settle', '2026-09', 'written_off')] }, undefined)).toBe(0n)
  expect(openAfter({ ...of, kind: 'court_order' }, undefined)).toBe(0n)
})

test('terms that cannot be are told at their field', () => {
  const given = { ...loan(), most_percent: null, must_keep: null }
  const here = { joinedIn: '2025-06', leftIn: null }
  expect(faultsOf(given, here, 'MY')).toBeUndefined()
  expect(faultsOf({ ...given, principal: '0.00' }, here, 'MY')).toEqual({
    principal: ['loans.above-zero'],
    instalment: ['loans.above-principal'],
  })
  expect(faultsOf({ ...given, principal: null }, here, 'MY')).toEqual({ principal: ['loans.principal-needed'] })
  expect(faultsOf({ ...given, instalment: '1000.01' }, here, 'MY')).toEqual({ instalment: ['loans.above-principal'] })
  expect(faultsOf({ ...given, from: '2025-05', to: '2025-04' }, here, 'MY')).toEqual({
    from: ['loans.outside-employment'],
    to: ['loans.ends-before'],
  })
  expect(faultsOf({ ...given, to: '2026-10' }, { ...here, leftIn: '2026-09' }, 'MY')).toEqual({
    to: ['loans.outside-employment'],
  })
  // Whoever left since: months that stay are not judged again, a new one is.
  const gone = { joinedIn: '2026-02', leftIn: '2026-09' }
  const stands = { from: '2026-01', to: '2026-12' }
  expect(faultsOf({ ...given, ...stands }, gone, 'MY', '0.00', stands)).toBeUndefined()
  expect(faultsOf({ ...given, ...stands, to: '2026-11' }, gone, 'MY', '0.00', stands)).toEqual({
    to: ['loans.outside-employment'],
  })
  expect(faultsOf({ ...given, kind: 'ptptn' }, here, 'TW')).toEqual({ kind: ['loans.not-in-country'] })
  expect(faultsOf(given, here, 'MY', '1000.01')).toEqual({ principal: ['loans.taken-more'] })
  expect(faultsOf({ ...given, most_percent: '100.01' }, here, 'MY')).toEqual({ most_percent: ['loans.percent'] })
})

test('a court comes before the tax office, and both before what was agreed', () => {
  const order = [orderOf('loan', 1), orderOf('tax_instalment', 9), orderOf('court_order', 2), orderOf('court_order', 1)]
  expect(order.toSorted((one, other) => one - other)).toEqual([1, 2, 109, 201])
})
