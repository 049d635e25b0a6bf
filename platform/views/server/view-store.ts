/** Ways of looking at a list that somebody keeps, for themselves or for everybody of the company. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** The query is that of the address, from its question mark on. */
type View = {
  readonly id: string
  readonly list: string
  readonly name: string
  readonly shared: boolean
  readonly query: string
}

/** One's own and those that are shared, by name. */
export async function viewsOf(
  tx: Tx,
  companyId: string,
  accountId: string,
  list: string,
): Promise<(View & { readonly mine: boolean })[]> {
  const { rows } = await sql<View & { mine: boolean }>`
    select id, list, name, shared, query, account_id = ${accountId} as mine from saved_views
    where company_id = ${companyId} and list = ${list} and (shared or account_id = ${accountId})
    order by lower(name)`.execute(tx)
  return rows
}

export async function insertView(
  tx: Tx,
  companyId: string,
  accountId: string,
  { id, list, name, shared, query }: View,
): Promise<void> {
  await sql`
    insert into saved_views (company_id, id, account_id, list, name, shared, query)
    values (${companyId}, ${id}, ${accountId}, ${list}, ${name}, ${shared}, ${query})`.execute(tx)
}

/** One's own alone; undefined where it is none of them. */
export async function nameView(
  tx: Tx,
  companyId: string,
  accountId: string,
  id: string,
  name: string,
): Promise<View | undefined> {
  const { rows } = await sql<View>`
    update saved_views set name = ${name}
    where company_id = ${companyId} and account_id = ${accountId} and id = ${id}
    returning id, list, name, shared, query`.execute(tx)
  return rows[0]
}

/** One's own alone. */
export async function deleteView(tx: Tx, companyId: string, accountId: string, id: string): Promise<void> {
  await sql`delete from saved_views
            where company_id = ${companyId} and account_id = ${accountId} and id = ${id}`.execute(tx)
}
