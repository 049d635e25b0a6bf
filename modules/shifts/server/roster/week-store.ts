/** The week that was last applied to somebody, and in which order a department's people stand. */

import { sql } from 'kysely'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import type { Week } from '../../model/pattern.ts'
import { inSight } from '../sight.ts'

/** Undefined of whoever is out of sight. */
export async function weekKept(tx: Tx, companyId: string, id: string, session: LiveSession) {
  const { rows } = await sql<{ week: Week | null }>`
    select w.week from employees e
    left join roster_weeks w on w.company_id = e.company_id and w.employee_id = e.id
    where e.company_id = ${companyId} and e.id = ${id} and ${inSight(session, companyId)}`.execute(tx)
  return rows[0]
}

/** False where somebody named is not of the department: then nothing is kept. */
export async function keepOrder(tx: Tx, companyId: string, departmentId: string, ids: readonly string[]) {
  const { rows } = await sql`
    select from employees where company_id = ${companyId} and department_id = ${departmentId}
      and id = any(${[...ids]}::uuid[])`.execute(tx)
  if (rows.length < ids.length) return false
  await sql`delete from roster_orders where company_id = ${companyId} and department_id = ${departmentId}`.execute(tx)
  await sql`
    insert into roster_orders (company_id, department_id, employee_id, position)
    select ${companyId}, ${departmentId}, o.id, o.place
    from unnest(${[...ids]}::uuid[]) with ordinality as o(id, place)`.execute(tx)
  return true
}

export async function orderOf(tx: Tx, companyId: string, departmentId: string) {
  const { rows } = await sql<{ employee_id: string; order: number }>`
    select e.id as employee_id,
      (row_number() over (order by o.position nulls last, lower(e.full_name), e.id))::int as order
    from employees e left join roster_orders o
      on o.company_id = e.company_id and o.department_id = e.department_id and o.employee_id = e.id
    where e.company_id = ${companyId} and e.department_id = ${departmentId} and ${presentOn()}
    order by 2`.execute(tx)
  return rows
}

export async function keepWeek(tx: Tx, companyId: string, ids: readonly string[], week: Week): Promise<void> {
  await sql`
    insert into roster_weeks (company_id, employee_id, week)
    select ${companyId}, unnest(${[...new Set(ids)]}::uuid[]), ${JSON.stringify(week)}::jsonb
    on conflict (company_id, employee_id) do update set week = excluded.week`.execute(tx)
}
