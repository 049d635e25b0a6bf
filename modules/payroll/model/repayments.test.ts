import { describe, expect, test } from 'vitest'
import { amountText } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { BroughtAmount } from './contributed-amounts.ts'
import { type Taking, takenOf } from './repayments.ts'

const wants = (amount: string, taking: Partial<Taking> = {}): BroughtAmount => ({
  ...{ origin: 'loan', source: amount, month: '2026-11', kind: 'amount', type: 'other_deduction', amount, basis: '' },
  ...{ day: plainDateOf('2026-11-30'), worksheet: [], told: { en: '', 'zh-Hant': '' }, due: amount, corrects: false },
  taking: { order: 1, ...taking },
})
const pay = (gross: string, net: string, deducted = 0n) => ({ gross, net, deducted })
const HALF = { percent: '50', withHousing: '75' }
const taken = (...given: Parameters<typeof takenOf>) => takenOf(...given).map(({ amount }) => amountText(amount))

describe('what is taken of a month', () => {
  test('is all of it where the pay leaves room, and never more than is paid out', () => {
    expect(taken([wants('300.00')], pay('3000.00', '2650.00'), HALF)).toEqual(['300.00'])
    expect(taken([wants('3000.00')], pay('3000.00', '2650.00'), undefined)).toEqual(['2650.00'])
    expect(taken([wants('300.00')], pay('0.00', '-20.00'), HALF)).toEqual(['0.00'])
  })

  test('stays within half of the gross with what else was agreed, three quarters with a home (s.24(8))', () => {
    // 3,000.00 gross: 1,500.00 at most, 200.00 of it are union dues.
    expect(taken([wants('1400.00')], pay('3000.00', '2650.00', 20_000n), HALF)).toEqual(['1300.00'])
    expect(taken([wants('1400.00', { housing: true })], pay('3000.00', '2650.00', 20_000n), HALF)).toEqual(['1400.00'])
    // 2,250.00 less 200.00.
    expect(taken([wants('2400.00', { housing: true })], pay('3000.00', '2650.00', 20_000n), HALF)).toEqual(['2050.00'])
  })

  test('goes by order, whatever comes first in the list; the next gets what is left', () => {
    const both = [wants('1200.00', { order: 201 }), wants('900.00', { order: 1 })]
    expect(
      takenOf(both, pay('3000.00', '2650.00'), HALF).map(({ of, amount }) => [of.amount, amountText(amount)]),
    ).toEqual([
      ['900.00', '900.00'],
      ['1200.00', '600.00'],
    ])
  })

  test('orders of a court take at most a third of the wages together, in whole dollars (Taiwan, article 115-1)', () => {
    const [first, second] = [1, 2].map((order) => wants('50000.00', { order, thirdTogether: true }))
    if (!first || !second) throw new Error('two orders')
    // A third of 291,000 is 97,000.
    expect(taken([first, second], pay('291000.00', '250000.00'), undefined)).toEqual(['50000.00', '47000.00'])
    // A third of 40,000 is 13,333.33.
    expect(taken([first], pay('40000.00', '37000.00'), undefined)).toEqual(['13333.00'])
  })

  test('an order takes its share of the gross at most, and leaves what must be kept to live on', () => {
    // A third of TWD 40,000, cut below the cent.
    expect(taken([wants('20000.00', { mostPercent: '33.33' })], pay('40000.00', '37000.00'), undefined)).toEqual([
      '13332.00',
    ])
    const keeping = wants('20000.00', { mustKeep: '30000.00' })
    expect(taken([keeping], pay('40000.00', '37000.00'), undefined)).toEqual(['7000.00'])
    expect(taken([keeping], pay('40000.00', '29000.00'), undefined)).toEqual(['0.00'])
  })
})
