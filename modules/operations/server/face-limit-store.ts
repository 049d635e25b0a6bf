/** Limits of faces beside how many are known; a company without one has that of its package. */
import { sql } from 'kysely'
import type { SystemTx } from '#platform/database/server/connect.ts'

type LimitRow = { id: string; company_id: string; company_name: string; limit: number; used: number }

export async function limitsOf(tx: SystemTx, id?: string): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select c.id, c.id as company_id, c.name as company_name,
      coalesce(c.face_headcount_limit, c.headcount_limit) as "limit",
      (select count(distinct p.employee_id)::int from face_photos p where p.company_id = c.id) as used
    from companies c where ${id ? sql`c.id = ${id}` : sql`true`} order by lower(c.name), c.id`.execute(tx)
  return rows
}

export async function setLimit(tx: SystemTx, id: string, limit: number): Promise<void> {
  await sql`update companies set face_headcount_limit = ${limit} where id = ${id}`.execute(tx)
}
