/** Which departments a position belongs to; none means every one. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { byName } from '../members.ts'
import type { Named } from './position-store.ts'

export async function departmentsOfPosition(tx: Tx, companyId: string, positionId: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select d.id, d.name from position_departments pd
    join departments d on d.company_id = pd.company_id and d.id = pd.department_id
    where pd.company_id = ${companyId} and pd.position_id = ${positionId}
    order by ${byName(sql`d.name`)}`.execute(tx)
  return rows
}

/** Positions that name this department. */
export async function namingPositions(tx: Tx, companyId: string, departmentId: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select p.id, p.name from position_departments pd
    join positions p on p.company_id = pd.company_id and p.id = pd.position_id
    where pd.company_id = ${companyId} and pd.department_id = ${departmentId}
    order by ${byName(sql`p.name`)}`.execute(tx)
  return rows
}

/** Adds those that are not there yet; refuses an id that is no department of the company. */
export async function addDepartments(
  tx: Tx,
  companyId: string,
  positionId: string,
  departmentIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(departmentIds)]
  if (wanted.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select id from departments where company_id = ${companyId} and id = any(${wanted}::uuid[]) for key share`.execute(
    tx,
  )
  if (rows.length < wanted.length) {
    throw new Refusal(problem('http.invalid', { errors: { department_ids: ['organisation.unknown-department'] } }))
  }
  await sql`
    insert into position_departments (company_id, position_id, department_id)
    select ${companyId}, ${positionId}, unnest(${wanted}::uuid[]) on conflict do nothing`.execute(tx)
}

/** These and no others. */
export async function setDepartments(
  tx: Tx,
  companyId: string,
  positionId: string,
  departmentIds: readonly string[],
): Promise<void> {
  await sql`
    delete from position_departments where company_id = ${companyId} and position_id = ${positionId}
      and not department_id = any(${[...departmentIds]}::uuid[])`.execute(tx)
  await addDepartments(tx, companyId, positionId, departmentIds)
}

/** False where the position does not have it. */
export async function removeDepartment(
  tx: Tx,
  companyId: string,
  positionId: string,
  departmentId: string,
): Promise<boolean> {
  const removed = await sql`
    delete from position_departments
    where company_id = ${companyId} and position_id = ${positionId} and department_id = ${departmentId}`.execute(tx)
  return (removed.numAffectedRows ?? 0n) > 0n
}
