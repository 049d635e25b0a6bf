/** With whom somebody may swap. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { type RosterPerson, rosterPeople } from '../people.ts'

/** Of the same department, employed in these days, and able to answer. */
export function colleaguesOf(
  tx: Tx,
  companyId: string,
  me: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<RosterPerson[]> {
  const where = sql`e.id <> ${me} and e.account_id is not null and e.department_id is not distinct from (
    select department_id from employees where company_id = ${companyId} and id = ${me})`
  return rosterPeople(tx, companyId, { from, to, where })
}

export async function nameOf(tx: Tx, companyId: string, id: string): Promise<string> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from employees where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows[0]?.full_name ?? ''
}
