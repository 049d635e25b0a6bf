/** Whom somebody can let decide in their place: accounts of the company that can sign in, by name. */
import { sql } from 'kysely'
import type { Database } from '#platform/database/server/connect.ts'

export type StandIn = { readonly id: string; readonly name: string; readonly email: string }
const AT_ONCE = 20

export async function standInsOf(db: Database, companyId: string, search: string | undefined): Promise<StandIn[]> {
  const like = search ? `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : undefined
  const { rows } = await db.system.read((tx) =>
    sql<StandIn>`
      select id, coalesce(nullif(preferred_name, ''), full_name) as name, email from accounts
      where company_id = ${companyId} and type = 'company' and state = 'active'
        ${like ? sql`and (lower(full_name) like ${like} or lower(coalesce(preferred_name, '')) like ${like} or email like ${like})` : sql``}
      order by lower(full_name), id limit ${AT_ONCE}`.execute(tx),
  )
  return rows
}
