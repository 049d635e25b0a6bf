/** What neighbours may ask of work from home. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
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
