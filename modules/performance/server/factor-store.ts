/** Statements for success factors of reviews: what people are rated on. */
import { sql } from 'kysely'
import { recordList } from '#platform/records/server/record-list.ts'

export const factorList = recordList({
  table: 'success_factors',
  fields: [
    ...(['kind', 'name', 'name_zh', 'description', 'description_zh'] as const),
    ...(['rating_guide', 'rating_guide_zh', 'weight', 'is_active'] as const),
  ],
  subject: 'success_factor',
  nameOf: ({ name }) => name,
  actions: {
    ...{ added: 'performance.factor-added', changed: 'performance.factor-changed' },
    removed: 'performance.factor-removed',
  },
  taken: { field: 'name', word: 'performance.factor-taken' },
  order: sql`lower(name) collate "und-x-icu"`,
})
