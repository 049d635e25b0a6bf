/** Whose profile an account may open, and everybody with their staff ids: for what other modules keep of people. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { sightOf, withinSight } from './sight.ts'

export type SeenPerson = { readonly id: string; readonly staff_id: string; readonly full_name: string }
type Looker = Pick<LiveSession, 'roles' | 'accountId'>

/** Undefined for whoever is out of sight, as for somebody who is not there. */
export const personSeenBy = (tx: Tx, companyId: string, session: Looker, id: string): Promise<SeenPerson | undefined> =>
  seen(tx, companyId, session, { id, hold: sql`` })

/** The same, held until the transaction ends: what is kept of one person changes one after the other. */
export const holdPersonSeenBy = (
  tx: Tx,
  companyId: string,
  session: Looker,
  id: string,
): Promise<SeenPerson | undefined> => seen(tx, companyId, session, { id, hold: sql`for no key update` })

async function seen(
  tx: Tx,
  companyId: string,
  session: Looker,
  { id, hold }: { readonly id: string; readonly hold: RawBuilder<unknown> },
): Promise<SeenPerson | undefined> {
  const { rows } = await sql<SeenPerson>`
    select e.id, e.staff_id, e.full_name from employees e
    where e.company_id = ${companyId} and e.id = ${id} and ${withinSight(sightOf(session), companyId)} ${hold}`.execute(
    tx,
  )
  return rows[0]
}

/** Everybody the company ever had, by their staff ids. */
export async function everybody(tx: Tx, companyId: string): Promise<SeenPerson[]> {
  const { rows } = await sql<SeenPerson>`
    select id, staff_id, full_name from employees where company_id = ${companyId} and not is_service_account
    order by lower(staff_id), id`.execute(tx)
  return rows
}
