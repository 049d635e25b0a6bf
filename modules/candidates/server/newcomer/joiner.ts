/** Somebody who accepted an offer, as whoever prepares their first day knows them. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { held } from '../candidate-view.ts'
import type { ByWhom } from '../event-store.ts'
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
    select c.full_name, o.first_day as joined_on, o.department_id, o.position_id, o.employment_type
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
  if (row.status !== 'accepted') throw new Refusal(problem('candidates.not-accepted'))
  if (!(await joinerOf(tx, companyId, candidateId))) throw new Refusal(notFound())
  await stand(tx, companyId, row, { to: 'orientation' }, by, now)
}
