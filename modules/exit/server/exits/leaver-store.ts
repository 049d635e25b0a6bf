/** Whoever leaves, as leavings need them. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type LeaverRow = {
  readonly id: string
  readonly full_name: string
  readonly joined_on: string
  readonly left_on: string | null
  readonly citizenship: string | null
  readonly account_id: string | null
}

/** Accounts of devices leave nowhere. */
export async function leaverOf(tx: Tx, companyId: string, id: string): Promise<LeaverRow | undefined> {
  const { rows } = await sql<LeaverRow>`
    select id, full_name, joined_on, left_on, citizenship, account_id from employees
    where company_id = ${companyId} and id = ${id} and not is_service_account`.execute(tx)
  return rows[0]
}
