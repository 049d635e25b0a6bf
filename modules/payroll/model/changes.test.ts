import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import type { Item } from './country-pack.ts'
import type { Line } from './payslip.ts'

const names = (en: string) => ({ en, 'zh-Hant': en })
const item = (type: string, amount: string, name?: string): Item => ({
  type,
  amount,
  ...(name && { category: { code: name, names: names(name), position: 0 } }),
})
const line = (key: string, amount: string, name: string): Line => ({
  key,
  side: 'earning',
  amount,
  names: names(name),
})

test('nothing is told of somebody who was not paid the month before', () => {
  expect(changesBetween(undefined, { inputs: { basic: '1.00' }, items: [] })).toEqual([])
})

test('a name tells what of a type changed, and the rest goes by the law', () => {
  const before = { inputs: { bonus: '10.00' }, named: [line('bonus', '4.00', 'Sales')] }
  const after = { inputs: { bonus: '12.00' }, items: [item('bonus', '5.00', 'Sales'), item('bonus', '7.00')] }
  expect(changesBetween(before, after)).toEqual([
    { input: 'bonus', before: '6.00', after: '7.00' },
    { input: 'bonus', before: '4.00', after: '5.00', names: names('Sales') },
  ])
})

test('an item beside agreed pay of the same type bears the name, the agreed pay does not', () => {
  const before = { inputs: { housing: '100.00', housing_item: '5.00' }, named: [line('housing', '5.00', 'Flat')] }
  const after = {
    inputs: { housing: '120.00', housing_item: '6.00' },
    items: [item('housing', '6.00', 'Flat')],
  }
  expect(changesBetween(before, after)).toEqual([
    { input: 'housing', before: '100.00', after: '120.00' },
    { input: 'housing_item', before: '5.00', after: '6.00', names: names('Flat') },
  ])
})

test('hours that are printed as money bear the one name they all came in under', () => {
  const before = { inputs: { overtime: '2.00' }, named: [line('overtime_pay', '800.00', 'Late shift')] }
  const lineOf = () => 'overtime_pay'
  const after = { inputs: { overtime: '3.00' }, items: [item('overtime', '3.00', 'Late shift')] }
  expect(changesBetween(before, after, lineOf)).toEqual([
    { input: 'overtime', before: '2.00', after: '3.00', names: names('Late shift') },
  ])
  const mixed = { inputs: { overtime: '3.00' }, items: [item('overtime', '1.00', 'Early'), item('overtime', '2.00')] }
  expect(changesBetween(before, mixed, lineOf)).toEqual([{ input: 'overtime', before: '2.00', after: '3.00' }])
})
