/** What stands above the list of people: how many there are of each kind, and by what they can be filtered. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { withinSight } from '../sight.ts'
import { type Looking, statusOn } from './employees-store.ts'

export type Overview = {
  counts: { active: number; starting: number; sabbatical: number; left: number; all: number; service: number }
  departments: string[]
  positions: string[]
  employment_types: string[]
}

const NOBODY: Overview = {
  counts: { active: 0, starting: 0, sabbatical: 0, left: 0, all: 0, service: 0 },
  departments: [],
  positions: [],
  employment_types: [],
}

/** Everybody is gone through once, and only what somebody in sight belongs to is offered. */
export async function overviewOf(tx: Tx, { companyId, sight, today }: Looking): Promise<Overview> {
  const isStarting = sql`(e.joined_on > ${today} and ${statusOn(today)} = 'active')`
  const { rows } = await sql<Overview>`
    with seen as materialized (
      select case when e.is_service_account then 'service' when ${isStarting} then 'starting' else ${statusOn(today)} end
          as status, e.department_id, e.position_id, e.employment_type, count(*) as people
      from employees e
      where e.company_id = ${companyId} and ${withinSight(sight, companyId)}
      group by 1, 2, 3, 4
    )
    select
      (select json_build_object(
         'active', coalesce(sum(people) filter (where status = 'active'), 0),
         'starting', coalesce(sum(people) filter (where status = 'starting'), 0),
         'sabbatical', coalesce(sum(people) filter (where status = 'sabbatical'), 0),
         'left', coalesce(sum(people) filter (where status in ('resigned', 'terminated')), 0),
         'all', coalesce(sum(people) filter (where status <> 'service'), 0),
         'service', coalesce(sum(people) filter (where status = 'service'), 0)) from seen) as counts,
      array(select name from departments where company_id = ${companyId}
            and id in (select department_id from seen) order by lower(name)) as departments,
      array(select name from positions where company_id = ${companyId}
            and id in (select position_id from seen) order by lower(name)) as positions,
      array(select distinct employment_type from seen order by 1) as employment_types`.execute(tx)
  return rows[0] ?? NOBODY
}
