import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { FieldChange } from './change-store.ts'

/** Nobody reads more. */
const NAMED = 200

/** Whose cells these are, as lines the screen shows as they are. */
export async function peopleOfChanges(tx: Tx, companyId: string, changes: readonly FieldChange[]): Promise<string[]> {
  const fields = new Map<string, string[]>()
  for (const { employeeId, field } of changes) fields.set(employeeId, [...(fields.get(employeeId) ?? []), field])
  const { rows } = await sql<{ id: string; staff_id: string; full_name: string }>`
    select id, staff_id, full_name from employees
    where company_id = ${companyId} and id = any(${[...fields.keys()]}::uuid[])
    order by lower(staff_id) limit ${NAMED}`.execute(tx)
  return rows.map(({ id, staff_id, full_name }) => `${staff_id} ${full_name}: ${(fields.get(id) ?? []).join(', ')}`)
}
