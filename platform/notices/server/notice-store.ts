/** The table of notices, always of one account. */
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import type { NoticeParam } from '../model/notice.ts'

type NoticeRow = {
  readonly id: string
  readonly word: string
  readonly params: Readonly<Record<string, NoticeParam>>
  readonly link: string
  readonly created_at: string
  readonly read_at: string | null
}

export type Whose = { readonly companyId: string; readonly accountId: string }
type Part = { readonly limit: number; readonly before?: string; readonly unread: boolean }

const of = ({ companyId, accountId }: Whose) => sql`company_id = ${companyId} and account_id = ${accountId}`

/** Newest first; `before` is the last one that was seen, so that news that come meanwhile shift nothing. */
export async function noticesOf(tx: Tx, whose: Whose, { limit, before, unread }: Part): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select id, word, params, link, created_at, read_at from notices
    where ${of(whose)} ${unread ? sql`and read_at is null` : sql``} ${before ? sql`and id < ${before}` : sql``}
    order by id desc limit ${limit}`.execute(tx)
  return rows
}

/** Counted no further than anybody reads. */
export async function unreadOf(tx: Tx, whose: Whose, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from notices where ${of(whose)} and read_at is null limit ${most}) as unread`.execute(tx)
  return rows[0]?.count ?? 0
}

/** True where there is such a notice. */
export async function markOne(tx: Tx, whose: Whose, id: string, readAt: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notices set read_at = case when ${readAt === null} then null else coalesce(read_at, ${readAt}) end
    where ${of(whose)} and id = ${id}`.execute(tx)
  return numAffectedRows === 1n
}

/** Those up to this one: what came after the reader looked stays unread. True where there is such a notice. */
export async function markAll(tx: Tx, whose: Whose, newest: string, readAt: string): Promise<boolean> {
  const { rows } = await sql`select from notices where ${of(whose)} and id = ${newest}`.execute(tx)
  await sql`update notices set read_at = ${readAt} where ${of(whose)} and read_at is null and id <= ${newest}
            and ${rows.length === 1}`.execute(tx)
  return rows.length === 1
}

const READ_KEPT = 90
const KEPT = 365

/** What was read long ago, and what nobody read for a year, is forgotten. */
export function tidyNotices(db: Database, now: Date): Promise<unknown> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  return db.system.transaction((tx) =>
    sql`delete from notices where read_at < ${before(READ_KEPT)} or created_at < ${before(KEPT)}`.execute(tx),
  )
}
