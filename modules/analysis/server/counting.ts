/** Who is counted, and what happened to them day by day: the statements that every page of numbers shares. */
import { type RawBuilder, sql } from 'kysely'
import type { PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { employedOnDay, everyEmployment } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ComingDay } from '../model/coming-days.ts'
import type { MonthOfMoves } from '../model/people-by-month.ts'
import { type PageOf, pageFrom, pageOf } from './counted-page.ts'

/** Whose people: all of the company, the ones named, or those of one department. */
export type Whose = {
  readonly companyId: string
  readonly only?: readonly string[] | undefined
  readonly department?: string | undefined
}

/** What happened until today, month by month; everything before `from` as one month before it. */
export async function moves(tx: Tx, whose: Whose, today: PlainDate, from: PlainDate): Promise<MonthOfMoves[]> {
  const { rows } = await sql<MonthOfMoves>`
    select to_char(greatest(day, ${from}::date - 1), 'YYYY-MM') as month,
      sum(joined)::int as joined, sum("left")::int as "left", sum(gone)::int as gone
    from ${everyEmployment(whose.companyId)} cross join lateral (values
      (spell.joined_on, 1, 0, 0), (spell.left_on, 0, 1, 0), (spell.left_on + 1, 0, 0, 1)) as move(day, joined, "left", gone)
    where ${within(whose)} and day <= ${today} group by 1`.execute(tx)
  return rows
}

export type Birthday = { employee_id: string; staff_id: string; full_name: string; date: string }

/** Of those who let theirs be shown. */
export async function birthdays(
  tx: Tx,
  whose: Whose,
  today: PlainDate,
  days: readonly ComingDay[],
  page?: PageWanted,
): Promise<PageOf<Birthday>> {
  const { rows } = await sql<Birthday & { total: number }>`
    select count(*) over ()::int as total, e.id as employee_id, e.staff_id, e.full_name, day.on_day as date
    from ${employedOn(whose, today)}
    join unnest(${days.map(({ birth }) => birth)}::text[], ${days.map(({ on }) => on)}::date[]) as day(birth, on_day)
      on to_char(e.birth_date, 'MM-DD') = day.birth
    where ${within(whose)} and e.show_birthday
    order by day.on_day, e.full_name, e.id ${pageOf(page)}`.execute(tx)
  return pageFrom(rows)
}

/** After FROM: those employed on the day, by the employment they had then. Who left and came back counts in both. */
export const employedOn = ({ companyId, only }: Whose, day: PlainDate): RawBuilder<unknown> =>
  employedOnDay(companyId, day, only)

export function within({ companyId, only, department }: Whose): RawBuilder<unknown> {
  const conditions = [sql`e.company_id = ${companyId} and not e.is_service_account`]
  if (only) conditions.push(sql`e.id = any(${[...only]}::uuid[])`)
  if (department) conditions.push(sql`e.department_id = ${department}`)
  return sql.join(conditions, sql` and `)
}
