/** Positions with their level, their departments, and how many hold each. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Of } from '../looking.ts'
import { byName, counts } from '../members.ts'

export type Named = { id: string; name: string }
export type PositionRow = Named & {
  description: string | null
  job_level_id: string | null
  job_level: string | null
  employees_count: number
  former_count: number
  competencies_count: number
  departments: Named[]
}

export async function positionsOf(tx: Tx, { companyId, today }: Of, id?: string): Promise<PositionRow[]> {
  const { rows } = await sql<PositionRow>`
    select t.id, t.name, t.description, t.job_level_id, l.name as job_level,
           coalesce(counted.now, 0) as employees_count, coalesce(counted.former, 0) as former_count,
           (select count(*) from position_competencies c where c.company_id = t.company_id and c.position_id = t.id)
             as competencies_count,
           coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name) order by ${byName(sql`d.name`)})
             from position_departments pd join departments d on d.company_id = pd.company_id and d.id = pd.department_id
             where pd.company_id = t.company_id and pd.position_id = t.id), '[]') as departments
    from positions t
    left join job_levels l on l.company_id = t.company_id and l.id = t.job_level_id
    left join (${counts(companyId, 'position_id', today)}) as counted on counted.id = t.id
    where t.company_id = ${companyId} ${id === undefined ? sql`` : sql`and t.id = ${id}`}
    order by ${byName(sql`t.name`)}`.execute(tx)
  return rows
}

type PositionFields = {
  readonly name?: string
  readonly job_level_id?: string | null
  readonly description?: string | null
}

export async function insertPosition(
  tx: Tx,
  companyId: string,
  fields: PositionFields & { readonly name: string },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('positions')
    .values({ company_id: companyId, id, ...fields })
    .execute()
  return id
}

/** Held until the transaction ends; undefined where there is none. */
export async function lockPosition(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<(Named & { revision: number }) | undefined> {
  const { rows } = await sql<Named & { revision: number }>`
    select id, name, revision from positions where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function savePosition(tx: Tx, companyId: string, id: string, fields: PositionFields): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return
  await tx.updateTable('positions').set(fields).where('company_id', '=', companyId).where('id', '=', id).execute()
}

export async function removePosition(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from positions where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function hasJobLevel(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from job_levels where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows.length > 0
}

export async function isPosition(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from positions where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows.length > 0
}
