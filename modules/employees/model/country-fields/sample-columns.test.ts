import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countryFields } from './by-country.ts'

test.each([
  ['MY', 'malaysia'],
  ['TW', 'taiwan'],
  ['PH', 'philippines'],
] as const)('the sheet of %s has the columns of its sample, in their order; more may follow', (country, folder) => {
  const [head = ''] = readFileSync(`tests/samples/${folder}/employees.csv`, 'utf8').split(/\r?\n/)
  const names = head.split(',')
  expect(countryFields[country].columns.slice(0, names.length).map(({ name }) => name)).toEqual(names)
})
