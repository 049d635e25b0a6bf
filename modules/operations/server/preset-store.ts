/** Statements for presets: the lists that new companies begin with. */
import { sql } from 'kysely'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { keptList } from './kept-list.ts'

export const kept = keptList({
  table: 'presets',
  fields: ['country', 'kind', 'name', 'name_zh', 'date', 'days', 'is_paid', 'is_active'],
  noted: 'operations.preset',
  nameOf: ({ country, name }) => `${country} ${name}`,
  order: sql`country, kind, date, lower(name)`,
  taken: { field: 'name', word: 'operations.preset-there' },
})

export const presetsFor = (tx: SystemTx, country: string) => kept.rows(tx, sql`country = ${country} and is_active`)
