/** Who left between two days, with the leaving that was kept of it, and how many were employed at the end of each month. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { everyEmployment } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Leaver } from '../../model/dashboard.ts'
import type { ExitStatus } from '../../model/exit-states.ts'

type Asked = {
  readonly companyId: string
  readonly from: PlainDate
  readonly to: PlainDate
  readonly department: string | undefined
}

export async function leaversBetween(tx: Tx, { companyId, from, to, department }: Asked): Promise<Leaver[]> {
  const { rows } = await sql<Leaver>`
    select e.id as employee_id, e.staff_id, e.full_name, spell.joined_on, spell.left_on, d.id as department_id,
      d.name as department, r.id as reason_id,
      coalesce(r.kind, case when e.left_on <> spell.left_on then null when e.left_kind = 'resigned' then 'voluntary'
        when e.left_kind = 'terminated' then 'involuntary' end) as kind, x.id is not null as has_exit
    from ${everyEmployment(companyId)}
    ${departmentOf()}
    left join lateral (
      select x.id, x.exit_reason_ids[1] as reason_id from exits x
      where x.company_id = e.company_id and x.employee_id = e.id and x.last_working_date = spell.left_on
        and x.status not in ('withdrawn', 'submitted') order by x.id desc limit 1
    ) x on true
    left join exit_reasons r on r.company_id = e.company_id
      and r.id = coalesce(x.reason_id, case when e.left_on = spell.left_on then e.exit_reason_id end)
    where spell.left_on between ${from} and ${to}
      ${department === undefined ? sql`` : sql`and e.department_id = ${department}`}
    order by spell.left_on desc, lower(e.full_name), e.id`.execute(tx)
  return rows
}

/** YYYY-MM -> employed on the month's last day, or on the last of the days asked for. */
export async function headcounts(
  tx: Tx,
  { companyId, from, to, department }: Asked,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ month: string; count: number }>`
    select to_char(day, 'YYYY-MM') as month, (
      select count(*) from ${everyEmployment(companyId)}
      where spell.joined_on <= day and (spell.left_on is null or spell.left_on >= day)
        ${department === undefined ? sql`` : sql`and e.department_id = ${department}`})::int as count
    from (select least((month + interval '1 month - 1 day')::date, ${to}::date) as day
      from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, interval '1 month') month) days`.execute(
    tx,
  )
  return new Map(rows.map(({ month, count }) => [month, count]))
}

export async function openByStatus(
  tx: Tx,
  { companyId, department }: Pick<Asked, 'companyId' | 'department'>,
): Promise<{ status: ExitStatus; count: number }[]> {
  const { rows } = await sql<{ status: ExitStatus; count: number }>`
    select x.status, count(*)::int as count from exits x
    ${personOf('x')}
    where x.company_id = ${companyId} ${department === undefined ? sql`` : sql`and e.department_id = ${department}`}
    group by x.status`.execute(tx)
  return rows
}
