/** Secret addresses as rows. The secret itself is never kept: a digest finds it. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Shows } from './sight.ts'

export type FeedShows = Shows | 'agencies' | 'shifts'

export type FeedRow = {
  readonly id: string
  readonly account_id: string
  readonly shows: FeedShows
  readonly created_at: string
  readonly read_at: string | null
}

const columns = sql`id, account_id, shows, created_at, read_at`
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export async function liveFeeds(tx: Tx, companyId: string, accountId: string): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select ${columns} from calendar_feeds
    where company_id = ${companyId} and account_id = ${accountId} and ended_at is null
    order by created_at, id`.execute(tx)
  return rows
}

export async function insertFeed(
  tx: Tx,
  companyId: string,
  { id, accountId, shows, secret, now }: { id: string; accountId: string; shows: FeedShows; secret: string; now: Date },
): Promise<FeedRow> {
  const at = now.toISOString()
  await sql`insert into calendar_feeds (company_id, id, account_id, shows, token_digest, created_at)
            values (${companyId}, ${id}, ${accountId}, ${shows}, ${digestOf(secret)}, ${at})`.execute(tx)
  return { id, account_id: accountId, shows, created_at: at, read_at: null }
}

export async function endFeedOf(tx: Tx, companyId: string, accountId: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update calendar_feeds set ended_at = ${now.toISOString()}
    where company_id = ${companyId} and account_id = ${accountId} and id = ${id} and ended_at is null
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Found by its secret, and noted that it was read. */
export async function readBySecret(tx: Tx, companyId: string, secret: string, now: Date): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    update calendar_feeds set read_at = ${now.toISOString()}
    where company_id = ${companyId} and token_digest = ${digestOf(secret)} and ended_at is null
    returning ${columns}`.execute(tx)
  return rows[0]
}
