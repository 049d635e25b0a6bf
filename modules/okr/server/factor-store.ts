/** Statements for success factors of OKR: the aims of the company that objectives serve. */
import { sql } from 'kysely'
import { recordList } from '#platform/records/server/record-list.ts'

export const factorList = recordList({
  table: 'okr_success_factors',
  fields: ['kind', 'name', 'name_zh', 'description', 'description_zh', 'is_active'],
  subject: 'okr_success_factor',
  nameOf: ({ name }) => name,
  actions: { added: 'okr.factor-added', changed: 'okr.factor-changed', removed: 'okr.factor-removed' },
  taken: { field: 'name', word: 'okr.factor-taken' },
  order: sql`lower(name) collate "und-x-icu"`,
})
