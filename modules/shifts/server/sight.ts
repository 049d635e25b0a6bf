/** Whose roster somebody plans: everybody's by their role, else that of the people below them and of departments they head. */
import { type RawBuilder, sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { withinTeam } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'

/** By shifts or by standby, whichever the company has. */
const plansEverybody = (session: LiveSession): boolean =>
  mayEnter(session, 'schedule.write') || mayEnter(session, 'standby.write')

/** A condition on `employees e`; with `isManager` of whoever sees everybody their own people alone. */
export const inSight = (session: LiveSession, companyId: string, isManager = false): RawBuilder<unknown> =>
  plansEverybody(session) && !isManager
    ? sql`true`
    : sql`(${withinTeam(companyId, session.accountId)} or e.department_id in (
        select h.id from departments h join employees me on me.company_id = h.company_id and me.id = h.head_id
        where h.company_id = ${companyId} and me.account_id = ${session.accountId}))`

/** Amounts beside shifts are not for whoever only plans. */
export const seesAmounts = (session: LiveSession): boolean => mayEnter(session, 'schedule.amounts')

export async function departmentsInSight(tx: Tx, companyId: string, session: LiveSession) {
  const { rows } = await sql<{ id: string; name: string }>`
    select d.id, d.name from departments d where d.company_id = ${companyId}
      ${
        plansEverybody(session)
          ? sql``
          : sql`and exists (select from employees e where e.company_id = d.company_id and e.department_id = d.id
              and ${inSight(session, companyId)})`
      }
    order by lower(d.name), d.id`.execute(tx)
  return rows
}

type Shown = {
  readonly departments?: readonly string[] | undefined
  readonly people?: readonly string[] | undefined
  readonly isManager?: boolean
}

/** The same, of some departments or people alone. */
export const shownIn = (
  session: LiveSession,
  companyId: string,
  { departments, people, isManager }: Shown,
): RawBuilder<unknown> =>
  sql`${inSight(session, companyId, isManager)}
    ${departments?.length ? sql`and e.department_id = any(${[...departments]}::uuid[])` : sql``}
    ${people ? sql`and e.id = any(${[...people]}::uuid[])` : sql``}`

export const these = (ids: readonly string[]): RawBuilder<unknown> => sql`e.id = any(${[...ids]}::uuid[])`
