/** A table is named in SQL by its own module alone; who else names it is listed, with a reason, and may only become less. */
import { expect, test } from 'vitest'
import { importGraph, typeCircles } from '../../tools/import-law.mjs'
import { strangers, tableNames, tablesNamed } from '../../tools/table-law.mjs'
import { planted } from './planted-tables.ts'
import { namedElsewhere, owners } from './tables-named-elsewhere.ts'

const tables = tableNames('.')
const { unowned, found } = strangers(tablesNamed('.', tables), owners)
const counted = Object.entries(found).flatMap(([part, of]) =>
  Object.entries(of).map(([table, files]) => ({ part, table, files })),
)

test('there are tables and statements to look at', () => {
  expect(tables.size).toBeGreaterThan(200)
  expect(counted.length).toBeGreaterThan(50)
})

test('every table belongs to one module', () => {
  expect(unowned).toEqual([])
})

test('nobody names the table of another but where it is listed', () => {
  const new_ = counted.filter(({ part, table, files }) => files > (namedElsewhere[table]?.named[part] ?? 0))
  expect(new_).toEqual([])
})

test('what is listed still stands: what became less is written down as less', () => {
  const stale = Object.entries(namedElsewhere).flatMap(([table, { named }]) =>
    Object.entries(named)
      .filter(([part, files]) => (found[part]?.[table] ?? 0) < files)
      .map(([part]) => `${part} ${table}`),
  )
  expect(stale).toEqual([])
  expect(Object.values(namedElsewhere).filter(({ because }) => because.length < 20)).toEqual([])
})

test('each way of naming a table is seen', () => {
  const { found: seen } = strangers(tablesNamed(planted(), new Set(['mine', 'theirs'])))
  expect(seen).toEqual({ 'modules/b': { mine: 5 } })
})

/** What one file of a circle knows, all of them know; types count here. */
test('types go round in five circles at most', () => {
  const graph = importGraph('.', ['kernel', 'statutory', 'access', 'platform', 'design', 'modules', 'apps'])
  expect(typeCircles(graph).length).toBeLessThanOrEqual(5)
  const round = new Map([
    ['a.ts', [{ path: 'b.ts', type: true }]],
    ['b.ts', [{ path: 'a.ts', type: true }]],
    ['c.ts', []],
  ])
  expect(typeCircles(round)).toEqual([['a.ts', 'b.ts']])
})
