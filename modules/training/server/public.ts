/** What other modules may ask of training. */

import { type RawBuilder, sql } from 'kysely'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { missed } from './day-facts.ts'

export type TrainingBetween = {
  readonly id: string
  readonly employee_id: string
  readonly full_name: string
  readonly department: string | null
  readonly from: string
  readonly to: string
  readonly course: string
}

/**
 * Days at a course, of the employees `e` whom the condition names: seats in sessions that are held somewhere, and
 * approved courses outside. Days that follow each other are one row.
 */
export async function trainingBetween(
  tx: Tx,
  companyId: string,
  { from, to, who }: { readonly from: string; readonly to: string; readonly who: RawBuilder<unknown> },
): Promise<TrainingBetween[]> {
  const { rows } = await sql<TrainingBetween>`
    with dated as (
      select s.id, a.employee_id, c.name as course, g.day::date as date from training_seats a
      join training_sessions s on s.company_id = a.company_id and s.id = a.session_id
      join training_courses c on c.company_id = s.company_id and c.id = s.course_id
      cross join lateral generate_series(greatest(s.starts_on, ${from}::date)::timestamp,
        least(s.ends_on, ${to}::date)::timestamp, interval '1 day') as g(day)
      where a.company_id = ${companyId} and a.place = 'seat' and c.mode in ('classroom', 'online')
        and s.starts_on <= ${to} and s.ends_on >= ${from} and (s.days is null or g.day::date = any(s.days))
        and not ${missed}
      union all
      select x.id, x.employee_id, x.title, g.day::date from training_requests x
      cross join lateral generate_series(greatest(x.from_date, ${from}::date)::timestamp,
        least(x.to_date, ${to}::date)::timestamp, interval '1 day') as g(day)
      where x.company_id = ${companyId} and x.status = 'approved' and x.session_id is null
        and x.from_date <= ${to} and x.to_date >= ${from}),
    runs as (
      select n.*, n.date - (row_number() over (partition by n.id, n.employee_id order by n.date))::int as run from dated n)
    select n.id, n.employee_id, e.full_name, d.name as department, min(n.date)::text as "from", max(n.date)::text as "to",
      n.course
    from runs n join employees e on e.company_id = ${companyId} and e.id = n.employee_id
    ${departmentOf()}
    where ${who}
    group by n.id, n.employee_id, n.run, e.full_name, d.name, n.course
    order by min(n.date), e.full_name, n.id`.execute(tx)
  return rows
}
