/**
 * Whom a calendar shows: oneself, the team, or everybody the company lets people see; and of whom it says why they are
 * away. Conditions on the employees `e`.
 */
import { type RawBuilder, sql } from 'kysely'
import { areas } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { withinTeam } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'

export type Shows = 'mine' | 'team' | 'company'

export async function shownPeople(
  tx: Tx,
  companyId: string,
  session: LiveSession,
  shows: Shows,
): Promise<RawBuilder<unknown>> {
  const self = sql`e.account_id = ${session.accountId}`
  if (shows === 'mine') return self
  const team = sql`(${self} or ${teamOf(companyId, session.accountId)} or ${withinTeam(companyId, session.accountId)})`
  if (shows === 'team') return team
  if (seesEverybody(session)) return sql`true`
  const { settings } = await companyFacts(tx, companyId)
  return settings.is_view_of_other_department ? sql`true` : team
}

/** Why somebody is away is known to whoever keeps leave, to those above, and to oneself. */
export function knownWhy(companyId: string, session: LiveSession): RawBuilder<unknown> {
  if (mayEnter(session, 'leave')) return sql`true`
  const self = sql`e.account_id = ${session.accountId}`
  return mayEnter(session, 'leave.team') ? sql`(${self} or ${withinTeam(companyId, session.accountId)})` : self
}

/** Of the same department; without one, under the same manager. */
const teamOf = (companyId: string, accountId: string): RawBuilder<unknown> => sql`exists (
  select from employees me where me.company_id = ${companyId} and me.account_id = ${accountId}
    and case when me.department_id is null then me.manager_id = e.manager_id else me.department_id = e.department_id end)`

/** Whoever opens everybody's record or leave; a Reporting Manager opens those of the team alone. */
const openers: readonly string[] = [...areas.employee.roles, ...areas.leave.roles].filter(
  (role) => role !== 'Reporting Manager',
)
const seesEverybody = ({ roles }: LiveSession): boolean => roles.some((role) => openers.includes(role))
