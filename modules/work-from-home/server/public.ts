/** What other modules may ask of work from home. */

import { type RawBuilder, sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }

/** Approved days of these people at home, by person and day; half a day counts as one. */
export async function homeDaysBetween(
  tx: Tx,
  companyId: string,
  { from, to }: Days,
  employeeIds: readonly string[],
): Promise<(employeeId: string, date: PlainDate) => boolean> {
  const { rows } = await sql<{ employee_id: string; date: string }>`
    select distinct h.employee_id, h.date from wfh_days h
    join wfh_requests x on x.company_id = h.company_id and x.id = h.request_id and x.status = 'approved'
    where h.company_id = ${companyId} and h.employee_id = any(${[...employeeIds]}::uuid[])
      and h.date between ${from} and ${to}`.execute(tx)
  const known = new Set(rows.map(({ employee_id, date }) => `${employee_id} ${plainDateOf(date)}`))
  return (employeeId, date) => known.has(`${employeeId} ${date}`)
}

export type HomeBetween = {
  readonly id: string
  readonly employee_id: string
  readonly full_name: string
  readonly department: string | null
  readonly from: string
  readonly to: string
  readonly status: string
  readonly part: 'full' | 'morning' | 'afternoon'
}

/**
 * Days at home that are approved or wait, of the employees `e` whom the condition names: days that follow each other are
 * one row, those of a standing arrangement as many as there are.
 */
export async function homeBetween(
  tx: Tx,
  companyId: string,
  { from, to, who }: Days & { readonly who: RawBuilder<unknown> },
): Promise<HomeBetween[]> {
  const { rows } = await sql<HomeBetween>`
    with dated as (
      select h.request_id, h.employee_id, h.date,
        h.date - (row_number() over (partition by h.request_id order by h.date))::int as run
      from wfh_days h where h.company_id = ${companyId} and h.date between ${from} and ${to})
    select x.id, n.employee_id, e.full_name, d.name as department, min(n.date)::text as "from", max(n.date)::text as "to",
      x.status, x.part
    from dated n join wfh_requests x on x.company_id = ${companyId} and x.id = n.request_id
    join employees e on e.company_id = ${companyId} and e.id = n.employee_id
    ${departmentOf()}
    where x.status in ('pending', 'approved') and ${who}
    group by x.id, n.employee_id, n.run, e.full_name, d.name, x.status, x.part
    order by min(n.date), e.full_name, x.id`.execute(tx)
  return rows
}
