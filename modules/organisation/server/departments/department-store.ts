/** Departments and their divisions, with heads and the number of people in each. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Of } from '../looking.ts'
import { byName, counts } from '../members.ts'

type Headed = { hod_id: string | null; hod_name: string | null; hod_left: boolean }
export type DivisionRow = Headed & { id: string; name: string; department_id: string; employees_count: number }
export type DepartmentRow = Headed & {
  id: string
  name: string
  code: string | null
  employees_count: number
  divisions_count: number
  divisions: DivisionRow[]
}

const head = (today: PlainDate): RawBuilder<unknown> =>
  sql`t.head_id as hod_id, e.full_name as hod_name, e.id is not null and not ${presentOn(today)} as hod_left,
      coalesce(counted.now, 0) as employees_count`

export async function departmentsOf(tx: Tx, { companyId, today }: Of, id?: string): Promise<DepartmentRow[]> {
  const { rows } = await sql<Omit<DepartmentRow, 'divisions' | 'divisions_count'>>`
    select t.id, t.name, t.code, ${head(today)} from departments t
    left join employees e on e.company_id = t.company_id and e.id = t.head_id
    left join (${counts(companyId, 'department_id', today)}) as counted on counted.id = t.id
    where t.company_id = ${companyId} ${id === undefined ? sql`` : sql`and t.id = ${id}`}
    order by ${byName(sql`t.name`)}`.execute(tx)
  const divisions = await divisionsOf(tx, { companyId, today }, { department: id })
  return rows.map((row) => {
    const own = divisions.filter((division) => division.department_id === row.id)
    return { ...row, divisions_count: own.length, divisions: own }
  })
}

export async function divisionsOf(
  tx: Tx,
  { companyId, today }: Of,
  { department, id }: { department?: string; id?: string } = {},
): Promise<DivisionRow[]> {
  const { rows } = await sql<DivisionRow>`
    select t.id, t.name, t.department_id, ${head(today)} from divisions t
    left join employees e on e.company_id = t.company_id and e.id = t.head_id
    left join (${counts(companyId, 'division_id', today)}) as counted on counted.id = t.id
    where t.company_id = ${companyId} ${department === undefined ? sql`` : sql`and t.department_id = ${department}`}
      ${id === undefined ? sql`` : sql`and t.id = ${id}`}
    order by ${byName(sql`t.name`)}`.execute(tx)
  return rows
}

export type DepartmentFields = {
  readonly name?: string
  readonly code?: string | null
  readonly head_id?: string | null
}
type DivisionFields = Omit<DepartmentFields, 'code'>
type Stored<Fields> = { readonly id: string } & { readonly [Name in keyof Fields]-?: Exclude<Fields[Name], undefined> }

export async function insertDepartment(
  tx: Tx,
  companyId: string,
  fields: DepartmentFields & { readonly name: string },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('departments')
    .values({ company_id: companyId, id, ...fields })
    .execute()
  return id
}

export async function insertDivision(
  tx: Tx,
  companyId: string,
  fields: DivisionFields & { readonly name: string; readonly department_id: string },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('divisions')
    .values({ company_id: companyId, id, ...fields })
    .execute()
  return id
}

/** As it stands, held until the transaction ends; undefined where there is none. */
export async function lockDepartment(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<Stored<DepartmentFields> | undefined> {
  const { rows } = await sql<Stored<DepartmentFields>>`
    select id, name, code, head_id from departments where company_id = ${companyId} and id = ${id} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function lockDivision(tx: Tx, companyId: string, id: string): Promise<Stored<DivisionFields> | undefined> {
  const { rows } = await sql<Stored<DivisionFields>>`
    select id, name, head_id from divisions where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function saveUnit(
  tx: Tx,
  companyId: string,
  kind: 'departments' | 'divisions',
  id: string,
  fields: DepartmentFields,
): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return
  await tx.updateTable(kind).set(fields).where('company_id', '=', companyId).where('id', '=', id).execute()
}

export async function removeUnit(
  tx: Tx,
  companyId: string,
  kind: 'departments' | 'divisions',
  id: string,
): Promise<void> {
  await sql`delete from ${sql.table(kind)} where company_id = ${companyId} and id = ${id}`.execute(tx)
}
