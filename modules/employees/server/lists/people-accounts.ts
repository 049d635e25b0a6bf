import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** Everybody with the account they have, if any. */
export async function accountsOfPeople(
  tx: Tx,
  companyId: string,
): Promise<{ readonly id: string; readonly account_id: string | null }[]> {
  const { rows } = await sql<{ id: string; account_id: string | null }>`
    select id, account_id from employees where company_id = ${companyId}`.execute(tx)
  return rows
}
