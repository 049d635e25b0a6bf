/** Sessions as somebody sees them: those still to be asked for, and those they are or were in. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type SessionRow, sessionsWhere } from './session-store.ts'

export type OwnPlace = {
  readonly session_id: string
  readonly place: 'seat' | 'waiting' | null
  readonly waiting_no: number | null
  readonly asked: boolean
  readonly completed: boolean | null
  readonly rating: number | null
}

export async function placesOf(tx: Tx, companyId: string, employeeId: string): Promise<OwnPlace[]> {
  const { rows } = await sql<OwnPlace>`
    select s.id as session_id, a.place, a.completed, f.rating, x.asked,
      case when a.place = 'waiting' and s.closed_on is null then (select count(*)::int from training_seats w
        where w.company_id = a.company_id and w.session_id = a.session_id and w.place = 'waiting'
          and w.queue_no <= a.queue_no) end as waiting_no
    from training_sessions s
    left join training_seats a on a.company_id = s.company_id and a.session_id = s.id and a.employee_id = ${employeeId}
    left join training_feedback f
      on f.company_id = s.company_id and f.session_id = s.id and f.employee_id = ${employeeId}
    cross join lateral (select exists (select from training_requests r
      where r.company_id = s.company_id and r.session_id = s.id and r.employee_id = ${employeeId}
        and r.status = 'pending') as asked) x
    where s.company_id = ${companyId} and (a.id is not null or x.asked)`.execute(tx)
  return rows
}

export const ownSessionsOf = (
  tx: Tx,
  companyId: string,
  today: PlainDate,
  ids: readonly string[],
): Promise<SessionRow[]> =>
  sessionsWhere(
    tx,
    companyId,
    sql`(s.id = any(${[...ids]}::uuid[])
      or s.closed_on is null and coalesce(s.enrol_by, s.starts_on) >= ${today})`,
  )

/** The session that this id names, as itself or as one's own request for it; undefined where one had no seat there. */
export async function seatBehind(
  tx: Tx,
  companyId: string,
  employeeId: string,
  id: string,
): Promise<{ readonly session_id: string; readonly name: string; readonly ends_on: string } | undefined> {
  const { rows } = await sql<{ session_id: string; name: string; ends_on: string }>`
    select a.session_id, c.name, s.ends_on from training_seats a
    join training_sessions s on s.company_id = a.company_id and s.id = a.session_id
    join training_courses c on c.company_id = s.company_id and c.id = s.course_id
    where a.company_id = ${companyId} and a.employee_id = ${employeeId} and a.place = 'seat'
      and a.completed is distinct from false and (a.session_id = ${id} or a.request_id = ${id})`.execute(tx)
  return rows[0]
}

/** Whether it is there for this person at all: a session of the company, or their own request. */
export async function isKnown(tx: Tx, companyId: string, employeeId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from training_sessions where company_id = ${companyId} and id = ${id}
    union all select from training_requests
    where company_id = ${companyId} and id = ${id} and employee_id = ${employeeId}`.execute(tx)
  return rows.length > 0
}
