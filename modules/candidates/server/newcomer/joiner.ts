/** Somebody who accepted an offer, as whoever prepares their first day knows them. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { held } from '../candidate-view.ts'
import { addEvents, type ByWhom } from '../event-store.ts'
import { stand } from '../offers/stand.ts'

export type Joiner = {
  readonly full_name: string
  readonly joined_on: string
  readonly department_id: string | null
  readonly position_id: string | null
  readonly employment_type: string | null
}

/** Undefined for whoever accepted nothing. */
export async function joinerOf(tx: Tx, companyId: string, candidateId: string): Promise<Joiner | undefined> {
  const { rows } = await sql<Joiner>`
    select c.full_name, coalesce(o.starts_on, o.first_day) as joined_on, o.department_id, o.position_id, o.employment_type
    from candidates c join offers o on o.company_id = c.company_id and o.candidate_id = c.id and o.status = 'accepted'
    where c.company_id = ${companyId} and c.id = ${candidateId}`.execute(tx)
  return rows[0]
}

/** Whoever accepted is in orientation from now on; of anybody else it is refused. */
export async function putInOrientation(
  tx: Tx,
  companyId: string,
  candidateId: string,
  by: ByWhom,
  now: Date,
): Promise<void> {
  const row = await held(tx, companyId, candidateId)
  // Begun again, or with another list.
  if (row.status === 'orientation') return
  if (row.status !== 'accepted') throw new Refusal(problem('candidates.not-accepted'))
  if (!(await joinerOf(tx, companyId, candidateId))) throw new Refusal(notFound())
  await stand(tx, companyId, row, { to: 'orientation' }, by, now)
}

/** Nothing is prepared for them any more: they stand where they accepted. */
export async function outOfOrientation(
  tx: Tx,
  companyId: string,
  candidateId: string,
  by: ByWhom,
  now: Date,
): Promise<void> {
  const row = await held(tx, companyId, candidateId)
  if (row.status === 'orientation') await stand(tx, companyId, row, { to: 'accepted' }, by, now)
}

/** The first day of whoever accepted, as it was agreed since: their page, their tasks and their record go by it. */
export async function moveFirstDay(
  tx: Tx,
  companyId: string,
  candidateId: string,
  day: string,
  by: ByWhom,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    update offers set starts_on = nullif(${day}::date, first_day) where company_id = ${companyId}
      and candidate_id = ${candidateId} and status = 'accepted' and coalesce(starts_on, first_day) <> ${day}::date
    returning id`.execute(tx)
  if (rows.length === 0) return
  const event = { candidate_id: candidateId, kind: 'offer', text: 'candidates.first-day-moved' } as const
  await addEvents(tx, companyId, [event], by, now)
}
