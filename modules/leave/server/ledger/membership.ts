import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

/** The group that somebody was put into; null for the default one. */
export async function groupIdOf(tx: Tx, companyId: string, employeeId: string): Promise<string | null> {
  return (await groupIdsOf(tx, companyId, [employeeId])).get(employeeId) ?? null
}

export async function groupIdsOf(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ employee_id: string; group_id: string | null }>`
    select employee_id, group_id from leave_people
    where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[])`.execute(tx)
  return new Map(rows.map(({ employee_id, group_id }) => [employee_id, group_id]))
}
