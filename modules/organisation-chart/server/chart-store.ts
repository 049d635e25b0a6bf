/** Who works here and for whom, in one reading. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type ChartRow = {
  readonly id: string
  readonly account_id: string | null
  readonly staff_id: string
  readonly full_name: string
  readonly preferred_name: string | null
  readonly position: string | null
  readonly department_id: string | null
  readonly department: string | null
  readonly manager_id: string | null
  readonly joined_on: string
  readonly photo_id: string | null
  /** Has a place in the chart; whoever has none only leads from the people below to whoever is above. */
  readonly here: boolean
  /** With the company no more. */
  readonly gone: boolean
}

/** Those who have a place in the chart, and whoever without one still stands above somebody; by name. */
export async function chartRows(tx: Tx, companyId: string, today: PlainDate): Promise<ChartRow[]> {
  const { rows } = await sql<ChartRow>`
    with people as (
      select *, not gone and show_in_org_chart and not is_service_account as here from (
        select e.*, not e.is_service_account and not ${presentOn(today)} as gone
        from employees e where e.company_id = ${companyId}
      ) as e
    )
    select p.id, p.account_id, p.staff_id, p.full_name, p.preferred_name, s.name as position, p.department_id,
           d.name as department, p.manager_id, p.joined_on, p.portrait_id as photo_id, p.here, p.gone
    from people p
    left join positions s on s.company_id = p.company_id and s.id = p.position_id
    ${departmentOf('p')}
    where p.here or exists (select from employees r where r.company_id = p.company_id and r.manager_id = p.id)
    order by lower(p.full_name collate "und-x-icu") collate "und-x-icu", p.staff_id`.execute(tx)
  return rows
}
