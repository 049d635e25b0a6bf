import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type PersonName = {
  readonly id: string
  readonly staffId: string
  readonly fullName: string
  readonly joinedOn: string
  readonly leftOn: string | null
}

/** Of employees `e`: whoever was forgotten is on no sheet. */
export const remembered = sql`not exists (
  select from forgotten_people f where f.company_id = e.company_id and f.employee_id = e.id)`

/** Lower-case staff id -> who it is, of everybody the company ever had. */
export async function personNames(tx: Tx, companyId: string): Promise<ReadonlyMap<string, PersonName>> {
  const { rows } = await sql<PersonName>`
    select id, staff_id as "staffId", full_name as "fullName", joined_on as "joinedOn", left_on as "leftOn"
    from employees e where company_id = ${companyId} and ${remembered} order by lower(staff_id)`.execute(tx)
  return new Map(rows.map((row) => [row.staffId.toLowerCase(), row]))
}
