/** Who an account is among the employees; undefined for one that looks after the company and is none. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export async function ownId(tx: Tx, companyId: string, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from employees where company_id = ${companyId} and account_id = ${accountId}`.execute(tx)
  return rows[0]?.id
}
