/** Statements for publications of articles: each keeps the text as it was published. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Texts } from '../model/article.ts'

export type VersionRow = Texts & {
  readonly number: number
  readonly note: string | null
  readonly must_confirm: boolean
  readonly published_at: string
  readonly published_by: string
}

type Publishing = { readonly number: number; readonly note: string | null; readonly by: string; readonly now: Date }

/** What is written now, under the next number. */
export async function insertVersion(
  tx: Tx,
  companyId: string,
  articleId: string,
  { number, note, by, now }: Publishing,
): Promise<void> {
  await sql`
    insert into handbook_versions (company_id, article_id, number, title, title_zh, content, content_zh, must_confirm,
      files, note, published_at, published_by)
    select company_id, id, ${number}, title, title_zh, content, content_zh, must_confirm, files, ${note},
      ${now.toISOString()}::timestamptz, ${by}
    from handbook_articles where company_id = ${companyId} and id = ${articleId}`.execute(tx)
}

/** The newest first. */
export async function versionsOf(tx: Tx, companyId: string, articleId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select number, title, title_zh, content, content_zh, note, must_confirm, published_at, published_by
    from handbook_versions where company_id = ${companyId} and article_id = ${articleId} order by number desc`.execute(
    tx,
  )
  return rows
}
