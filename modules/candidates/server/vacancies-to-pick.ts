/** Vacancies with what an offer and an interview begin from. */

import { sql } from 'kysely'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Round } from '#modules/recruitment/model/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Picked = {
  readonly id: string
  readonly position_name: string
  readonly department_name: string | null
  readonly status: string
  readonly headcount: number
  readonly filled: number
  readonly rounds: Round[]
  readonly position_id: string | null
  readonly department_id: string | null
  readonly hiring_manager_id: string | null
  readonly employment_type: 'full_time' | 'part_time' | 'contract' | 'intern'
}

/** Those that are open first, then the newest. */
export async function vacanciesToPick(tx: Tx, companyId: string): Promise<Picked[]> {
  const { rows } = await sql<Picked>`
    select v.id, coalesce(p.name, v.position_name) as position_name, d.name as department_name, v.status, v.headcount,
      v.filled, v.rounds, v.position_id, v.department_id, v.hiring_manager_id, v.employment_type
    from vacancies v
      ${positionOf('v')}
      ${departmentOf('v')}
    where v.company_id = ${companyId} order by v.status <> 'open', v.created_at desc, v.id desc`.execute(tx)
  return rows
}
