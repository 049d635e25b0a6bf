import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { apart } from './alike-days.ts'
import type { Paid } from './contributed.ts'
import type { BroughtAmount, ContributedAmount } from './contributed-amounts.ts'
import * as coming from './contributed-amounts.ts'
import { correctionLines, correctionsOf } from './correction-lines.ts'
import type { Item } from './country-pack.ts'

/** Each day by itself, as views tell it. */
const amountsTo = (month: string, now: readonly ContributedAmount[], paid: Paid<BroughtAmount>): BroughtAmount[] => [
  ...apart(coming.amountsTo(month, now, paid)),
]
const withinTheirType = (brought: readonly BroughtAmount[], items: readonly Item[]) => {
  const { fits, waits } = coming.withinTheirType(brought, items)
  return { fits: [...apart(fits)], waits }
}

const claim = (
  source: string,
  month: string,
  amount: string,
  more: Partial<ContributedAmount> = {},
): ContributedAmount => ({
  ...{ origin: 'overtime', source, month, kind: 'amount', type: 'overtime', amount, basis: amount, worksheet: [] },
  day: plainDateOf(`${month}-05`),
  told: { en: source, 'zh-Hant': source },
  ...more,
})
const closed = (...months: string[]) => new Set(months)
const nothing = { closed: closed(), entries: [] }
const shown = (all: readonly BroughtAmount[]) => all.map((one) => [one.source, one.month, one.amount, one.corrects])
const paidIn = (month: string, now: readonly ContributedAmount[]) => amountsTo(month, now, nothing)

describe('money that is brought', () => {
  test('is paid in the month of its day; what a closed month left out, paid too much or not at all comes later', () => {
    const paid = { closed: closed('2026-10'), entries: paidIn('2026-10', [claim('a', '2026-10', '75.00')]) }
    expect(shown(amountsTo('2026-11', [claim('a', '2026-10', '75.00'), claim('b', '2026-11', '8.00')], paid))).toEqual([
      ['b', '2026-11', '8.00', false],
    ])
    expect(shown(amountsTo('2026-11', [], paid))).toEqual([['a', '2026-10', '-75.00', true]])
    expect(shown(amountsTo('2026-11', [claim('a', '2026-10', '90.00')], paid))).toEqual([
      ['a', '2026-10', '15.00', true],
    ])
  })

  test('is not priced anew in a closed month by a raise dated back, as long as the thing itself is the same', () => {
    const [then, now] = ['75.00', '80.00'].map((amount) => claim('a', '2026-10', amount, { basis: '2 hours' }))
    const paid = { closed: closed('2026-10'), entries: paidIn('2026-10', then ? [then] : []) }
    expect(amountsTo('2026-11', now ? [now] : [], paid)).toEqual([])
    // Also where the thing was written otherwise when the month was closed.
    const rewritten = claim('a', '2026-10', '80.00', { basis: '2', formerly: '2 hours' })
    expect(amountsTo('2026-11', [rewritten], paid)).toEqual([])
    const longer = claim('a', '2026-10', '120.00', { basis: '3 hours' })
    expect(shown(amountsTo('2026-11', [longer], paid))).toEqual([['a', '2026-10', '45.00', true]])
  })

  test('below zero lessens the same type; what does not fit is found owing in the next month', () => {
    const october = paidIn('2026-10', [claim('a', '2026-10', '75.00')])
    const brought = amountsTo('2026-11', [], { closed: closed('2026-10'), entries: october })
    const whole = { type: 'overtime', month: '2026-10', amount: '75.00' }
    expect(withinTheirType(brought, [])).toEqual({ fits: [], waits: [whole] })
    const { fits: fitted, waits } = withinTheirType(brought, [{ type: 'overtime', amount: '30.00' }])
    expect(waits).toEqual([{ ...whole, amount: '45.00' }])
    expect(shown(fitted)).toEqual([['a', '2026-10', '-30.00', true]])
    const entries = [...october, ...fitted]
    expect(shown(amountsTo('2026-12', [], { closed: closed('2026-10', '2026-11'), entries }))).toEqual([
      ['a', '2026-10', '-45.00', true],
    ])
  })

  test('that corrects stands as one line a month and type beside what the month pays', () => {
    const brought = amountsTo('2026-11', [claim('b', '2026-11', '100.00')], {
      closed: closed('2026-10'),
      entries: paidIn('2026-10', [claim('a', '2026-10', '20.00'), claim('c', '2026-10', '10.00')]),
    })
    const line = { key: 'overtime', side: 'earning', amount: '70.00' } as const
    expect(correctionLines([line], correctionsOf({ items: [], contributed: brought }), (type) => type)).toEqual([
      { ...line, amount: '100.00' },
      { ...line, amount: '-30.00', corrects: '2026-10' },
    ])
  })
})

test('what was brought over any order of changes, months and reopenings adds up to what is due', () => {
  const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04'] as const
  const step = fc.oneof(
    fc.record({ set: fc.constantFrom('a', 'b', 'c'), month: fc.nat(2), amount: fc.integer({ min: 0, max: 90 }) }),
    fc.record({ close: fc.nat(3) }),
    fc.record({ reopen: fc.nat(3) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const due = new Map<string, ContributedAmount>()
      const approved = new Map<string, BroughtAmount[]>()
      const close = (month: string, more = '0.00') => {
        const others = [...approved].filter(([other]) => other !== month)
        const before = closed(...others.map(([other]) => other).filter((other) => other < month))
        const entries = others.flatMap(([, all]) => all)
        const all = amountsTo(month, [...due.values()], { closed: before, entries })
        const { fits, waits } = withinTheirType(all, [{ type: 'overtime', amount: more }])
        approved.set(month, [...fits])
        const sum = (some: readonly { readonly amount: string }[]) => sumOf(some.map(({ amount }) => amountOf(amount)))
        const paid = sum(fits)
        expect(paid - sum(waits)).toBe(sum(all))
        expect(paid + amountOf(more) >= 0n).toBe(true)
      }
      for (const one of steps) {
        if ('set' in one) {
          const month = MONTHS[one.month] ?? MONTHS[0]
          const amount = amountText(BigInt(one.amount) * 100n)
          due.set(`${one.set} ${month}`, claim(one.set, month, amount))
        } else if ('close' in one) close(MONTHS[one.close] ?? MONTHS[0])
        else approved.delete(MONTHS[one.reopen] ?? MONTHS[0])
      }
      for (const month of MONTHS) if (!approved.has(month)) close(month)
      // With room enough, the last month has nothing left to wait.
      close('2026-05', '100000.00')
      const sum = (all: Iterable<{ readonly amount: string }>) => sumOf([...all].map(({ amount }) => amountOf(amount)))
      expect(sum([...approved.values()].flat())).toBe(sum(due.values()))
    }),
    { numRuns: 400 },
  )
})
