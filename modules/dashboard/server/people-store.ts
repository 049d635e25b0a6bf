/** People in numbers. Every statement goes over the company's people once, whatever their number. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ComingDay } from '../model/coming-days.ts'

/** Whose people: all of the company, or those under one account's employee record, to any depth. */
export type Whose = { readonly companyId: string; readonly teamOf: string | undefined }

export type Counted = { active: number; joined: number; left: number }

export async function headcounts(tx: Tx, whose: Whose, today: PlainDate, since: PlainDate): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*) filter (where ${employedOn(sql`${today}::date`)}) as active,
      count(*) filter (where e.joined_on between ${since} and ${today}) as joined,
      count(*) filter (where e.left_on >= ${since} and e.left_on < ${today}) as left
    from employees e where ${within(whose)}`.execute(tx)
  return rows[0] ?? { active: 0, joined: 0, left: 0 }
}

export async function headcountLimit(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ headcount_limit: number }>`
    select headcount_limit from companies where id = ${companyId}`.execute(tx)
  return rows[0]?.headcount_limit ?? 0
}

export type Named = { name: string; value: number }

/** Largest first; people without a department come last, under the name given. */
export async function byDepartment(tx: Tx, whose: Whose, today: PlainDate, nameless: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select coalesce(d.name, ${nameless}) as name, count(*) as value
    from employees e left join departments d on d.company_id = e.company_id and d.id = e.department_id
    where ${within(whose)} and ${employedOn(sql`${today}::date`)}
    group by d.id, d.name order by d.id is null, count(*) desc, d.name`.execute(tx)
  return rows
}

export type MonthOfPeople = { month: string; headcount: number; joined: number; left: number }

/** The twelve months up to this one; the present one as it stands today. */
export async function byMonth(tx: Tx, whose: Whose, today: PlainDate): Promise<MonthOfPeople[]> {
  const { rows } = await sql<MonthOfPeople>`
    select to_char(m.first, 'YYYY-MM') as month,
      count(e.id) filter (where ${employedOn(sql`m.last`)}) as headcount,
      count(e.id) filter (where e.joined_on between m.first and m.last) as joined,
      count(e.id) filter (where e.left_on between m.first and m.last) as left
    from (
      select first::date as first, least((first + interval '1 month - 1 day')::date, ${today}::date) as last
      from generate_series(date_trunc('month', ${today}::date) - interval '11 months', date_trunc('month', ${today}::date), '1 month') as first
    ) m
    left join employees e on ${within(whose)} and e.joined_on <= m.last and (e.left_on is null or e.left_on >= m.first)
    group by m.first order by m.first`.execute(tx)
  return rows
}

export type Birthday = { employee_id: string; full_name: string; date: string }

export async function birthdays(
  tx: Tx,
  whose: Whose,
  today: PlainDate,
  days: readonly ComingDay[],
  count: number,
): Promise<Birthday[]> {
  const { rows } = await sql<Birthday>`
    select e.id as employee_id, e.full_name, day.on_day as date
    from employees e
    join unnest(${days.map(({ birth }) => birth)}::text[], ${days.map(({ on }) => on)}::date[]) as day(birth, on_day)
      on to_char(e.birth_date, 'MM-DD') = day.birth
    where ${within(whose)} and ${employedOn(sql`${today}::date`)}
    order by day.on_day, e.full_name limit ${count}`.execute(tx)
  return rows
}

export type Newcomer = { employee_id: string; full_name: string; position: string | null; joined_on: string }

export async function newcomers(
  tx: Tx,
  whose: Whose,
  today: PlainDate,
  since: PlainDate,
  count: number,
): Promise<Newcomer[]> {
  const { rows } = await sql<Newcomer>`
    select e.id as employee_id, e.full_name, p.name as position, e.joined_on
    from employees e left join positions p on p.company_id = e.company_id and p.id = e.position_id
    where ${within(whose)} and e.joined_on between ${since} and ${today} and ${employedOn(sql`${today}::date`)}
    order by e.joined_on desc, e.full_name limit ${count}`.execute(tx)
  return rows
}

/** Their last day lies between today and that day. */
export async function leaving(tx: Tx, whose: Whose, today: PlainDate, until: PlainDate): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from employees e
    where ${within(whose)} and e.left_on between ${today} and ${until}`.execute(tx)
  return rows[0]?.count ?? 0
}

const employedOn = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(e.joined_on <= ${day} and (e.left_on is null or e.left_on >= ${day}))`

function within({ companyId, teamOf }: Whose): RawBuilder<unknown> {
  if (teamOf === undefined) return sql`e.company_id = ${companyId}`
  return sql`e.company_id = ${companyId} and e.id in (
    with recursive team as (
      select t.id from employees m join employees t on t.company_id = m.company_id and t.manager_id = m.id
      where m.company_id = ${companyId} and m.account_id = ${teamOf}
      union
      select t.id from team join employees t on t.company_id = ${companyId} and t.manager_id = team.id
    ) select id from team) and e.account_id is distinct from ${teamOf}`
}
