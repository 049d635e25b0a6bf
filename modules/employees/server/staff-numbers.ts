/** Staff ids of everybody, for the company's automatic ones. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

type NumberedPerson = { readonly id: string; readonly staffId: string; readonly fullName: string }

export const staffNumbers = {
  /** In the order in which they joined; held until the transaction ends where it may change something. */
  async numbered(tx: Tx, companyId: string): Promise<readonly NumberedPerson[]> {
    const { rows } = await sql<NumberedPerson>`
      select id, staff_id as "staffId", full_name as "fullName" from employees
      where company_id = ${companyId} order by joined_on, lower(staff_id)`.execute(tx)
    return rows
  },

  /** By way of ids that nobody has, because two people may exchange theirs. */
  async renumber(
    tx: Tx,
    companyId: string,
    ids: readonly { readonly id: string; readonly staffId: string }[],
  ): Promise<void> {
    const changed = JSON.stringify(ids.map(({ id, staffId }) => ({ id, staff_id: staffId })))
    const wanted = sql`jsonb_to_recordset(${changed}::jsonb) as wanted(id uuid, staff_id text)`
    await sql`update employees e set staff_id = e.id::text from ${wanted}
              where e.company_id = ${companyId} and e.id = wanted.id`.execute(tx)
    await sql`update employees e set staff_id = wanted.staff_id, revision = revision + 1, updated_at = now()
              from ${wanted} where e.company_id = ${companyId} and e.id = wanted.id`.execute(tx)
  },
}
