import { describe, expect, test } from 'vitest'
import { isFault, type RawCell, readCell } from './cells.ts'
import type { Column } from './sheet.ts'

const column = (kind: Column['kind'], more: Partial<Column> = {}): Column => ({ name: 'x', word: 'w', kind, ...more })
const read = (of: Column, raw: RawCell) => {
  const value = readCell(of, raw)
  return isFault(value) ? value.fault.key : value
}

describe('money', () => {
  test.each([
    ['0', '0.00'],
    ['0.01', '0.01'],
    ['.5', '0.50'],
    ['1234.5', '1234.50'],
    ['1,234.50', '1234.50'],
    ['99,999,999.99', '99999999.99'],
    ['99999999.99', '99999999.99'],
    ['0004376.55', '4376.55'],
    ['-1', 'sheets.negative'],
    ['-0.01', 'sheets.negative'],
    ['1.005', 'sheets.too-exact'],
    ['1,23', 'sheets.not-money'],
    ['12,34.00', 'sheets.not-money'],
    ['1e3', 'sheets.not-money'],
    ['RM 10', 'sheets.not-money'],
    ['NaN', 'sheets.not-money'],
    ['12345678901234', 'sheets.too-much'],
  ])('%s is %s', (typed, value) => {
    expect(read(column('money'), typed)).toBe(value)
  })

  test('may be below zero where its column says so', () => {
    expect(read(column('money', { signed: true }), '-1,234.50')).toBe('-1234.50')
    expect(read(column('money', { signed: true }), '-1.005')).toBe('sheets.too-exact')
  })
})

describe('other kinds', () => {
  test.each([
    ['yes', true],
    ['TRUE', true],
    ['1', true],
    ['是', true],
    ['No', false],
    ['0', false],
    ['否', false],
    ['maybe', 'sheets.not-a-flag'],
  ])('the flag %s is %s', (typed, value) => {
    expect(read(column('flag'), typed)).toBe(value)
  })

  test.each([
    ['3', 3],
    ['3.0', 3],
    ['-1', 'sheets.negative'],
    ['2.5', 'sheets.not-a-count'],
    ['100', 'sheets.too-many'],
  ])('the count %s is %s', (typed, value) => {
    expect(read(column('count'), typed)).toBe(value)
  })

  test.each([
    ['0.06', '0.06'],
    ['6%', '0.06'],
    ['2.5%', '0.025'],
    ['0', '0'],
    ['0.0600', '0.06'],
    ['6', 'sheets.not-a-rate'],
    ['-0.01', 'sheets.not-a-rate'],
  ])('the rate %s is %s', (typed, value) => {
    expect(read(column('rate'), typed)).toBe(value)
  })

  test.each([
    ['2026-01', '2026-01'],
    ['2026/1', '2026-01'],
    ['2026-01-01', '2026-01'],
    ['2026-01-15', 'sheets.not-a-month'],
    ['2026-13', 'sheets.not-a-month'],
  ])('the month %s is %s', (typed, value) => {
    expect(read(column('month'), typed)).toBe(value)
  })

  test('a choice is found by any spelling of case, space and line', () => {
    const kind = column('choice', { choices: ['full_time'], aliases: { 全職: 'full_time' } })
    for (const typed of ['full_time', 'Full time', 'FULL-TIME', '全職']) expect(read(kind, typed)).toBe('full_time')
    expect(read(kind, 'full')).toBe('sheets.not-a-choice')
  })

  test('a code loses what was typed for reading and must have its form', () => {
    const kind = column('code', { pattern: '\\d{12}', drop: '[\\s-]' })
    expect(read(kind, '900831-14-5678')).toBe('900831145678')
    expect(read(kind, '90083114567')).toBe('sheets.not-a-code')
  })

  test('marks that nobody sees come along from elsewhere and are left out', () => {
    expect(read(column('text'), '\u202eTan\u200b Ah\u2069 Kow\ufeff')).toBe('Tan Ah Kow')
    expect(read(column('text'), '\u200b')).toBe(null)
  })

  test('a name of 255 characters in four scripts fits, one of 256 does not', () => {
    const name = [...'Añ王ก𠮷'.repeat(51)]
    expect(name).toHaveLength(255)
    expect(read(column('text'), name.join(''))).toBe(name.join('').normalize('NFC'))
    expect(read(column('text'), `${name.join('')}a`)).toBe('sheets.too-long')
  })

  test('control characters and halves of characters are refused, formulas whatever they gave', () => {
    expect(read(column('text'), 'a\u0000b')).toBe('sheets.control-character')
    expect(read(column('text'), 'a\u0007b')).toBe('sheets.control-character')
    expect(read(column('text'), 'a\ud800b')).toBe('sheets.control-character')
    expect(read(column('money'), { formula: '=1+1' })).toBe('sheets.formula')
  })

  test('an empty cell is nothing, unless it must be filled', () => {
    expect(read(column('money'), '  ')).toBeNull()
    expect(read(column('money', { required: true }), '')).toBe('sheets.required')
  })
})
