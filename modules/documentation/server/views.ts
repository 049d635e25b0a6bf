/** From articles in the database to what answers show of them. */
import type { z } from 'zod'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { ArticleView, OwnArticle } from '../contract/types.ts'
import { mayWrite } from '../model/article.ts'
import { type Acting, nowOf, writesAll } from './acting.ts'
import { articlesOf, type CountedArticle } from './article-store.ts'
import { type FileShown, filesShown } from './file-store.ts'
import type { StandingRow } from './standing-store.ts'

export async function articleViews(tx: Tx, call: Acting, rows: readonly CountedArticle[]) {
  const files = await filesShown(
    tx,
    call.company.companyId,
    rows.map((row) => row.files),
  )
  const all = writesAll(call)
  return rows.map((row) => articleView(row, files(row.files), mayWrite(all, row)))
}

export async function shown(tx: Tx, call: Acting, id: string) {
  const [view] = await articleViews(tx, call, (await articlesOf(tx, call.company.companyId, nowOf(call), { id })).rows)
  if (!view) throw new Refusal(notFound())
  return view
}

const articleView = (
  row: CountedArticle,
  attachments: FileShown[],
  may_write: boolean,
): z.input<typeof ArticleView> => ({
  ...{ id: row.id, category_id: row.category_id, title: row.title, title_zh: row.title_zh },
  ...{ content: row.content, content_zh: row.content_zh, must_confirm: row.must_confirm, attachments },
  ...{ departments: [...row.departments], positions: [...row.positions], job_levels: [...row.job_levels] },
  ...{ locations: [...row.locations], roles: [...row.roles] as never, people: [...row.people] },
  ...{ state: row.state, version: row.version, published_at: row.published_at, archived_at: row.archived_at },
  ...{ may_write, readers: row.readers, confirmed: row.confirmed },
})

export const ownView = (row: StandingRow, attachments: FileShown[]): z.input<typeof OwnArticle> => ({
  ...{ id: row.id, category_id: row.category_id, category: row.category, category_zh: row.category_zh },
  ...{ title: row.title, title_zh: row.title_zh, content: row.content, content_zh: row.content_zh },
  ...{ must_confirm: row.must_confirm, attachments, version: row.version, note: row.note },
  ...{ published_at: row.published_at, confirmed_at: row.confirmed_at },
})
