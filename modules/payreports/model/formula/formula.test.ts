import { describe, expect, test } from 'vitest'
import { type Column, cellsOf, readColumns } from '../columns.ts'

const given = { gross_pay: '3000.00', net_pay: '2500.00', 'item.bonus': '0.10', 'last.net_pay': '2000.00' }
const isKnown = (name: string) => Object.hasOwn(given, name) || name === 'item.none'
const column = (key: string, formula: string, format: Column['format'] = 'money'): Column => ({
  key,
  label: key,
  formula,
  format,
})

function cells(...columns: Column[]) {
  const read = readColumns(columns, isKnown)
  return 'faults' in read ? read.faults : cellsOf(read.columns, given)
}
const one = (formula: string, format: Column['format'] = 'number') => cells(column('x', formula, format))

describe('a formula', () => {
  // Worked by hand.
  test.each([
    ['1 + 2 * 3', '7.0000'],
    ['(1 + 2) * 3', '9.0000'],
    ['10 - 4 - 3', '3.0000'],
    ['12 / 3 / 2', '2.0000'],
    ['-2 * -3', '6.0000'],
    ['- (2 + 3)', '-5.0000'],
    ['0.1 + 0.2', '0.3000'],
    ['1 / 3 * 3', '1.0000'],
    ['gross_pay - net_pay', '500.0000'],
    ['[gross_pay] - NET_PAY', '500.0000'],
    ['item.bonus * 3', '0.3000'],
    ['item.none + 1', '1.0000'],
    ['net_pay - last.net_pay', '500.0000'],
    ['if(net_pay > 2000, 1, 2)', '1.0000'],
    ['if(net_pay <= 2000, 1, 2)', '2.0000'],
    ['if(gross_pay <> 0, net_pay / gross_pay, 0)', '0.8333'],
    ['min(3, 1, 2) + max(3, 1, 2)', '4.0000'],
    ['sum(1, 2, 3)', '6.0000'],
    ['abs(-5)', '5.0000'],
    ['round(2.345, 2)', '2.3500'],
    ['round(-2.5)', '-3.0000'],
    ['1 = 1', '1.0000'],
  ])('%s is %s', (formula, expected) => {
    expect(one(formula)).toEqual({ x: expected })
  })

  test('divided by zero leaves its cell empty, and those that go by it', () => {
    expect(cells(column('x', '1 / (gross_pay - 3000)'), column('y', 'x + 1'), column('z', 'if(1, 2, 1 / 0)'))).toEqual({
      x: null,
      y: null,
      z: '2.00',
    })
  })

  test('is written to the places of its format, half away from zero', () => {
    expect(one('2 / 3', 'money')).toEqual({ x: '0.67' })
    expect(one('0.005', 'money')).toEqual({ x: '0.01' })
    expect(one('2.5', 'whole')).toEqual({ x: '3' })
    expect(one('1 / 8', 'percent')).toEqual({ x: '12.50' })
  })

  test('may have the name of the figure that it shows; in brackets the name is the column', () => {
    expect(cells(column('net_pay', 'net_pay * 2'), column('bare', 'net_pay'), column('own', '[net_pay]'))).toEqual({
      net_pay: '5000.00',
      bare: '2500.00',
      own: '5000.00',
    })
    expect(cells(column('net_pay', '[net_pay] + 1'))).toMatchObject([{ key: 'payreports.formula.circle' }])
  })

  test('may go by other columns, whatever their order', () => {
    expect(cells(column('cost', 'twice + 1'), column('twice', 'gross_pay * 2'))).toEqual({
      cost: '6001.00',
      twice: '6000.00',
    })
  })

  test.each([
    ['', 'ends', 1],
    ['1 +', 'ends', 4],
    ['1 2', 'unexpected', 3],
    ['(1 + 2', 'bracket', 7],
    ['1 + 2)', 'closing', 6],
    ['1 $ 2', 'unknown-sign', 3],
    ['gross_pya + 1', 'unknown-name', 1],
    ['1 + eval(1)', 'unknown-function', 5],
    ['if(1, 2)', 'values', 1],
    ['round()', 'values', 1],
    ['constructor', 'unknown-name', 1],
    ['__proto__', 'unknown-sign', 1],
    [`1${' + 1'.repeat(110)}`, 'too-many-steps', 1],
    ['1'.repeat(501), 'too-long', 500],
  ])('%j is refused with its place', (formula, key, at) => {
    expect(one(formula)).toMatchObject([{ column: 0, key: `payreports.formula.${key}`, at }])
  })

  test('that goes by itself, at whatever distance, is refused', () => {
    expect(one('x + 1')).toMatchObject([{ column: 0, key: 'payreports.formula.circle' }])
    expect(cells(column('a', 'b'), column('b', 'c'), column('c', 'a'))).toMatchObject([
      { key: 'payreports.formula.circle' },
    ])
  })
})
