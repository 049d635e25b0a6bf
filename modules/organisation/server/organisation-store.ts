/** Departments, divisions and positions with the number of people in each. Names are sorted without regard to case. */
import { type RawBuilder, sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type NamedRow = { id: string; name: string; employees: number }
export type DivisionRow = NamedRow & { department_id: string }
export type DepartmentRow = NamedRow & { divisions: DivisionRow[] }

/** The three tables that are a name with people under it, and the column by which people belong to each. */
const kinds = {
  departments: sql`department_id`,
  divisions: sql`division_id`,
  positions: sql`position_id`,
} as const
export type Kind = keyof typeof kinds

const peopleOf = (kind: Kind): RawBuilder<number> =>
  sql`(select count(*) from employees e where e.company_id = t.company_id and e.${kinds[kind]} = t.id)`

export async function departmentsOf(tx: Tx, companyId: string, id?: string): Promise<DepartmentRow[]> {
  const { rows } = await sql<NamedRow>`
    select t.id, t.name, ${peopleOf('departments')} as employees from departments t
    where t.company_id = ${companyId} ${id === undefined ? sql`` : sql`and t.id = ${id}`}
    order by lower(t.name)`.execute(tx)
  const divisions = await divisionsOf(tx, companyId, id)
  return rows.map((row) => ({ ...row, divisions: divisions.filter((division) => division.department_id === row.id) }))
}

export async function divisionsOf(tx: Tx, companyId: string, departmentId?: string): Promise<DivisionRow[]> {
  const { rows } = await sql<DivisionRow>`
    select t.id, t.name, t.department_id, ${peopleOf('divisions')} as employees from divisions t
    where t.company_id = ${companyId} ${departmentId === undefined ? sql`` : sql`and t.department_id = ${departmentId}`}
    order by lower(t.name)`.execute(tx)
  return rows
}

export async function divisionOf(tx: Tx, companyId: string, id: string): Promise<DivisionRow | undefined> {
  const { rows } = await sql<DivisionRow>`
    select t.id, t.name, t.department_id, ${peopleOf('divisions')} as employees from divisions t
    where t.company_id = ${companyId} and t.id = ${id}`.execute(tx)
  return rows[0]
}

export async function positionsOf(tx: Tx, companyId: string, id?: string): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select t.id, t.name, ${peopleOf('positions')} as employees from positions t
    where t.company_id = ${companyId} ${id === undefined ? sql`` : sql`and t.id = ${id}`}
    order by lower(t.name)`.execute(tx)
  return rows
}

export async function insertNamed(
  tx: Tx,
  companyId: string,
  kind: 'departments' | 'positions',
  name: string,
): Promise<string> {
  const id = newId()
  await tx.insertInto(kind).values({ company_id: companyId, id, name }).execute()
  return id
}

export async function insertDivision(tx: Tx, companyId: string, departmentId: string, name: string): Promise<string> {
  const id = newId()
  await tx.insertInto('divisions').values({ company_id: companyId, id, department_id: departmentId, name }).execute()
  return id
}

/** The former name; undefined where there is no such entry. Held until the transaction ends. */
export async function lockName(tx: Tx, companyId: string, kind: Kind, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(kind)} where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return rows[0]?.name
}

export async function setName(tx: Tx, companyId: string, kind: Kind, id: string, name: string): Promise<void> {
  await sql`update ${sql.table(kind)} set name = ${name} where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function hasPeople(tx: Tx, companyId: string, kind: Kind, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from employees e where company_id = ${companyId} and ${kinds[kind]} = ${id} limit 1`.execute(tx)
  return rows.length > 0
}

export async function remove(tx: Tx, companyId: string, kind: Kind, id: string): Promise<void> {
  await sql`delete from ${sql.table(kind)} where company_id = ${companyId} and id = ${id}`.execute(tx)
}
