/** Whom an announcement is for, in SQL: the employees `e` whom the row `a` reaches on a day. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { locationNames } from '#modules/company/server/public.ts'
import { clocksAtOneOf } from '#modules/company/server/public-sql.ts'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import { structureNames } from '#modules/organisation/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { holdsOneOf } from '#platform/identity/server/accounts-in-roles.ts'
import type { Audience } from '../model/announcement.ts'

const narrows = (column: string, condition: RawBuilder<unknown>) =>
  sql`(cardinality(${sql.ref(`a.${column}`)}) = 0 or ${condition})`

/** Here on that day, and named, or within all that narrows; people who are named alone narrow to themselves. */
export const reachedOn = (today: PlainDate): RawBuilder<boolean> => sql<boolean>`(
  ${presentOn(today)} and e.joined_on <= ${today} and (e.id = any(a.people) or (
    (cardinality(a.people) = 0 or cardinality(a.departments || a.positions || a.job_levels || a.locations) > 0
      or cardinality(a.roles) > 0)
    and ${narrows('departments', sql`e.department_id = any(a.departments)`)}
    and ${narrows('positions', sql`e.position_id = any(a.positions)`)}
    and ${narrows('job_levels', sql`e.job_level_id = any(a.job_levels)`)}
    and ${narrows('locations', clocksAtOneOf(sql`a.locations`))}
    and ${narrows('roles', holdsOneOf(sql`e.company_id`, sql`e.account_id`, sql`a.roles`))})))`

/** How many it would reach, before there is a row. */
export async function countReached(tx: Tx, companyId: string, of: Audience, today: PlainDate): Promise<number> {
  const ids = (all: readonly string[]) => sql`${[...all]}::uuid[]`
  const { rows } = await sql<{ count: number }>`
    with a as (select ${ids(of.departments)} as departments, ${ids(of.positions)} as positions,
      ${ids(of.job_levels)} as job_levels, ${ids(of.locations)} as locations, ${[...of.roles]}::text[] as roles,
      ${ids(of.people)} as people)
    select count(*)::int as count from a cross join employees e
    where e.company_id = ${companyId} and ${reachedOn(today)}`.execute(tx)
  return rows[0]?.count ?? 0
}

export const choicesOf = async (tx: Tx, companyId: string) => ({
  ...(await structureNames(tx, companyId)),
  locations: await locationNames(tx, companyId),
})

/** Those of another company, or gone, by the field that names them. */
export async function unknownOf(tx: Tx, companyId: string, of: Audience): Promise<Record<string, readonly string[]>> {
  const known = await choicesOf(tx, companyId)
  const there = await sql<{ count: number }>`
    select count(*)::int as count from employees
    where company_id = ${companyId} and id = any(${[...of.people]}::uuid[])`.execute(tx)
  const names = ['departments', 'positions', 'job_levels', 'locations'] as const
  const wrong: string[] = names.filter((name) => {
    const ids = new Set(known[name].map(({ id }) => id))
    return of[name].some((id) => !ids.has(id))
  })
  if ((there.rows[0]?.count ?? 0) !== new Set(of.people).size) wrong.push('people')
  return Object.fromEntries(wrong.map((name) => [name, ['http.unknown-id']]))
}

type Found = { readonly id: string; readonly name: string; readonly staff_id: string }

export async function peopleFound(
  tx: Tx,
  companyId: string,
  {
    pattern,
    ids,
    today,
  }: { readonly pattern: string; readonly ids: readonly string[] | undefined; readonly today: PlainDate },
): Promise<Found[]> {
  const which = ids
    ? sql`e.id = any(${[...ids]}::uuid[])`
    : sql`(e.full_name ilike ${pattern} or e.staff_id ilike ${pattern}) and ${presentOn(today)}`
  const { rows } = await sql<Found>`
    select e.id, e.full_name as name, e.staff_id from employees e
    where e.company_id = ${companyId} and not e.is_service_account and ${which}
    order by lower(e.full_name), e.id limit ${ids ? 200 : 20}`.execute(tx)
  return rows
}
