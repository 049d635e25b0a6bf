import { sql } from 'kysely'
import type { Database } from '#platform/database/server/connect.ts'

/** Names of those of these accounts that may sign in to the company. */
export function accountNames(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return db.system.read(async (tx) => {
    const { rows } = await sql<{ id: string; full_name: string }>`
      select id, full_name from accounts
      where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and state = 'active'`.execute(tx)
    return new Map(rows.map(({ id, full_name }) => [id, full_name]))
  })
}
