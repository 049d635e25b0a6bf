/** Whether somebody has been here before. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** Whoever was here by this e-mail. */
export async function formerNames(tx: Tx, companyId: string, email: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select full_name || ' · ' || staff_id as name from employees
    where company_id = ${companyId} and lower(email) = ${email.toLowerCase()} order by joined_on`.execute(tx)
  return rows.map(({ name }) => name)
}
