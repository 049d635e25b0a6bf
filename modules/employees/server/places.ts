/** Departments, positions and managers named by their id: they must be the company's own and fit each other. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

type WantedPlaces = {
  readonly department_id?: string | null
  readonly division_id?: string | null
  readonly position_id?: string | null
  readonly job_level_id?: string | null
  readonly manager_id?: string | null
}
export type Errors = Readonly<Record<string, readonly string[]>>

/** Field -> what is wrong; empty where everything is right. A foreign id is an unknown one. */
export async function wrongPlaces(tx: Tx, companyId: string, wanted: WantedPlaces): Promise<Errors> {
  const id = (one: string | null | undefined) => one ?? null
  const { rows } = await sql<
    Record<'department' | 'division' | 'position' | 'job_level' | 'manager' | 'fits', boolean>
  >`
    select
      exists (select from departments where company_id = ${companyId} and id = ${id(wanted.department_id)}) as department,
      exists (select from divisions where company_id = ${companyId} and id = ${id(wanted.division_id)}) as division,
      exists (select from divisions where company_id = ${companyId} and id = ${id(wanted.division_id)}
        and department_id = ${id(wanted.department_id)}) as fits,
      exists (select from positions where company_id = ${companyId} and id = ${id(wanted.position_id)}) as position,
      exists (select from job_levels where company_id = ${companyId} and id = ${id(wanted.job_level_id)}) as job_level,
      exists (select from employees where company_id = ${companyId} and id = ${id(wanted.manager_id)}
        and not is_service_account) as manager
    `.execute(tx)
  const found = rows[0]
  const errors: Record<string, readonly string[]> = {}
  for (const kind of ['department', 'division', 'position', 'job_level', 'manager'] as const) {
    if (id(wanted[`${kind}_id`]) !== null && !found?.[kind]) errors[`${kind}_id`] = ['employees.unknown-entry']
  }
  if (id(wanted.division_id) !== null && found?.division && !found.fits) {
    errors.division_id = ['employees.division-elsewhere']
  }
  return errors
}

/** Whether the person stands somewhere above this manager, or is he. Hold the company's row, or two may close a circle. */
export async function closesCircle(tx: Tx, companyId: string, personId: string, managerId: string): Promise<boolean> {
  const { rows } = await sql<{ circle: boolean }>`
    with recursive above as (
      select id, manager_id from employees where company_id = ${companyId} and id = ${managerId}
      union
      select e.id, e.manager_id from employees e join above a on e.company_id = ${companyId} and e.id = a.manager_id
    ) select exists (select from above where id = ${personId}) as circle`.execute(tx)
  return rows[0]?.circle ?? false
}
