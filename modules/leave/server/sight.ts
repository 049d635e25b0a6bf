/** Whose leave somebody sees: everybody's by their role, else that of the people below them. */
import { type RawBuilder, sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { withinTeam } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { type LeavePerson, peopleAmong } from './people.ts'

/** A condition on `employees e`. */
export const inSight = (session: LiveSession, companyId: string): RawBuilder<unknown> =>
  mayEnter(session, 'leave') ? sql`true` : withinTeam(companyId, session.accountId)

/** Undefined where there is no such person, or none that the caller may see. */
export async function personInSight(
  tx: Tx,
  session: LiveSession,
  companyId: string,
  id: string,
): Promise<LeavePerson | undefined> {
  const { rows } = await sql`
    select from employees e where e.company_id = ${companyId} and e.id = ${id} and ${inSight(session, companyId)}`.execute(
    tx,
  )
  return rows.length === 0 ? undefined : (await peopleAmong(tx, companyId, [id])).get(id)
}
