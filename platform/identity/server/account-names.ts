/** Who did something, by the name of the account: for lists that keep the account alone. */
import { sql } from 'kysely'
import type { Database } from '#platform/database/server/connect.ts'

export async function accountNames(
  db: Database,
  companyId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const { rows } = await db.system.read((tx) =>
    sql<{ id: string; name: string }>`
      select id, coalesce(nullif(preferred_name, ''), full_name) as name from accounts
      where company_id = ${companyId} and id = any(${wanted}::uuid[])`.execute(tx),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type FoundAccount = { readonly id: string; readonly name: string; readonly email: string }

/** Who can sign in, by part of name or address, for whoever has to name somebody. */
export async function accountsLike(
  db: Database,
  companyId: string,
  search: string,
  most: number,
  /** Only these, where not everybody may be found. */
  among?: readonly string[],
): Promise<FoundAccount[]> {
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await db.system.read((tx) =>
    sql<FoundAccount>`
      select id, coalesce(nullif(preferred_name, ''), full_name) as name, email from accounts
      where company_id = ${companyId} and state = 'active' and (${search} = '' or email like ${like}
        or lower(full_name) like ${like} or lower(preferred_name) like ${like})
        ${among ? sql`and id = any(${[...among]}::uuid[])` : sql``}
      order by lower(full_name), id limit ${most}`.execute(tx),
  )
  return rows
}
