/** Hours and costs of training, added up in one statement: seats in sessions, and approved courses outside. */

import { type RawBuilder, sql } from 'kysely'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type ReportRow = {
  /** Null: of no department. */
  readonly name: string | null
  readonly people: number
  readonly hours_planned: string
  readonly hours_attended: string
  readonly cost: string
}
export type ReportName = 'course' | 'department' | 'month'

const groups: Readonly<Record<ReportName, RawBuilder<unknown>>> = {
  course: sql`n.course`,
  department: sql`d.name`,
  month: sql`to_char(n.starts_on, 'YYYY-MM')`,
}

/** What is closed counts by the days that somebody was there; what is not closed is still planned. */
export async function hoursAndCost(
  tx: Tx,
  companyId: string,
  name: ReportName,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReportRow[]> {
  const of = groups[name]
  const { rows } = await sql<ReportRow>`
    with taken as (
      select a.employee_id, c.name as course, s.starts_on, c.cost_per_seat as cost,
        case when s.closed_on is null then c.hours else 0 end as planned,
        case when s.closed_on is null then 0 else c.hours * coalesce(t.days, 0)
          / coalesce(cardinality(s.days), s.ends_on - s.starts_on + 1) end as attended
      from training_seats a
      join training_sessions s on s.company_id = a.company_id and s.id = a.session_id
      join training_courses c on c.company_id = s.company_id and c.id = s.course_id
      left join lateral (
        select count(*) as days from training_attendance t where t.company_id = a.company_id
          and t.session_id = a.session_id and t.employee_id = a.employee_id and t.present) t on true
      where a.company_id = ${companyId} and a.place = 'seat' and s.starts_on between ${from} and ${to}
      union all
      select x.employee_id, x.title, x.from_date, x.cost, 0, 0 from training_requests x
      where x.company_id = ${companyId} and x.status = 'approved' and x.session_id is null
        and x.from_date between ${from} and ${to})
    select ${of} as name, count(*)::int as people, round(sum(n.planned), 2)::text as hours_planned,
      round(sum(n.attended), 2)::text as hours_attended, sum(n.cost)::numeric(15, 2)::text as cost
    from taken n join employees e on e.company_id = ${companyId} and e.id = n.employee_id
    ${departmentOf()}
    group by ${of} order by ${name === 'month' ? sql`1` : sql`sum(n.cost) desc, 1`}`.execute(tx)
  return rows
}
