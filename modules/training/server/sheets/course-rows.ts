/** Many courses at once, as a sheet brings them. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { SheetCourse } from '../../model/course-sheet.ts'

export async function insertCourses(tx: Tx, companyId: string, courses: readonly SheetCourse[]): Promise<void> {
  await sql`
    insert into training_courses (company_id, id, name, category, provider, mode, hours, cost_per_seat, is_mandatory,
      mandatory_departments, mandatory_positions, repeat_months, certificate_months, hrd_claimable, bond_amount,
      bond_months)
    select ${companyId}, n.* from ${given(courses)}`.execute(tx)
}

export async function setCourses(tx: Tx, companyId: string, courses: readonly SheetCourse[]): Promise<void> {
  await sql`
    update training_courses c set category = n.category, provider = n.provider, mode = n.mode, hours = n.hours,
      cost_per_seat = n.cost_per_seat, is_mandatory = n.is_mandatory, mandatory_departments = n.mandatory_departments,
      mandatory_positions = n.mandatory_positions, repeat_months = n.repeat_months,
      certificate_months = n.certificate_months, hrd_claimable = n.hrd_claimable, bond_amount = n.bond_amount,
      bond_months = n.bond_months, updated_at = now()
    from ${given(courses)} where c.company_id = ${companyId} and c.id = n.id`.execute(tx)
}

export async function haveSessions(tx: Tx, companyId: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from training_sessions where company_id = ${companyId} and course_id = any(${[...ids]}::uuid[])
    limit 1`.execute(tx)
  return rows.length > 0
}

type Named = { readonly id: string; readonly name: string }
export async function namedUnits(tx: Tx, companyId: string, table: 'departments' | 'positions'): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, name from ${sql.table(table)} where company_id = ${companyId} order by lower(name), id`.execute(tx)
  return rows
}

const given = (courses: readonly SheetCourse[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(courses)}::jsonb) as n(id uuid, name text, category text, provider text,
    mode text, hours numeric, cost_per_seat numeric, is_mandatory boolean, mandatory_departments uuid[],
    mandatory_positions uuid[], repeat_months integer, certificate_months integer, hrd_claimable boolean,
    bond_amount numeric, bond_months integer)`
