import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { casesOf } from '#statutory/core/worked-cases.ts'
import english from '#statutory/words/en.json'
import { told } from '#statutory/words/tell.ts'
import { workOut } from '#statutory/work-out.ts'
import { formulaOf } from './formula.ts'
import { rangeOf } from './range.ts'

const part = (value: string, key = 'part') => ({ key, label: key, value })
const step = (value: string, parts: readonly string[], rounding: string | null = null) => ({
  value,
  parts: parts.map((one) => part(one)),
  rounding,
})

test.each([
  ['sum', step('9000.00', ['10000.00', '-1000.00'])],
  ['share', step('1200.00', ['3100.00', '12', '31'], 'half up')],
  ['quotient', step('100.00', ['2600.00', '26'])],
  ['quotient', step('514.16', ['6170.01', '0.00', '0.00', '12'], 'cut')],
  ['product', step('900.00', ['3000.00', '0.30'])],
  ['quotient', step('2760.00', ['33141.44', '12'], 'down to ten')],
  [undefined, step('21139.58', ['695.00', '365'])],
  [undefined, step('1.00', ['0.25', '0.50'], 'up')],
  [undefined, step('Yes', ['35', 'Citizen'])],
  [undefined, step('0.00', ['0.00', '0.00'])],
])('%s: %o', (of, given) => {
  expect(formulaOf(given)?.of).toBe(of)
})

test('per cent of hours', () => {
  const parts = [part('75.00'), part('8'), part('130', 'percent')]
  expect(formulaOf({ value: '780.00', parts, rounding: null })).toMatchObject({ of: 'product', perCent: true })
})

test('an amount from which another one follows is no term of the sum', () => {
  const given = step('47000.00', ['16500.00', '5500.00', '8', '26777.50', '197.50', '-1777.50'])
  expect(formulaOf(given)).toMatchObject({ of: 'sum', beside: [{ value: '8' }, { value: '197.50' }] })
})

test('a sum leaves beside it what it does not take in', () => {
  const given = step('7000.00', ['4000.00', '11', '3000.00'])
  expect(formulaOf(given)).toMatchObject({ of: 'sum', terms: [{ value: '4000.00' }, { value: '3000.00' }] })
})

test('a row is a stretch, with the place of the value in it', () => {
  const row = [part('70000.00', 'over'), part('100000.00', 'up_to'), part('0.19', 'rate')]
  expect(rangeOf(row, '83000.07')).toMatchObject({ at: 43, open: false, others: [{ key: 'rate' }] })
  expect(rangeOf([part('6000', 'over'), part('None', 'up_to')], '8000.00')).toMatchObject({ at: undefined, open: true })
  expect(rangeOf([part('0.19', 'rate')], '1.00')).toBeUndefined()
})

test('most of what the worked cases add up, divide or multiply is shown as the sum it is', () => {
  const statutory = join(import.meta.dirname, '../../../statutory')
  const cases = readdirSync(statutory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cases.ndjson'))
    .flatMap((name) => casesOf(readFileSync(join(statutory, name), 'utf8')))
  const steps = cases
    .flatMap(({ scheme, on, given }) => workOut(scheme, on, given, { worksheet: true }).worksheet ?? [])
    .map((one) => told(english, one))
    .filter(
      ({ kind, parts, value }) =>
        ['sum', 'prorated', 'year-to-date'].includes(kind) && parts.length > 1 && value !== '0.00',
    )
  const shown = steps.filter((one) => formulaOf(one) !== undefined)
  expect(shown.length / steps.length).toBeGreaterThan(0.8)
})
