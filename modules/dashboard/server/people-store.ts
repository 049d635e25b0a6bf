/** People in numbers. Every statement goes over the company's people once, whatever their number. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { employedOn, type Whose, within } from '#modules/analysis/server/public.ts'
import { everyEmployment } from '#modules/employees/server/public.ts'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** Those below an account's employee record, to any depth. A circle among managers ends by itself. */
export async function teamOf(tx: Tx, companyId: string, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive team as (
      select t.id, t.account_id from employees m join employees t on t.company_id = m.company_id and t.manager_id = m.id
      where m.company_id = ${companyId} and m.account_id = ${accountId}
      union
      select t.id, t.account_id from team join employees t on t.company_id = ${companyId} and t.manager_id = team.id
    ) select id from team where account_id is distinct from ${accountId}`.execute(tx)
  return rows.map(({ id }) => id)
}

export type Counted = { active: number; joined: number; left: number }

export async function headcounts(tx: Tx, whose: Whose, today: PlainDate, since: PlainDate): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select (select count(*) from ${employedOn(whose, today)} where ${within(whose)}) as active,
      count(*) filter (where spell.joined_on between ${since} and ${today}) as joined,
      count(*) filter (where spell.left_on >= ${since} and spell.left_on < ${today}) as left
    from ${everyEmployment(whose.companyId)} where ${within(whose)}`.execute(tx)
  return rows[0] ?? { active: 0, joined: 0, left: 0 }
}

export async function headcountLimit(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ headcount_limit: number }>`
    select headcount_limit from companies where id = ${companyId}`.execute(tx)
  return rows[0]?.headcount_limit ?? 0
}

export type Named = { id: string | null; name: string; value: number }

/** Largest first; people without a department come last, under the name given. */
export async function byDepartment(tx: Tx, whose: Whose, today: PlainDate, nameless: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select d.id, coalesce(d.name, ${nameless}) as name, count(*) as value
    from ${employedOn(whose, today)}
      ${departmentOf()}
    where ${within(whose)}
    group by d.id, d.name order by d.id is null, count(*) desc, d.name`.execute(tx)
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
    select e.id as employee_id, e.full_name, p.name as position, spell.joined_on
    from ${employedOn(whose, today)} ${positionOf()}
    where ${within(whose)} and spell.joined_on between ${since} and ${today}
    order by spell.joined_on desc, e.full_name limit ${count}`.execute(tx)
  return rows
}

/** Their last day lies between today and that day. */
export async function leaving(tx: Tx, whose: Whose, today: PlainDate, until: PlainDate): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${everyEmployment(whose.companyId)}
    where ${within(whose)} and spell.left_on between ${today} and ${until}`.execute(tx)
  return rows[0]?.count ?? 0
}
