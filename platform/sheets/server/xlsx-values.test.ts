import { expect, test } from 'vitest'
import { dayOfSerial, dayStyles, plainNumber } from './xlsx-values.ts'

test.each([
  ['4376.55', '4376.55'],
  ['4376.5500000000002', '4376.55'],
  ['0.30000000000000004', '0.3'],
  ['99999999.99', '99999999.99'],
  ['1E-2', '0.01'],
  ['1.5E3', '1500'],
  ['7.42428765391E+11', '742428765391'],
  ['-0', '0'],
  ['-12.50', '-12.5'],
  ['9.9999999999999999', '10'],
  ['0012', '12'],
  ['1E400', '1E400'],
  ['abc', 'abc'],
])('%s is shown as %s', (written, plain) => {
  expect(plainNumber(written)).toBe(plain)
})

test.each([
  ['1', false, '1900-01-01'],
  ['59', false, '1900-02-28'],
  ['61', false, '1900-03-01'],
  ['25569', false, '1970-01-01'],
  ['46053', false, '2026-01-31'],
  ['46053.75', false, '2026-01-31'],
  ['44591', true, '2026-01-31'],
  ['0.5', false, undefined],
  ['-1', false, undefined],
])('the serial %s (since 1904: %s) is the day %s', (serial, since, day) => {
  expect(dayOfSerial(serial, since)).toBe(day)
})

test('styles that show days are told from those that show numbers', () => {
  const xml = `<styleSheet><numFmts>
    <numFmt numFmtId="164" formatCode="[$-404]e/m/d;@"/><numFmt numFmtId="165" formatCode="#,##0.00&quot; day&quot;"/>
    <numFmt numFmtId="166" formatCode="0.00E+00"/><numFmt numFmtId="167" formatCode="[Red]dd\\-mmm"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs></styleSheet>`
  expect(dayStyles(xml)).toEqual([false, true, true, false, false, true])
})
