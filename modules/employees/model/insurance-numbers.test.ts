/** Which numbers stand on a person's record in which country. */
import { expect, test } from 'vitest'
import { isShownNumber } from './insurance-numbers.ts'

const names = ['identity_number', 'statutory_number', 'employee_insurance_number', 'health_insurance_number']
const shown = (country: 'MY' | 'TW' | 'PH', values: Readonly<Record<string, string>> = {}) =>
  names.filter((name) => isShownNumber(name, country, values[name] ?? null))

test('the numbers of Taiwan’s insurances are asked for in Taiwan, and elsewhere shown only where they were entered', () => {
  expect(shown('TW')).toEqual(names)
  expect([shown('MY'), shown('PH')]).toEqual([names.slice(0, 2), names.slice(0, 2)])
  expect(shown('PH', { health_insurance_number: '900000000016' })).toEqual([...names.slice(0, 2), names[3]])
})
