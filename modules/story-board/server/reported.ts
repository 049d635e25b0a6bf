/** Reported posts that HR has not decided on, counted for Home. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** How many wait for a decision of HR. */
export async function reportedPosts(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct o.post_id)::int as count from story_reports o
    join story_posts p on p.company_id = o.company_id and p.id = o.post_id and p.deleted_at is null
    where o.company_id = ${companyId} and o.settled_at is null`.execute(tx)
  return rows[0]?.count ?? 0
}
