import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Employment } from '../../model/employments.ts'

/** Of each person the oldest first; of everybody where nobody is named. */
export async function employmentsOf(
  tx: Tx,
  companyId: string,
  ids?: readonly string[],
): Promise<(employeeId: string) => readonly Employment[]> {
  const of = (column: string) => (ids === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${[...ids]}::uuid[])`)
  const { rows } = await sql<Employment & { employee_id: string }>`
    select id as employee_id, joined_on, left_on from employees where company_id = ${companyId} ${of('id')}
    union all
    select employee_id, joined_on, left_on from former_employments where company_id = ${companyId} ${of('employee_id')}
    order by joined_on`.execute(tx)
  const employments = new Map<string, Employment[]>()
  for (const { employee_id, joined_on, left_on } of rows) {
    const own = employments.get(employee_id)
    if (own) own.push({ joined_on, left_on })
    else employments.set(employee_id, [{ joined_on, left_on }])
  }
  return (employeeId) => employments.get(employeeId) ?? []
}
