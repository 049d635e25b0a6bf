/** Statements for release notes, and those that are published on a day. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { keptList } from './kept-list.ts'

export const updates = keptList({
  table: 'system_updates',
  fields: ['title_en', 'title_zh', 'text_en', 'text_zh', 'published_on', 'is_published'],
  noted: 'operations.update',
  nameOf: ({ title_en }) => title_en,
  order: sql`published_on desc, id desc`,
  taken: { field: 'title_en', word: 'operations.kept' },
})

export const publishedBy = (tx: SystemTx, today: PlainDate) =>
  updates.rows(tx, sql`is_published and published_on <= ${today}`)
