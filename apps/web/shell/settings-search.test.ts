import { expect, test } from 'vitest'
import type { Screen } from '#platform/contract/screen.ts'
import { areasFor, eachWordIn } from './settings-search.ts'

const area = (path: string): Screen => ({ path, word: path, area: 'account', load: async () => ({ default: null }) })
const areas = [area('/app/settings/payroll'), area('/app/settings/leave')]
const known = {
  '/app/settings/payroll': [{ name: 'cut_off_date', label: 'Cut-off day' }],
  '/app/settings/leave': [{ name: 'forfeit_allowance', label: 'Small remainder forfeited', search: { show: 'rules' } }],
}
const found = (search: string) =>
  areasFor(search, areas, known).map(({ screen, fields }) => [screen.path, fields.map(({ name }) => name)])

test.each([
  [
    '',
    [
      ['/app/settings/payroll', []],
      ['/app/settings/leave', []],
    ],
  ],
  ['CUT-off', [['/app/settings/payroll', ['cut_off_date']]]],
  ['forfeited', [['/app/settings/leave', ['forfeit_allowance']]]],
  ['settings/leave', [['/app/settings/leave', []]]],
  ['submarine', []],
])('%s finds the areas and their fields', (search, expected) => {
  expect(found(search)).toEqual(expected)
})

test('what is typed fits by its words, in any order and of any of the texts', () => {
  const texts = ['Approvals', 'leave approval']
  expect(['approve leave', 'leave APPROV', 'approvals', ''].map((sought) => eachWordIn(sought, texts))).toEqual([
    false,
    true,
    true,
    true,
  ])
})
