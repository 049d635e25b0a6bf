import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export async function isLeaveType(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from leave_types where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows.length > 0
}
