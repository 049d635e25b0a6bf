/** Courses of a company. */
import { type RawBuilder, sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CourseFields } from '../model/course.ts'

export type CourseRow = CourseFields & {
  readonly id: string
  readonly sessions: number
  readonly completed: number
  readonly answers: number
  readonly rating: string | null
}

const ofCourse = (columns: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`(select ${columns} from ${from}
  where s.company_id = c.company_id and s.course_id = c.id)`

export async function coursesOf(
  tx: Tx,
  companyId: string,
  { id, hold }: { readonly id?: string; readonly hold?: boolean } = {},
): Promise<CourseRow[]> {
  const answers = sql`training_feedback f
    join training_sessions s on s.company_id = f.company_id and s.id = f.session_id`
  const { rows } = await sql<CourseRow>`
    select c.id, c.name, c.category, c.provider, c.mode, c.hours, c.cost_per_seat, c.is_mandatory,
      c.mandatory_departments, c.mandatory_positions, c.repeat_months, c.certificate_months, c.hrd_claimable,
      c.bond_amount, c.bond_months,
      ${ofCourse(sql`count(*) filter (where s.closed_on is null)`, sql`training_sessions s`)}::int as sessions,
      ${ofCourse(sql`count(distinct s.employee_id)`, sql`training_certificates s`)}::int as completed,
      ${ofCourse(sql`count(*)`, answers)}::int as answers,
      ${ofCourse(sql`round(avg(f.rating), 1)`, answers)} as rating
    from training_courses c
    where c.company_id = ${companyId} ${id === undefined ? sql`` : sql`and c.id = ${id}`}
    order by lower(c.name), c.id ${hold ? sql`for update of c` : sql``}`.execute(tx)
  return rows
}

export async function isNameTaken(tx: Tx, companyId: string, name: string, except: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from training_courses where company_id = ${companyId} and lower(name) = lower(${name})
      and id is distinct from ${except}::uuid`.execute(tx)
  return rows.length > 0
}

const columnsOf = ({ mandatory_departments, mandatory_positions, ...fields }: CourseFields) => ({
  ...fields,
  mandatory_departments: [...mandatory_departments],
  mandatory_positions: [...mandatory_positions],
})

export async function insertCourse(tx: Tx, companyId: string, fields: CourseFields): Promise<string> {
  const id = newId()
  await tx
    .insertInto('training_courses')
    .values({ company_id: companyId, id, ...columnsOf(fields) })
    .execute()
  return id
}

export async function setCourse(tx: Tx, companyId: string, id: string, fields: CourseFields): Promise<void> {
  await tx
    .updateTable('training_courses')
    .set({ ...columnsOf(fields), updated_at: sql`now()` as never })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function deleteCourse(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from training_courses where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function hasSessions(tx: Tx, companyId: string, courseId: string): Promise<boolean> {
  const { rows } = await sql`
    select from training_sessions where company_id = ${companyId} and course_id = ${courseId} limit 1`.execute(tx)
  return rows.length > 0
}

/** Which of these departments and positions the company does not have. */
export async function unknownUnits(
  tx: Tx,
  companyId: string,
  { mandatory_departments, mandatory_positions }: CourseFields,
): Promise<{ readonly departments: boolean; readonly positions: boolean }> {
  const missing = (ids: readonly string[], table: RawBuilder<unknown>) =>
    sql`exists (select from unnest(${[...ids]}::uuid[]) as wanted(id) where not exists (
      select from ${table} u where u.company_id = ${companyId} and u.id = wanted.id))`
  const { rows } = await sql<{ departments: boolean; positions: boolean }>`
    select ${missing(mandatory_departments, sql`departments`)} as departments,
      ${missing(mandatory_positions, sql`positions`)} as positions`.execute(tx)
  return rows[0] ?? { departments: false, positions: false }
}
