/** What other modules may ask of leave. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { listedApplications } from './applications/application-store.ts'
import { applicationView } from './applications/application-view.ts'
import { typeMap } from './applications/shown-applications.ts'
import { leaveBook } from './book.ts'
import { grantRest, removeRest, restOfLots, takenRest } from './rest-in-lieu/rest-lots.ts'
import type { Reading } from './types/type-view.ts'

export { type OpeningType, openWithTypes } from './opening.ts'

type Asking = Parameters<typeof leaveBook>[1] & Reading
type LeaveView = ReturnType<typeof applicationView>

/** Leave that is approved or waits, on any of these days, of the employees `e` whom the condition names; oldest first. */
export async function leaveBetween(
  tx: Tx,
  asking: Asking,
  { from, to, who }: { readonly from: string; readonly to: string; readonly who: RawBuilder<unknown> },
): Promise<LeaveView[]> {
  const book = await leaveBook(tx, asking)
  const rows = await listedApplications(tx, book.companyId, {
    where: sql`a.from_date <= ${to} and a.to_date >= ${from} and a.status in ('pending', 'approved')
      and a.parent_id is null and ${who}`,
    paging: undefined,
  })
  const types = await typeMap(tx, book.companyId)
  return rows.toReversed().map((row) => applicationView(row, types, book, asking))
}

/** Days of these applications that cost nothing, by application. */
export async function daysWithoutCharge(
  tx: Tx,
  companyId: string,
  { ids, from, to }: { readonly ids: readonly string[]; readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ application_id: string; days: string[] }>`
    select application_id, array_agg(date::text order by date) as days from leave_days
    where company_id = ${companyId} and application_id = any(${[...ids]}::uuid[]) and charge = 0
      and date between ${from} and ${to} group by application_id`.execute(tx)
  return new Map(rows.map(({ application_id, days }) => [application_id, days]))
}

/** Days whose work is made good in time off, waiting or approved: 'employee date'. */
export async function madeGood(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ employee_id: string; date: string }>`
    select employee_id, date from earned_days
    where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[]) and date between ${from} and ${to}
      and worked and status in ('pending', 'approved')`.execute(tx)
  return new Set(rows.map(({ employee_id, date }) => `${employee_id} ${date}`))
}

export type Away = {
  readonly employee_id: string
  readonly full_name: string
  readonly from: string
  readonly to: string
  readonly part: 'full' | 'morning' | 'afternoon'
}

/** Approved leave on any of these days, soonest first; of the people `e` whom the condition names. */
export async function approvedAway(
  tx: Tx,
  companyId: string,
  { from, to, who }: { readonly from: string; readonly to: string; readonly who: RawBuilder<unknown> },
): Promise<Away[]> {
  const { rows } = await sql<Away>`
    select a.employee_id, e.full_name, a.from_date as "from", a.to_date as "to",
      case when a.from_part <> 'full' then a.from_part else a.to_part end as part
    from leave_applications a ${personOf('a')}
    where a.company_id = ${companyId} and a.status = 'approved' and a.parent_id is null
      and a.from_date <= ${to} and a.to_date >= ${from} and (e.left_on is null or e.left_on >= ${from}) and ${who}
    order by a.from_date, e.full_name, a.id`.execute(tx)
  return rows
}

/** Who of the people `e` is on approved leave at some time between two moments: a whole day is away, a part of one its hours. */
export async function awayBetween(
  tx: Tx,
  companyId: string,
  asked: { readonly from: Date; readonly to: Date; readonly timezone: string; readonly who: RawBuilder<unknown> },
): Promise<{ readonly employee_id: string; readonly full_name: string }[]> {
  const { timezone, who } = asked
  const [from, to] = [asked.from.toISOString(), asked.to.toISOString()]
  const isPart = sql`(a.hours is not null or (d.date = a.from_date and a.from_part <> 'full')
    or (d.date = a.to_date and a.to_part <> 'full'))`
  const at = (minutes: RawBuilder<unknown>) =>
    sql`((d.date + make_interval(mins => ${minutes})) at time zone ${timezone})`
  const { rows } = await sql<{ employee_id: string; full_name: string }>`
    select distinct a.employee_id, e.full_name from leave_applications a ${personOf('a')}
      join leave_days d on d.company_id = a.company_id and d.application_id = a.id
    where a.company_id = ${companyId} and a.status = 'approved' and a.parent_id is null and ${who}
      and a.from_date <= (${to}::timestamptz at time zone ${timezone})::date
      and a.to_date >= (${from}::timestamptz at time zone ${timezone})::date
      and ${at(sql`case when ${isPart} then d.starts else 0 end`)} < ${to}::timestamptz
      and ${at(sql`case when ${isPart} then d.ends else 1440 end`)} > ${from}::timestamptz
    order by e.full_name, a.employee_id`.execute(tx)
  return rows
}

/** Overtime turned into rest: its lots, as overtime grants, looks at and takes back. */
export const restInLieu = { grant: grantRest, taken: takenRest, remove: removeRest, of: restOfLots } as const
