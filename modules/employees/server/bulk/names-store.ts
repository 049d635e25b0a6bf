/** What the log calls those by whom people are moved, and where they are moved to. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export async function staffIdOf(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ staff_id: string }>`
    select staff_id from employees where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows[0]?.staff_id ?? null
}

type Place = { readonly department_id: string; readonly division_id?: string | null | undefined }
type PlaceNames = { readonly department: string | null; readonly division: string | null }

/** A division of another department has no name here. */
export async function namesOf(
  tx: Tx,
  companyId: string,
  { department_id, division_id = null }: Place,
): Promise<PlaceNames> {
  const { rows } = await sql<{ department: string; division: string | null }>`
    select d.name as department, v.name as division from departments d
    left join divisions v on v.company_id = d.company_id and v.department_id = d.id and v.id = ${division_id}
    where d.company_id = ${companyId} and d.id = ${department_id}`.execute(tx)
  return rows[0] ?? { department: null, division: null }
}
