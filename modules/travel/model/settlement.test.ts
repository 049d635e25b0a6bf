import { describe, expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { borneBy, shareOf } from './budget.ts'
import { coveredBy, faultOfClosing, settlementOf } from './settlement.ts'

const money = amountOf
const settled = (advance: string, covered: string, due: string, isPaid = false) => {
  const { toPerson, fromPerson } = settlementOf({
    ...{ advance: money(advance), covered: money(covered), due: money(due), isPaid },
  })
  return [Number(toPerson) / 100, Number(fromPerson) / 100]
}

describe('a settlement', () => {
  test.each([
    ['nothing advanced: all that was approved is due', '0', '0', '220', [220, 0]],
    ['an advance is used up first', '200', '200', '20', [20, 0]],
    ['what was not used up is owed', '300', '220', '0', [0, 80]],
    ['all settled', '100', '100', '0', [0, 0]],
  ])('%s', (_, advance, covered, due, open) => {
    expect(settled(advance, covered, due)).toEqual(open)
  })

  test('of a closed travel owes no advance any more; what was approved and not paid is still due', () => {
    expect(settled('300', '220', '0', true)).toEqual([0, 0])
    expect(settled('100', '100', '120', true)).toEqual([120, 0])
  })

  test('covers claims in their order, as far as the advance goes', () => {
    expect(coveredBy(money('250'), [money('100'), money('180'), money('20')])).toEqual([money('100'), money('150'), 0n])
    expect(coveredBy(-5n, [money('10')])).toEqual([0n])
  })
})

describe('a travel is closed', () => {
  const closing = {
    ...{ isPaid: false, claimsWait: false, fromPerson: money('80'), owed: undefined, consentOn: undefined },
    ...{ paidOn: '2026-12-10', today: '2026-12-10' },
  } as const
  test.each([
    ['once', { isPaid: true }, ['', 'travel.paid']],
    ['not while a claim waits', { claimsWait: true }, ['', 'travel.claims-wait']],
    ['not in the future', { paidOn: '2026-12-11' }, ['paid_on', 'travel.future-day']],
    ['with a word on what is owed', {}, ['owed', 'travel.say-owed']],
    ['deducted only with consent', { owed: 'deduct' as const }, ['consent_on', 'travel.consent-needed']],
    [
      'not with consent to come',
      { owed: 'deduct' as const, consentOn: '2026-12-11' },
      ['consent_on', 'travel.future-day'],
    ],
    ['paid back', { owed: 'paid_back' as const }, undefined],
    ['where nothing is owed', { fromPerson: 0n }, undefined],
    ['nothing is owed and yet said', { fromPerson: 0n, owed: 'paid_back' as const }, ['owed', 'travel.nothing-owed']],
  ])('%s', (_, more, fault) => expect(faultOfClosing({ ...closing, ...more })).toEqual(fault))
})

test('a centre bears the claims of its share, and estimates until they are claimed or the travel is closed', () => {
  expect(shareOf(money('100'), '33.33')).toBe(money('33.33'))
  const charge = { percentage: '50', estimated: '1000.00', is_paid: false, claimed: money('300') }
  expect(borneBy('2000.00', money('150'), [charge])).toEqual({ committed: '350.00', spent: '150.00', left: '1500.00' })
  expect(borneBy('100.00', money('150'), [{ ...charge, is_paid: true }])).toEqual({
    committed: '0.00',
    spent: '150.00',
    left: '-50.00',
  })
  expect(borneBy(null, 0n, [])).toEqual({ committed: '0.00', spent: '0.00', left: null })
})
