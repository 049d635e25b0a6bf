import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type Around, endFaults, faultsOf, lengthWith, treatmentOf, type Wish } from './days.ts'

const day = plainDateOf
const span = (from: string, to: string) => ({ from: day(from), to: day(to) })
const wish = (from: string, to: string, more: Partial<Wish> = {}): Wish => ({
  ...span(from, to),
  ...{ cause: 'contact', orderNumber: null, papers: 1, ...more },
})
const free: Around = {
  ...{ joinedOn: day('2025-01-01'), leftOn: null, taken: [], limits: { days: 7, needsPaper: true } },
}

test('seven days are within a policy of seven, eight are not, and HR is not bound by it', () => {
  expect(faultsOf(wish('2026-11-20', '2026-11-26'), free)).toEqual({})
  expect(faultsOf(wish('2026-11-20', '2026-11-27'), free)).toEqual({ to: ['quarantine.too-long'] })
  expect(faultsOf(wish('2026-11-20', '2026-11-27'), { ...free, limits: undefined })).toEqual({})
})

test('an extension counts with what it prolongs, another quarantine does not', () => {
  const taken = [span('2026-11-16', '2026-11-19')]
  expect(lengthWith(span('2026-11-20', '2026-11-22'), taken)).toBe(7)
  expect(faultsOf(wish('2026-11-20', '2026-11-23'), { ...free, taken })).toEqual({ to: ['quarantine.too-long'] })
  expect(faultsOf(wish('2026-11-21', '2026-11-27'), { ...free, taken })).toEqual({})
  expect(faultsOf(wish('2026-11-19', '2026-11-20'), { ...free, taken })).toEqual({ from: ['quarantine.overlap'] })
})

test('an order has its number or its paper, and the policy may want a paper of everybody', () => {
  const ordered = { cause: 'order', papers: 0 } as const
  expect(faultsOf(wish('2026-11-20', '2026-11-20', ordered), { ...free, limits: undefined })).toEqual({
    order_number: ['quarantine.order-needed'],
  })
  expect(faultsOf(wish('2026-11-20', '2026-11-20', { ...ordered, orderNumber: 'KKM 12' }), free)).toEqual({
    attachment_ids: ['quarantine.paper-needed'],
  })
})

test('work at home is paid whatever the policy; otherwise a type of leave goes before paid and unpaid', () => {
  expect(treatmentOf({ isPaid: false, leaveTypeId: 'x' }, true)).toBe('paid')
  expect(treatmentOf({ isPaid: true, leaveTypeId: 'x' }, false)).toBe('leave')
  expect(treatmentOf({ isPaid: false, leaveTypeId: null }, false)).toBe('unpaid')
})

test('it ends on one of its days, and may last again as long as was approved', () => {
  const running = { from: day('2026-11-16'), to: day('2026-11-20'), agreedTo: day('2026-11-25') }
  expect(endFaults(running, day('2026-11-18'))).toEqual({})
  expect(endFaults(running, day('2026-11-25'))).toEqual({})
  expect(endFaults(running, day('2026-11-26'))).toEqual({ to: ['quarantine.end-later'] })
  expect(endFaults(running, day('2026-11-15'))).toEqual({ to: ['quarantine.to-before-from'] })
})
