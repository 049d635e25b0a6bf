/** Templates of letters by their names, and whether anything was made with them. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'
import type { Answer, Audience, LetterLanguage } from '../model/letter.ts'

export const templates = recordList({
  table: 'letter_templates',
  fields: [
    ...(['name', 'audience', 'language', 'title_en', 'text_en', 'title_zh', 'text_zh'] as const),
    ...(['answer', 'answer_days', 'on_request', 'is_active'] as const),
  ],
  subject: 'letter_template',
  nameOf: ({ name }) => name,
  actions: {
    added: 'documents.template-added',
    changed: 'documents.template-changed',
    removed: 'documents.template-removed',
  },
  taken: { field: 'name', word: 'documents.name-taken' },
  order: sql`lower(name) collate "und-x-icu"`,
})

type Kept = Awaited<ReturnType<typeof templates.rows>>[number]
export type TemplateRow = Omit<Kept, 'audience' | 'language' | 'answer'> & {
  readonly audience: Audience
  readonly language: LetterLanguage
  readonly answer: Answer
}

/** As the columns' checks have them. */
export const asTemplate = (row: Kept): TemplateRow => row as TemplateRow

export async function oneTemplate(tx: Tx, companyId: string, id: string): Promise<TemplateRow | undefined> {
  const row = await templates.one(tx, companyId, id)
  return row && asTemplate(row)
}

/** Ids of those that a letter or a request was made with. */
export async function usedTemplates(tx: Tx, companyId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from letter_templates t where company_id = ${companyId} and (
      exists (select from letters l where l.company_id = t.company_id and l.template_id = t.id)
      or exists (select from letter_requests r where r.company_id = t.company_id and r.template_id = t.id))`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
