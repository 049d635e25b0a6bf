/** Seats and waiting lists. Whoever changes them holds the session first, so that two at once never take the same seat. */

import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type NewSeat = {
  readonly session_id: string
  readonly employee_id: string
  readonly request_id: string | null
  readonly bond_accepted_on: string | null
  /** As it was accepted in the request; the course's where there was none. */
  readonly bond_amount?: string | null
  readonly bond_months?: number | null
}
export type Seated = { readonly session_id: string; readonly employee_id: string; readonly account_id: string | null }

/** At the end of the line, in the order given; a person who is in it already stays where they are. */
export async function queue(tx: Tx, companyId: string, seats: readonly NewSeat[]): Promise<void> {
  const rows = seats.map((seat, at) => ({ ...seat, id: newId(), at }))
  await sql`
    insert into training_seats (company_id, id, session_id, employee_id, request_id, place, queue_no, bond_accepted_on,
      bond_amount, bond_months)
    select ${companyId}, n.id, n.session_id, n.employee_id, n.request_id, 'waiting',
      coalesce((select max(a.queue_no) from training_seats a
        where a.company_id = ${companyId} and a.session_id = n.session_id), 0)
        + row_number() over (partition by n.session_id order by n.at),
      case when coalesce(n.bond_amount, c.bond_amount) is not null then n.bond_accepted_on end,
      case when n.bond_amount is null then c.bond_amount else n.bond_amount end,
      case when n.bond_amount is null then c.bond_months else n.bond_months end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(id uuid, session_id uuid, employee_id uuid, request_id uuid, bond_accepted_on date,
        bond_amount numeric, bond_months integer, at integer)
    join training_sessions s on s.company_id = ${companyId} and s.id = n.session_id
    join training_courses c on c.company_id = s.company_id and c.id = s.course_id
    on conflict (company_id, session_id, employee_id) do nothing`.execute(tx)
}

/** Free seats go to those who wait, the first first; who got one now. */
export async function fillSeats(tx: Tx, companyId: string, sessionIds: readonly string[]): Promise<Seated[]> {
  const { rows } = await sql<Seated>`
    with line as (
      select a.id, row_number() over (partition by a.session_id order by a.place = 'seat' desc, a.queue_no) as at, s.seats
      from training_seats a join training_sessions s on s.company_id = a.company_id and s.id = a.session_id
      where a.company_id = ${companyId} and a.session_id = any(${[...sessionIds]}::uuid[]) and s.closed_on is null)
    update training_seats a set place = 'seat' from line, employees e
    where a.company_id = ${companyId} and a.id = line.id and a.place = 'waiting' and line.at <= line.seats
      and e.company_id = a.company_id and e.id = a.employee_id
    returning a.session_id, a.employee_id, e.account_id`.execute(tx)
  return rows
}

/** Their requests' seats are free again; of which sessions. */
export async function freeSeats(tx: Tx, companyId: string, requestIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ session_id: string }>`
    delete from training_seats where company_id = ${companyId} and request_id = any(${[...requestIds]}::uuid[])
    returning session_id`.execute(tx)
  return [...new Set(rows.map(({ session_id }) => session_id))]
}

export async function dropSeat(tx: Tx, companyId: string, sessionId: string, employeeId: string): Promise<void> {
  await sql`delete from training_seats
            where company_id = ${companyId} and session_id = ${sessionId} and employee_id = ${employeeId}`.execute(tx)
}

export type SeatRow = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly account_id: string | null
  readonly place: 'seat' | 'waiting'
  readonly waiting_no: number | null
  readonly bond_accepted_on: string | null
  readonly request_id: string | null
  readonly present: string[]
  readonly absent: string[]
  readonly completed: boolean | null
}

/** Who has a seat, by name; then who waits, in their order. */
export async function seatsOf(tx: Tx, companyId: string, sessionId: string): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select a.employee_id, e.staff_id, e.full_name, d.name as department, e.account_id, a.place, a.bond_accepted_on,
      a.request_id, a.completed,
      case when a.place = 'waiting' then (row_number() over (partition by a.place order by a.queue_no))::int end
        as waiting_no,
      coalesce(t.present, '{}') as present, coalesce(t.absent, '{}') as absent
    from training_seats a
    ${personOf('a')}
    ${departmentOf()}
    left join lateral (
      select array_agg(t.date order by t.date) filter (where t.present) as present,
        array_agg(t.date order by t.date) filter (where not t.present) as absent
      from training_attendance t
      where t.company_id = a.company_id and t.session_id = a.session_id and t.employee_id = a.employee_id) t on true
    where a.company_id = ${companyId} and a.session_id = ${sessionId}
    order by a.place, case when a.place = 'waiting' then a.queue_no end, lower(e.full_name), e.id`.execute(tx)
  return rows
}

export type Attended = { readonly employee_id: string; readonly date: string; readonly present: boolean | null }

export const saveAttendance = (
  tx: Tx,
  companyId: string,
  sessionId: string,
  items: readonly Attended[],
): Promise<void> =>
  saveAttendanceOf(
    tx,
    companyId,
    items.map((item) => ({ ...item, session_id: sessionId })),
  )

/** Of several sessions at once. */
export async function saveAttendanceOf(
  tx: Tx,
  companyId: string,
  items: readonly (Attended & { readonly session_id: string })[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
    as n(session_id uuid, employee_id uuid, date date, present boolean)`
  await sql`
    delete from training_attendance t using ${given}
    where t.company_id = ${companyId} and t.session_id = n.session_id and t.employee_id = n.employee_id
      and t.date = n.date and n.present is null`.execute(tx)
  await sql`
    insert into training_attendance (company_id, session_id, employee_id, date, present)
    select ${companyId}, n.session_id, n.employee_id, n.date, n.present from ${given} where n.present is not null
    on conflict (company_id, session_id, employee_id, date) do update set present = excluded.present`.execute(tx)
}

/** Whoever is among them has completed it, whoever else had a seat has not. */
export async function setCompleted(
  tx: Tx,
  companyId: string,
  sessionId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await sql`update training_seats set completed = employee_id = any(${[...employeeIds]}::uuid[])
            where company_id = ${companyId} and session_id = ${sessionId} and place = 'seat'`.execute(tx)
}
