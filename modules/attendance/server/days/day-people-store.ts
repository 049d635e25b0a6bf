/** Whose days are asked for: employed within them, in sight, of these departments; page by page. */

import { type RawBuilder, sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { withinTeam } from '#modules/employees/server/public.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import type { Range } from './day-store.ts'

export type NamedPerson = {
  readonly id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
}
export type WantedPeople = Range & {
  readonly departmentIds?: readonly string[] | undefined
  readonly employeeId?: string | undefined
  readonly search?: string | undefined
}

/** A condition on `employees e`: everybody's by the role, else of the people below. */
export const inSight = (session: LiveSession, companyId: string): RawBuilder<unknown> =>
  mayEnter(session, 'attendance') ? sql`true` : withinTeam(companyId, session.accountId)

export async function peopleWanted(
  tx: Tx,
  companyId: string,
  session: LiveSession,
  wanted: WantedPeople,
  paging?: { readonly limit: number; readonly offset: number },
): Promise<{ readonly people: readonly NamedPerson[]; readonly total: number }> {
  const { rows } = await sql<NamedPerson & { total: number }>`
    select e.id, e.staff_id, e.full_name, d.name as department, (count(*) over ())::int as total
    from employees e ${departmentOf()}
    where e.company_id = ${companyId} and ${inSight(session, companyId)} and ${isWanted(wanted)}
    order by lower(e.full_name), e.id ${paging ? sql`limit ${paging.limit} offset ${paging.offset}` : sql``}`.execute(
    tx,
  )
  return { people: rows.map(({ total: _, ...person }) => person), total: rows[0]?.total ?? 0 }
}

/** The days of these people themselves, the newest first. */
export async function daysWanted(
  tx: Tx,
  companyId: string,
  session: LiveSession,
  wanted: WantedPeople,
  paging?: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly (NamedPerson & { readonly date: string })[]; readonly total: number }> {
  const { rows } = await sql<NamedPerson & { date: string; total: number }>`
    select e.id, e.staff_id, e.full_name, d.name as department, day::date as date, (count(*) over ())::int as total
    from employees e ${departmentOf()}
    join generate_series(${wanted.from}::date, ${wanted.to}::date, interval '1 day') as day
      on day >= e.joined_on and (e.left_on is null or day <= e.left_on)
    where e.company_id = ${companyId} and ${inSight(session, companyId)} and ${isWanted(wanted)}
    order by day desc, lower(e.full_name), e.id
    ${paging ? sql`limit ${paging.limit} offset ${paging.offset}` : sql``}`.execute(tx)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export const isWanted = ({ from, to, departmentIds, employeeId, search }: WantedPeople): RawBuilder<unknown> => sql`
  e.joined_on <= ${to} and (e.left_on is null or e.left_on >= ${from})
  ${departmentIds && departmentIds.length > 0 ? sql`and e.department_id = any(${[...departmentIds]}::uuid[])` : sql``}
  ${employeeId ? sql`and e.id = ${employeeId}` : sql``}
  ${search ? sql`and (position(lower(${search}) in lower(e.full_name)) > 0 or position(lower(${search}) in lower(e.staff_id)) > 0)` : sql``}`

/** Of those who can be told something, by employee. */
export async function accountsOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; account_id: string }>`
    select id, account_id from employees
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and account_id is not null`.execute(tx)
  return new Map(rows.map(({ id, account_id }) => [id, account_id]))
}
