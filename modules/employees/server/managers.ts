/** Who works for whom, changed for one person at a time. Hold the company's row: circles are judged over all people. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { closesCircle } from './places.ts'
import { presentOn } from './public-sql.ts'

export type Reporting = {
  readonly id: string
  readonly full_name: string
  readonly manager_id: string | null
  readonly manager: string | null
  /** With the company on the day. */
  readonly here: boolean
  /** Has a place in the organisation chart. */
  readonly in_chart: boolean
}

/** Undefined for whoever is nobody here: an account of a device reports to nobody and leads nobody. */
export async function reportingOf(
  tx: Tx,
  companyId: string,
  id: string,
  today: PlainDate,
): Promise<Reporting | undefined> {
  const { rows } = await sql<Reporting>`
    select e.id, e.full_name, e.manager_id, m.full_name as manager,
           ${presentOn(today)} as here,
           e.show_in_org_chart as in_chart
    from employees e left join employees m on m.company_id = e.company_id and m.id = e.manager_id
    where e.company_id = ${companyId} and e.id = ${id} and not e.is_service_account`.execute(tx)
  return rows[0]
}

/** False where the manager stands somewhere below; then nothing is changed. */
export async function changeManager(tx: Tx, companyId: string, id: string, managerId: string | null): Promise<boolean> {
  if (managerId !== null && (await closesCircle(tx, companyId, id, managerId))) return false
  await sql`
    update employees set manager_id = ${managerId}, updated_at = now(), revision = revision + 1
    where company_id = ${companyId} and id = ${id} and manager_id is distinct from ${managerId}::uuid`.execute(tx)
  return true
}
