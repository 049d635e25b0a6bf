/** Where people belong: names of the structure and of managers become ids; names that are not there yet are added. */
import { sql } from 'kysely'
import { addNames, missingNames, type NamedStructure, structureIds } from '#modules/organisation/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { AppliedCell } from './applied-cell.ts'

export const PLACES = ['department', 'division', 'position', 'job_level'] as const
type ByField = ReadonlyMap<string, readonly AppliedCell[]>

export async function writePlaces(tx: Tx, companyId: string, byField: ByField): Promise<void> {
  if (PLACES.some((field) => byField.has(field))) await writeStructure(tx, companyId, byField)
  const managers = byField.get('manager_staff_id') ?? []
  if (managers.length === 0) return
  const changes = managers.map(({ employeeId, after }) => ({ id: employeeId, manager: after }))
  await sql`
    update employees e set manager_id = m.id
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id uuid, manager text)
      left join employees m on m.company_id = ${companyId} and lower(m.staff_id) = lower(change.manager)
    where e.company_id = ${companyId} and e.id = change.id`.execute(tx)
}

/** The names a sheet of changes brings with it, a division under the department its person will be in. */
export function namesIn(cells: readonly AppliedCell[], departments: ReadonlyMap<string, string>): NamedStructure {
  const named = (field: string) =>
    cells.flatMap(({ field: of, after }) => (of === field && typeof after === 'string' ? [after] : []))
  return {
    departments: named('department'),
    positions: named('position'),
    jobLevels: named('job_level'),
    divisions: cells.flatMap(({ field, employeeId, after }) => {
      const department = departments.get(employeeId)
      return field === 'division' && typeof after === 'string' && department ? [{ department, name: after }] : []
    }),
  }
}

/** The department each of these people will be in. */
export async function departmentsAfter(
  tx: Tx,
  companyId: string,
  cells: readonly AppliedCell[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(cells.filter(({ field }) => field === 'division').map(({ employeeId }) => employeeId))]
  const { rows } = await sql<{ id: string; name: string }>`
    select e.id, d.name from employees e
    join departments d on d.company_id = e.company_id and d.id = e.department_id
    where e.company_id = ${companyId} and e.id = any(${ids}::uuid[])`.execute(tx)
  const departments = new Map(rows.map(({ id, name }) => [id, name]))
  for (const { field, employeeId, after } of cells) {
    if (field === 'department' && typeof after === 'string') departments.set(employeeId, after)
  }
  return departments
}

async function writeStructure(tx: Tx, companyId: string, byField: ByField): Promise<void> {
  const cells = PLACES.flatMap((field) => byField.get(field) ?? [])
  const departments = await departmentsAfter(tx, companyId, cells)
  await addNames(tx, companyId, await missingNames(tx, companyId, namesIn(cells, departments)))
  const ids = await structureIds(tx, companyId)
  const people = new Map<string, Record<string, string | null>>()
  for (const { employeeId, field, after } of cells) {
    const name = typeof after === 'string' ? after : undefined
    const id =
      name === undefined
        ? undefined
        : field === 'department'
          ? ids.department(name)
          : field === 'division'
            ? ids.division(departments.get(employeeId) ?? '', name)
            : field === 'position'
              ? ids.position(name)
              : ids.jobLevel(name)
    people.set(employeeId, { ...people.get(employeeId), id: employeeId, [field]: id ?? null })
  }
  // A person keeps what is not named; the four are written together, since a division must be of the department.
  await sql`
    update employees e set
      department_id = case when change.row ? 'department' then (change.row->>'department')::uuid else department_id end,
      division_id = case when change.row ? 'division' then (change.row->>'division')::uuid else division_id end,
      position_id = case when change.row ? 'position' then (change.row->>'position')::uuid else position_id end,
      job_level_id = case when change.row ? 'job_level' then (change.row->>'job_level')::uuid else job_level_id end
    from jsonb_array_elements(${JSON.stringify([...people.values()])}::jsonb) as change(row)
    where e.company_id = ${companyId} and e.id = (change.row->>'id')::uuid`.execute(tx)
}
