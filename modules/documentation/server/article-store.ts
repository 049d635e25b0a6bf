/** Statements for articles of the handbook, with what is published of each and how many have confirmed it. */
import { type RawBuilder, sql } from 'kysely'
import type { PageMeta, PageWanted } from '#kernel/paging.ts'
import { reachedOn } from '#modules/announcements/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { ArticleState, Texts } from '../model/article.ts'
import { type Now, readerOf } from './standing-store.ts'

export type ArticleFields = Texts & {
  readonly category_id: string
  readonly must_confirm: boolean
  readonly files: readonly string[]
  readonly departments: readonly string[]
  readonly positions: readonly string[]
  readonly job_levels: readonly string[]
  readonly locations: readonly string[]
  readonly roles: readonly string[]
  readonly people: readonly string[]
}
export type ArticleRow = ArticleFields & {
  readonly id: string
  readonly version: number | null
  readonly round: number
  readonly archived_at: string | null
  readonly published_at: string | null
  readonly is_claims: boolean
  readonly state: ArticleState
}
export type CountedArticle = ArticleRow & { readonly readers: number; readonly confirmed: number }

export const EMPTY: Omit<ArticleFields, 'category_id'> = {
  ...{ title: '', title_zh: null, content: '', content_zh: null, must_confirm: false, files: [] },
  ...{ departments: [], positions: [], job_levels: [], locations: [], roles: [], people: [] },
}

const stateOf: RawBuilder<ArticleState> = sql`case
  when a.archived_at is not null then 'archived' when v.number is null then 'draft'
  when (a.title, a.title_zh, a.content, a.content_zh, a.must_confirm, a.files)
    is distinct from (v.title, v.title_zh, v.content, v.content_zh, v.must_confirm, v.files) then 'changed'
  else 'published' end`

const columns = sql`a.id, a.category_id, a.title, a.title_zh, a.content, a.content_zh, a.must_confirm, a.files,
  a.departments, a.positions, a.job_levels, a.locations, a.roles, a.people, a.version, a.round, a.archived_at,
  v.published_at, c.is_claims, ${stateOf} as state`
const from = sql`from handbook_articles a
  join handbook_categories c on c.company_id = a.company_id and c.id = a.category_id
  left join handbook_versions v on v.company_id = a.company_id and v.article_id = a.id and v.number = a.version`

type Wanted = {
  readonly id?: string
  readonly state?: ArticleState | undefined
  readonly categoryId?: string | undefined
  readonly search?: string | undefined
  /** Published ones alone that ask to be confirmed. */
  readonly confirmed?: true
  readonly page?: PageWanted | undefined
}

export async function articlesOf(
  tx: Tx,
  companyId: string,
  { today }: Pick<Now, 'today'>,
  { id, state, categoryId, search = '', confirmed, page }: Wanted = {},
): Promise<{ readonly rows: CountedArticle[]; readonly meta: PageMeta | undefined }> {
  const pattern = containing(search)
  const which = sql`a.company_id = ${companyId}
    ${id === undefined ? sql`` : sql`and a.id = ${id}`}
    ${categoryId === undefined ? sql`` : sql`and a.category_id = ${categoryId}`}
    ${state === undefined ? sql`` : sql`and ${stateOf} = ${state}`}
    ${confirmed ? sql`and v.must_confirm and a.archived_at is null` : sql``}
    ${
      search === ''
        ? sql``
        : sql`and (a.title ilike ${pattern} or a.title_zh ilike ${pattern}
      or a.content ilike ${pattern} or a.content_zh ilike ${pattern})`
    }`
  const { rows } = await sql<CountedArticle & { readonly total: number }>`
    with a as (select ${columns}, a.company_id, c.position as category_position, a.position, (count(*) over ())::int as total
      ${from} where ${which} order by c.position, c.id, a.position, a.id
      ${page === undefined ? sql`` : sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}`}),
    counted as (select a.id, count(*)::int as readers,
        (count(*) filter (where r.confirmed_round >= a.round))::int as confirmed
      from a join employees e on e.company_id = a.company_id and ${reachedOn(today)} ${readerOf} group by a.id)
    select a.*, coalesce(n.readers, 0) as readers, coalesce(n.confirmed, 0) as confirmed
    from a left join counted n on n.id = a.id
    order by a.category_position, a.category_id, a.position, a.id`.execute(tx)
  const meta = page && { page: page.page, per_page: page.perPage, total: rows[0]?.total ?? 0 }
  return { rows, meta }
}

/** Held until the transaction ends: whoever changes, publishes or archives comes one after the other. */
export async function heldArticle(tx: Tx, companyId: string, id: string): Promise<ArticleRow | undefined> {
  await sql`select from handbook_articles where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  const { rows } = await sql<ArticleRow>`
    select ${columns} ${from} where a.company_id = ${companyId} and a.id = ${id}`.execute(tx)
  return rows[0]
}

/** At the end of its category. */
export async function insertArticle(tx: Tx, id: string, { files, ...fields }: ArticleFields, now: Date): Promise<void> {
  const { companyId } = tx
  const at = now.toISOString()
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from handbook_articles
    where company_id = ${companyId} and category_id = ${fields.category_id})`
  const row = { company_id: companyId, id, ...fields, files: [...files], position, created_at: at, updated_at: at }
  await tx
    .insertInto('handbook_articles')
    .values(row as never)
    .execute()
}

type Stored = Partial<ArticleFields> & {
  readonly version?: number
  readonly round?: number
  readonly archived_at?: string | null
}

export async function setArticle(tx: Tx, companyId: string, id: string, fields: Stored, now: Date): Promise<void> {
  await tx
    .updateTable('handbook_articles')
    .set({ ...fields, updated_at: now.toISOString() } as never)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function deleteArticle(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from handbook_articles where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function heldOrderIn(tx: Tx, companyId: string, categoryId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from handbook_articles where company_id = ${companyId} and category_id = ${categoryId}
      and archived_at is null order by position, id for update`.execute(tx)
  return rows.map(({ id }) => id)
}
