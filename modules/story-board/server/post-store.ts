/** Statements for posts of the story board, with reactions and reports. */
import { type RawBuilder, sql } from 'kysely'
import type { PageMeta, PageWanted } from '#kernel/paging.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Reaction, State } from '../model/state.ts'

export type PostRow = {
  readonly id: string
  readonly author_id: string
  readonly author: string
  readonly text: string
  readonly created_at: string
  readonly hidden_at: string | null
  readonly hidden_reason: string | null
  readonly deleted_at: string | null
  readonly pictures: { readonly id: string; readonly name: string }[]
  readonly likes: number
  readonly dislikes: number
  readonly mine: Reaction | null
  readonly reported: boolean
  readonly reports: { readonly reason: string; readonly at: string }[]
}

const STATES: Readonly<Record<State, RawBuilder<unknown>>> = {
  visible: sql`(p.hidden_at is null and p.deleted_at is null)`,
  hidden: sql`(p.hidden_at is not null and p.deleted_at is null)`,
  deleted: sql`p.deleted_at is not null`,
}
const OPEN = sql`exists (select from story_reports o where o.company_id = p.company_id and o.post_id = p.id
  and o.settled_at is null and p.deleted_at is null)`

type Wanted = {
  /** Whose reactions are `mine`. */
  readonly accountId: string
  readonly id?: string
  readonly state?: State | undefined
  /** What everybody sees, and what was hidden of one's own. */
  readonly seen?: boolean
  readonly page?: PageWanted | undefined
}

export async function postsOf(
  tx: Tx,
  companyId: string,
  { accountId, id, state, seen = false, page }: Wanted,
): Promise<{ readonly rows: PostRow[]; readonly meta: PageMeta | undefined }> {
  const from = sql`from story_posts p where p.company_id = ${companyId}
    ${id === undefined ? sql`` : sql`and p.id = ${id}`} ${state === undefined ? sql`` : sql`and ${STATES[state]}`}
    ${seen ? sql`and p.deleted_at is null and (p.hidden_at is null or p.author_id = ${accountId})` : sql``}`
  const order = (open: RawBuilder<unknown>) => (seen ? sql`p.id desc` : sql`${open} desc, p.id desc`)
  const part = page ? sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}` : sql``
  const { rows } = await sql<PostRow>`
    with p as (select p.*, ${OPEN} as is_open ${from} order by ${order(OPEN)} ${part})
    select p.id, p.author_id, p.author_name as author, p.text, p.created_at, p.hidden_at, p.hidden_reason, p.deleted_at,
      coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name) order by a.created_at, f.id)
        from story_pictures a join files f on f.company_id = a.company_id and f.id = a.file_id
        where a.company_id = p.company_id and a.post_id = p.id), '[]') as pictures,
      r.likes, r.dislikes, r.mine,
      exists (select from story_reports o where o.company_id = p.company_id and o.post_id = p.id
        and o.account_id = ${accountId}) as reported,
      coalesce((select json_agg(json_build_object('reason', o.reason, 'at', o.created_at) order by o.created_at)
        from story_reports o where o.company_id = p.company_id and o.post_id = p.id and o.settled_at is null), '[]') as reports
    from p cross join lateral (
      select (count(*) filter (where x.kind = 'like'))::int as likes,
        (count(*) filter (where x.kind = 'dislike'))::int as dislikes,
        min(x.kind) filter (where x.account_id = ${accountId}) as mine
      from story_reactions x where x.company_id = p.company_id and x.post_id = p.id) r
    order by ${order(sql`p.is_open`)}`.execute(tx)
  if (!page) return { rows, meta: undefined }
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(tx)
  return { rows, meta: { page: page.page, per_page: page.perPage, total: counts[0]?.total ?? 0 } }
}

export async function holdPost(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`select from story_posts where company_id = ${companyId} and id = ${id} for update`.execute(tx)
}

type NewRow = {
  readonly id: string
  readonly author_id: string
  readonly author_name: string
  readonly employee_id: string | null
  readonly text: string
  readonly created_at: string
}

export async function insertPost(tx: Tx, companyId: string, row: NewRow): Promise<void> {
  await tx
    .insertInto('story_posts')
    .values({ company_id: companyId, ...row })
    .execute()
}

type Standing = {
  readonly hidden_at?: string | null
  readonly hidden_reason?: string | null
  readonly deleted_at?: string
}

export async function setPost(tx: Tx, companyId: string, id: string, fields: Standing): Promise<void> {
  await tx.updateTable('story_posts').set(fields).where('company_id', '=', companyId).where('id', '=', id).execute()
}

type Said = { readonly postId: string; readonly accountId: string }

/** One of both, or none. */
export async function setReaction(
  tx: Tx,
  companyId: string,
  { postId, accountId, kind }: Said & { readonly kind: Reaction | null },
): Promise<void> {
  if (kind === null) {
    await sql`delete from story_reactions
              where company_id = ${companyId} and post_id = ${postId} and account_id = ${accountId}`.execute(tx)
    return
  }
  await sql`
    insert into story_reactions (company_id, post_id, account_id, kind)
    values (${companyId}, ${postId}, ${accountId}, ${kind})
    on conflict (company_id, post_id, account_id) do update set kind = excluded.kind`.execute(tx)
}

/** False where they said so before. */
export async function insertReport(
  tx: Tx,
  companyId: string,
  { postId, accountId, reason, now }: Said & { readonly reason: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into story_reports (company_id, post_id, account_id, reason, created_at)
    values (${companyId}, ${postId}, ${accountId}, ${reason}, ${now.toISOString()}) on conflict do nothing
    returning post_id`.execute(tx)
  return rows.length > 0
}

export async function settleReports(tx: Tx, companyId: string, postId: string, now: Date): Promise<void> {
  await sql`update story_reports set settled_at = ${now.toISOString()}
            where company_id = ${companyId} and post_id = ${postId} and settled_at is null`.execute(tx)
}

export async function insertPicture(tx: Tx, companyId: string, fileId: string, accountId: string): Promise<void> {
  await sql`insert into story_pictures (company_id, file_id, uploaded_by)
            values (${companyId}, ${fileId}, ${accountId})`.execute(tx)
}

/** False where one of them is not the author's own, or belongs to a post. */
export async function takePictures(
  tx: Tx,
  companyId: string,
  { postId, accountId, files }: Said & { readonly files: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    update story_pictures set post_id = ${postId} where company_id = ${companyId} and post_id is null
      and uploaded_by = ${accountId} and file_id = any(${[...files]}::uuid[]) returning file_id`.execute(tx)
  return rows.length === new Set(files).size
}

type PictureRow = { readonly post_id: string | null; readonly uploaded_by: string }

export async function pictureRow(tx: Tx, companyId: string, id: string): Promise<PictureRow | undefined> {
  const { rows } = await sql<PictureRow>`
    select post_id, uploaded_by from story_pictures where company_id = ${companyId} and file_id = ${id}`.execute(tx)
  return rows[0]
}
