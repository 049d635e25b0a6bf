/** People in numbers; each statement goes over the company's people once. */

import { type RawBuilder, sql } from 'kysely'
import type { PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { everyEmployment } from '#modules/employees/server/public.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { ages, ageYears, type Counted, tenureMonths, tenures } from '../model/buckets.ts'
import { type PageOf, pageFrom, pageOf } from './counted-page.ts'
import { employedOn, type Whose, within } from './counting.ts'

/** Whose people, on which day. */
export type Asked = Whose & { readonly day: PlainDate }
export type Named = { name: string; value: number }
export type Place = Named & { id: string | null }
type Grouping = 'departments' | 'positions' | 'job_levels'

export async function countEmployed(tx: Tx, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${employed(asked)} where ${within(asked)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Largest first; people without one come last, under the name given. */
export async function employedBy(tx: Tx, asked: Asked, what: Grouping, nameless: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select g.id, coalesce(g.name, ${nameless}) as name, count(*) as value
    from ${employed(asked)} left join ${sql.table(what)} g on g.company_id = e.company_id and g.id = ${idOf(what)}
    where ${within(asked)} group by g.id, g.name order by g.id is null, count(*) desc, g.name`.execute(tx)
  return rows
}

export const employedByType = (tx: Tx, asked: Asked) => counted(tx, asked, sql`e.employment_type`)
export const employedByGender = (tx: Tx, asked: Asked) => counted(tx, asked, sql`coalesce(e.gender, 'unknown')`)
export const employedByAge = (tx: Tx, asked: Asked) =>
  counted(tx, asked, bucketOf(sql`e.birth_date`, sql`${asked.day}::date`, ages, ageYears, 'years'))
export const employedByTenure = (tx: Tx, asked: Asked) =>
  counted(tx, asked, bucketOf(sql`spell.joined_on`, sql`${asked.day}::date`, tenures, tenureMonths, 'months'))

export async function employedByNationality(tx: Tx, asked: Asked, nameless: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select coalesce(nullif(e.nationality, ''), ${nameless}) as name, count(*) as value
    from ${employed(asked)} where ${within(asked)} group by 1 order by 2 desc, 1`.execute(tx)
  return rows
}

/** By the highest certificate of each, given the ladder from lowest to highest. */
export async function employedByEducation(tx: Tx, asked: Asked, ladder: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select coalesce((${[...ladder]}::text[])[best.step], 'unknown') as bucket, count(*) as value
    from ${employed(asked)} left join (
      select employee_id, max(array_position(${[...ladder]}::text[], certificate_type)) as step
      from educations where company_id = ${asked.companyId} and status = 'graduate' group by employee_id
    ) best on best.employee_id = e.id
    where ${within(asked)} group by 1`.execute(tx)
  return rows
}

export type Leavers = { by_department: Named[]; by_tenure: Counted[] }

/** Whose last day lay in the time from `since` until the day before the one asked for. */
export async function leavers(tx: Tx, asked: Asked, since: PlainDate, nameless: string): Promise<Leavers> {
  const gone = sql`${within(asked)} and spell.left_on >= ${since} and spell.left_on < ${asked.day}`
  const departments = await sql<Named>`
    select coalesce(d.name, ${nameless}) as name, count(*) as value
    from ${everyEmployment(asked.companyId)} ${departmentOf()}
    where ${gone} group by d.id, d.name order by d.id is null, count(*) desc, d.name`.execute(tx)
  const tenure = await sql<Counted>`
    select ${bucketOf(sql`spell.joined_on`, sql`spell.left_on + 1`, tenures, tenureMonths, 'months')} as bucket,
      count(*) as value from ${everyEmployment(asked.companyId)} where ${gone} group by 1`.execute(tx)
  return { by_department: departments.rows, by_tenure: tenure.rows }
}

export type Paper = {
  id: string
  employee_id: string
  staff_id: string
  full_name: string
  document: string
  kind: string
  expires_on: string
  days: number
}

/** Papers of those employed that expire within so many days or already have; the soonest first. */
export async function papers(tx: Tx, asked: Asked, days: number, page?: PageWanted): Promise<PageOf<Paper>> {
  const { rows } = await sql<Paper & { total: number }>`
    select p.id, count(*) over ()::int as total, e.id as employee_id, e.staff_id, e.full_name, p.name as document, p.kind, p.expires_on,
      p.expires_on - ${asked.day}::date as days
    from ${employed(asked)} join employee_documents p on p.company_id = e.company_id and p.employee_id = e.id
    where ${within(asked)} and p.expires_on <= ${asked.day}::date + ${days}::int
    order by p.expires_on, e.staff_id, p.id ${pageOf(page)}`.execute(tx)
  return pageFrom(rows)
}

const counted = async (tx: Tx, asked: Asked, bucket: RawBuilder<unknown>): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`
    select ${bucket} as bucket, count(*) as value from ${employed(asked)} where ${within(asked)} group by 1`.execute(tx)
  return rows
}

/** Whole units from one day to another, put into the list's buckets; null days are unknown. */
function bucketOf(
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
  names: readonly string[],
  limits: readonly number[],
  unit: 'years' | 'months',
): RawBuilder<unknown> {
  const age = sql`age(${to}, ${from})`
  const whole =
    unit === 'years'
      ? sql`extract(year from ${age})::int`
      : sql`(extract(year from ${age}) * 12 + extract(month from ${age}))::int`
  return sql`case when ${from} is null then 'unknown'
    else (${[...names]}::text[])[1 + width_bucket(${whole}, ${[...limits]}::int[])] end`
}

/** After FROM: those employed on the day asked for. */
export const employed = (asked: Asked): RawBuilder<unknown> => employedOn(asked, asked.day)

const idOf = (what: Grouping): RawBuilder<unknown> =>
  what === 'departments' ? sql`e.department_id` : what === 'positions' ? sql`e.position_id` : sql`e.job_level_id`
