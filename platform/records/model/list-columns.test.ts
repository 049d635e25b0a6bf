import { describe, expect, test } from 'vitest'
import { planList } from '#platform/sheets/model/list-plan.ts'
import type { Value } from '#platform/sheets/model/sheet.ts'
import { cellsOf, type ListColumns, listOf, namedIn, sheetOf } from './list-columns.ts'

type Centre = {
  readonly id: string
  readonly name: string
  readonly group: string
  readonly budget: string | null
  readonly active: boolean
}
const groups = [
  { id: 'g1', name: 'Shops' },
  { id: 'g2', name: 'Roastery' },
]
const list: ListColumns<Centre> = {
  name: 'centres',
  kind: 'centre',
  columns: [
    { field: 'name', word: 'w', kind: 'text', key: true, required: true },
    { field: 'group', word: 'w', kind: 'text', usual: 'g1', ...namedIn<string>(groups), unread: ['unknown', 'known'] },
    { field: 'budget', name: 'yearly', word: 'w', kind: 'money' },
    { field: 'active', word: 'w', kind: 'flag', usual: true },
  ],
}
const known: Centre = { id: 'c1', name: 'Muar', group: 'g2', budget: '10.00', active: false }
const plan = (...rows: Record<string, Value>[]) =>
  planList(
    rows.map((values, at) => ({ row: at + 1, values })),
    [known],
    listOf(list, () => 'new'),
  )

describe('a list from its columns', () => {
  test('leaves as it comes in', () => {
    expect(sheetOf(list).columns.map(({ name }) => name)).toEqual(['name', 'group', 'yearly', 'active'])
    const cells = cellsOf(list, known)
    expect(cells).toEqual({ name: 'Muar', group: 'Roastery', yearly: '10.00', active: false })
    expect(plan(cells)).toMatchObject({ made: [], changed: [], faults: [] })
  })

  test('a column that is not there says nothing; an empty cell says there is none, or nothing where one is usual', () => {
    expect(plan({ name: 'MUAR', yearly: null, group: null }).changed[0]?.after).toEqual({ ...known, budget: null })
    expect(plan({ name: 'Johor' }).made).toEqual([
      { id: 'new', name: 'Johor', group: 'g1', budget: null, active: true },
    ])
  })

  test('tells a change by its header, and refuses what nobody knows and what is there twice', () => {
    expect(plan({ name: 'Muar', group: 'shops', active: true }).changes).toMatchObject([
      { field: 'group', before: 'Roastery', after: 'Shops' },
      { field: 'active', before: 'no', after: 'yes' },
    ])
    const wrong = plan({ name: 'Muar', group: 'Bars' }, { name: 'muar' }).faults
    expect(wrong.map(({ row, column, message }) => [row, column, message.key])).toEqual([
      [1, 'group', 'unknown'],
      [2, 'name', 'sheets.row-twice'],
    ])
  })
})
