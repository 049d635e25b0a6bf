/**
 * Whom a caller may see: decided once a request and given to every query as a value. Who is out of sight is, to the
 * caller, not there. What of a person is seen is another matter: see `mayEnter(session, 'employee.pay')`.
 */
import { type RawBuilder, sql } from 'kysely'
import { areas } from '#access/areas.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'

export type Sight =
  | { readonly of: 'company' }
  /** The people below the caller, however far down. */
  | { readonly of: 'team'; readonly accountId: string }
  /** The own department, the line of managers above, and oneself. */
  | { readonly of: 'colleagues'; readonly accountId: string }
  | { readonly of: 'self'; readonly accountId: string }

const MANAGER = 'Reporting Manager'
/** Open to people by their own area; everybody else of the back office may pick people, but not read their records. */
const pickers = [
  ...areas.employee.roles,
  ...areas.claims.roles,
  ...areas.leave.roles,
  ...areas.payroll.roles,
  ...areas.schedule.roles,
]

export const sightOf = (session: Pick<LiveSession, 'roles' | 'accountId'>): Sight =>
  holdsOne(session, areas.employee.roles) ? { of: 'company' } : { of: 'team', accountId: session.accountId }

/** For pickers: whom somebody may choose from a list of names; everybody, where the company lets people see each other. */
export function pickingSight(session: LiveSession, ownTeam: boolean, othersAreSeen: boolean): Sight {
  const { accountId } = session
  if (!ownTeam && (othersAreSeen || picksAnybody(session))) return { of: 'company' }
  return ownTeam || session.roles.includes(MANAGER) ? { of: 'team', accountId } : { of: 'colleagues', accountId }
}

/** Whatever the company lets its people see. */
export const picksAnybody = (session: LiveSession): boolean => holdsOne(session, pickers)

const holdsOne = (session: Pick<LiveSession, 'roles'>, roles: readonly string[]): boolean =>
  session.roles.some((role) => role !== MANAGER && roles.includes(role))

/** A condition on the employees `e` of the company. A circle among managers ends by itself: each is found once. */
export function withinSight(sight: Sight, companyId: string): RawBuilder<unknown> {
  switch (sight.of) {
    case 'company':
      return sql`true`
    case 'self':
      return sql`e.account_id = ${sight.accountId}`
    case 'colleagues':
      return sql`(e.account_id = ${sight.accountId}
        or e.department_id = (
          select m.department_id from employees m where m.company_id = ${companyId} and m.account_id = ${sight.accountId})
        or e.id in (
          with recursive line as (
            select m.manager_id as id from employees m
            where m.company_id = ${companyId} and m.account_id = ${sight.accountId}
            union
            select r.manager_id from employees r join line l on r.company_id = ${companyId} and r.id = l.id
          ) select id from line))`
    case 'team':
      return sql`e.id in (
        with recursive team as (
          select r.id from employees r join employees m on m.company_id = r.company_id and m.id = r.manager_id
          where r.company_id = ${companyId} and m.account_id = ${sight.accountId}
          union
          select r.id from employees r join team t on r.company_id = ${companyId} and r.manager_id = t.id
        ) select id from team) and e.account_id is distinct from ${sight.accountId}`
  }
}
