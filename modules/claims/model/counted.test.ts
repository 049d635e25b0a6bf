import { expect, test } from 'vitest'
import { countedAs, neverAlone } from './counted.ts'
import { schemesOf } from './schemes.ts'

test('in Malaysia any schemes can count by themselves; what is taxed stands among the allowances', () => {
  expect(countedAs('MY', [])).toEqual({ type: undefined, cannot: [] })
  expect(countedAs('MY', ['tax'])).toEqual({
    ...{ type: 'variable_allowance', cannot: [] },
    treated: { epf: false, socso: false, eis: false, hrd: false, pcb: 'normal' },
  })
  expect(countedAs('MY', ['epf', 'hrdf'])).toEqual({
    ...{ type: 'reimbursement', cannot: [] },
    treated: { epf: true, socso: false, eis: false, hrd: true, pcb: 'none' },
  })
})

test('in the Philippines PhilHealth is of the basic salary alone', () => {
  expect(countedAs('PH', ['sss', 'philhealth', 'tax'])).toEqual({
    ...{ type: 'allowance', cannot: ['philhealth'] },
    treated: { sss: true, pag_ibig: false, tax: 'regular' },
  })
  expect(countedAs('PH', ['philhealth'])).toEqual({ type: undefined, cannot: ['philhealth'] })
})

test('in Taiwan what is insured by grades counts in all of them and in tax, or in none', () => {
  const graded = ['labour_insurance', 'health_insurance', 'pension']
  expect(countedAs('TW', [...graded, 'tax'])).toEqual({ type: 'recurring_allowance', cannot: [] })
  expect(countedAs('TW', ['tax'])).toEqual({ type: 'per_diem_excess', cannot: [] })
  expect(countedAs('TW', ['tax', 'pension'])).toEqual({ type: 'per_diem_excess', cannot: ['pension'] })
  expect(countedAs('TW', graded)).toEqual({ type: undefined, cannot: graded })
})

test('what is ticked alone and counts in nothing is known before it is approved', () => {
  for (const country of ['MY', 'PH', 'TW'] as const)
    for (const one of schemesOf[country])
      expect([one, countedAs(country, [one]).type === undefined]).toEqual([one, neverAlone(country).includes(one)])
})
