/** Sessions of courses, with how many sit in them and how many wait. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Mode } from '../model/session.ts'

export type SessionFields = {
  readonly starts_on: PlainDate
  readonly ends_on: PlainDate
  readonly days: readonly PlainDate[] | null
  readonly place: string | null
  readonly trainer: string | null
  readonly seats: number
  readonly enrol_by: PlainDate | null
  readonly hrd_grant_no: string | null
  readonly hrd_claimed_on: PlainDate | null
}
export type SessionRow = SessionFields & {
  readonly id: string
  readonly course_id: string
  readonly course: string
  readonly mode: Mode
  readonly provider: string | null
  readonly cost_per_seat: string
  readonly hrd_claimable: boolean
  readonly certificate_months: number | null
  readonly bond_amount: string | null
  readonly bond_months: number | null
  readonly closed_on: string | null
  readonly taken: number
  readonly waiting: number
  readonly completed: number
}

const seats = (which: RawBuilder<unknown>) => sql`(select count(*)::int from training_seats a
  where a.company_id = s.company_id and a.session_id = s.id and ${which})`

/** With `hold` the rows are held until the transaction ends, in the order of their ids. */
export async function sessionsWhere(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
  hold = false,
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select s.id, s.course_id, c.name as course, c.mode, c.provider, c.cost_per_seat, c.hrd_claimable,
      c.certificate_months, c.bond_amount, c.bond_months, s.starts_on, s.ends_on, s.days, s.place, s.trainer, s.seats,
      s.enrol_by, s.hrd_grant_no, s.hrd_claimed_on, s.closed_on,
      ${seats(sql`a.place = 'seat'`)} as taken, ${seats(sql`a.place = 'waiting'`)} as waiting,
      ${seats(sql`a.completed`)} as completed
    from training_sessions s join training_courses c on c.company_id = s.company_id and c.id = s.course_id
    where s.company_id = ${companyId} and ${where}
    ${hold ? sql`order by s.id for update of s` : sql`order by s.starts_on desc, s.id desc`}`.execute(tx)
  return rows
}

export type WantedSessions = {
  readonly course_id?: string | undefined
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
}

/** Those held on a day between, of one course or of all. */
export const sessionsBetween = (tx: Tx, companyId: string, { course_id, from, to }: WantedSessions) =>
  sessionsWhere(
    tx,
    companyId,
    sql`true ${course_id ? sql`and s.course_id = ${course_id}` : sql``}
      ${from ? sql`and s.ends_on >= ${from}` : sql``} ${to ? sql`and s.starts_on <= ${to}` : sql``}`,
  )

export const sessionOf = async (tx: Tx, companyId: string, id: string): Promise<SessionRow | undefined> =>
  (await sessionsWhere(tx, companyId, sql`s.id = ${id}`))[0]

/** Held first and read then: what is counted is what stands once it is held. */
export async function holdSession(tx: Tx, companyId: string, id: string): Promise<SessionRow | undefined> {
  await holdSessions(tx, companyId, [id])
  return sessionOf(tx, companyId, id)
}

export async function holdSessions(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`select id from training_sessions where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
            order by id for update`.execute(tx)
}

const columnsOf = ({ days, ...fields }: SessionFields) => ({ ...fields, days: days === null ? null : [...days] })

export async function insertSession(
  tx: Tx,
  companyId: string,
  courseId: string,
  fields: SessionFields,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('training_sessions')
    .values({ company_id: companyId, id, course_id: courseId, ...columnsOf(fields) })
    .execute()
  return id
}

/** Requests for it take place on its days. */
export async function setSession(tx: Tx, companyId: string, id: string, fields: SessionFields): Promise<void> {
  await tx
    .updateTable('training_sessions')
    .set({ ...columnsOf(fields), updated_at: sql`now()` as never })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
  await sql`update training_requests set from_date = ${fields.starts_on}, to_date = ${fields.ends_on}
            where company_id = ${companyId} and session_id = ${id}`.execute(tx)
}

export async function deleteSession(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from training_sessions where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function isUsed(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from training_seats where company_id = ${companyId} and session_id = ${id}
    union all select from training_requests where company_id = ${companyId} and session_id = ${id} limit 1`.execute(tx)
  return rows.length > 0
}

export async function closeSession(tx: Tx, companyId: string, id: string, today: PlainDate): Promise<void> {
  await sql`update training_sessions set closed_on = ${today}, updated_at = now()
            where company_id = ${companyId} and id = ${id}`.execute(tx)
}
