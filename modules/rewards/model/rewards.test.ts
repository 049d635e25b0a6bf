import { expect, test } from 'vitest'
import { isFromBudget, mayGive } from './badge.ts'
import { judgeGiving, pointsBack } from './giving.ts'
import { mayBecome, notToBeHad } from './redemption.ts'
import { linesOf } from './ways.ts'

const anybody = { isManager: false, isHr: false }

test('a badge is given by everybody, by managers, or by HR alone, who draws nothing from a budget', () => {
  expect((['everybody', 'managers', 'hr'] as const).map((by) => mayGive(by, anybody))).toEqual([true, false, false])
  expect(mayGive('managers', { ...anybody, isManager: true })).toBe(true)
  expect(mayGive('hr', { isManager: true, isHr: false })).toBe(false)
  expect(mayGive('hr', { isManager: false, isHr: true })).toBe(true)
  expect([isFromBudget('managers'), isFromBudget('hr')]).toEqual([true, false])
})

test('nobody thanks themselves, one person too often, or with more than is left to give', () => {
  const to = (id: string, thisMonth = 0) => ({ id, name: id, thisMonth })
  const giving = {
    giverId: 'me',
    receivers: [to('a'), to('b')],
    points: 50,
    fromBudget: true,
    left: 100,
    perReceiver: 3,
  }
  expect(judgeGiving(giving)).toBeUndefined()
  expect(judgeGiving({ ...giving, left: 99 })?.params).toEqual({ wanted: 100, left: 99 })
  expect(judgeGiving({ ...giving, left: 0, fromBudget: false })).toBeUndefined()
  expect(judgeGiving({ ...giving, receivers: [to('me')] })?.key).toBe('rewards.not-oneself')
  expect(judgeGiving({ ...giving, receivers: [to('a', 3)] })?.params).toEqual({ name: 'a', count: 3 })
  expect([pointsBack(50, 80), pointsBack(50, 20), pointsBack(50, 0)]).toEqual([50, 20, 0])
})

test('a redemption goes from requested over approved to delivered, or back with its points', () => {
  expect([mayBecome('requested', 'approved'), mayBecome('requested', 'delivered')]).toEqual([true, false])
  expect([mayBecome('approved', 'rejected'), mayBecome('delivered', 'rejected')]).toEqual([true, false])
  expect([mayBecome('requested', 'cancelled'), mayBecome('approved', 'cancelled')]).toEqual([true, false])
  const item = { is_active: true, stock: 1, available_from: '2026-11-10', available_until: '2026-11-30' }
  expect(notToBeHad(item, '2026-11-09')).toBe('rewards.item-not-yet')
  expect(notToBeHad(item, '2026-11-30')).toBeUndefined()
  expect(notToBeHad(item, '2026-12-01')).toBe('rewards.item-over')
  expect(notToBeHad({ ...item, stock: 0 }, '2026-11-20')).toBe('rewards.item-gone')
})

test('Malaysia: awards are free up to 2,000 a year together, as the watch of 5,000 of Public Ruling 5/2019', () => {
  const award = (id: string, month: string, value: string) => ({ id, way: 'award_25c', value, month })
  const watch = linesOf('MY', [award('watch', '2026-03', '5000.00')])
  expect(watch).toEqual([{ id: 'watch', month: '2026-03', type: 'benefit_in_kind', amount: '3000.00' }])
  const three = [award('a', '2026-03', '1500.00'), award('b', '2026-07', '800.00'), award('c', '2027-01', '2000.00')]
  expect(linesOf('MY', three).map(({ id, amount }) => [id, amount])).toEqual([['b', '300.00']])
  const voucher = { id: 'v', way: 'benefit_in_kind', value: '50.00', month: '2026-03' }
  expect(linesOf('MY', [voucher])).toMatchObject([{ type: 'benefit_in_kind', amount: '50.00' }])
})

test('elsewhere what is given in kind is earned and deducted again; cash is earned, and what pay does not know is no line', () => {
  const one = (way: string) => ({ id: 'x', way, value: '600.00', month: '2026-11' })
  const types = (country: 'TW' | 'PH', way: string) => linesOf(country, [one(way)]).map(({ type }) => type)
  expect(types('TW', 'salary_in_kind')).toEqual(['bonus', 'other_deduction'])
  expect(types('TW', 'cash')).toEqual(['bonus'])
  expect(types('TW', 'welfare_committee')).toEqual([])
  expect(types('PH', 'christmas_gift')).toEqual(['christmas_gift', 'other_deduction'])
  expect(types('PH', 'achievement_award')).toEqual(['achievement_award', 'other_deduction'])
  expect(types('PH', 'none')).toEqual([])
})
