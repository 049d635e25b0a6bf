/** Who is told of seats: that one is theirs now, or that they wait for one. */

import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import type { Seated } from './seat-store.ts'

const LINK = '/me/training'
type Course = { readonly id: string; readonly name: string; readonly starts_on: PlainDate }

async function namesOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Course>> {
  const { rows } = await sql<{ id: string; name: string; starts_on: string }>`
    select s.id, c.name, s.starts_on from training_sessions s
    join training_courses c on c.company_id = s.company_id and c.id = s.course_id
    where s.company_id = ${companyId} and s.id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, { ...row, starts_on: plainDateOf(row.starts_on) }]))
}

export async function tellSeats(
  tx: Tx,
  companyId: string,
  word:
    | 'training.seat-free'
    | 'training.enrolled'
    | 'training.moved'
    | 'training.seat-taken-away'
    | 'training.wait-over',
  seats: readonly Seated[],
  now: Date,
): Promise<void> {
  const courses = await namesOf(
    tx,
    companyId,
    seats.map(({ session_id }) => session_id),
  )
  const told = seats.flatMap(({ session_id, account_id }) => {
    const course = courses.get(session_id)
    if (account_id === null || !course) return []
    const params = { course: course.name, day: { day: course.starts_on } }
    return [{ accountId: account_id, notice: { word, params, link: LINK, at: now } }]
  })
  await notifyEach(tx, companyId, told)
}

/** Of those given, who waits now, with their number. */
export async function tellWaiting(
  tx: Tx,
  companyId: string,
  sessionIds: readonly string[],
  employeeIds: readonly string[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{
    account_id: string
    course: string
    starts_on: string
    employee_id: string
    no: number
  }>`
    select * from (
      select e.account_id, c.name as course, s.starts_on, a.employee_id,
        (row_number() over (partition by a.session_id order by a.queue_no))::int as no
      from training_seats a
      join training_sessions s on s.company_id = a.company_id and s.id = a.session_id
      join training_courses c on c.company_id = s.company_id and c.id = s.course_id
      ${personOf('a')}
      where a.company_id = ${companyId} and a.session_id = any(${[...sessionIds]}::uuid[])
        and a.place = 'waiting') line
    where employee_id = any(${[...employeeIds]}::uuid[]) and account_id is not null`.execute(tx)
  const told = rows.map(({ account_id, course, starts_on, no }) => ({
    accountId: account_id,
    notice: {
      word: 'training.waits-for-seat',
      params: { course, day: { day: plainDateOf(starts_on) }, no },
      link: LINK,
      at: now,
    },
  }))
  await notifyEach(tx, companyId, told)
}
