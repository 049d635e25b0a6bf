/**
 * Points that expire, the oldest first: what was spent, taken back or expired before used up the oldest. Nobody loses
 * points that they were not told of thirty days before.
 */
import { sql } from 'kysely'
import { addDays, addMonths, dayOf, lastDayOf, type PlainDate, plainDate, yearMonthOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export const TOLD_AHEAD = 30

/** What came on this day or before has expired on that one. */
export function cameBy(day: PlainDate, months: number): PlainDate {
  const month = addMonths(yearMonthOf(day), -months)
  const last = lastDayOf(month)
  return dayOf(last) < dayOf(day) ? last : plainDate(month.year, month.month, dayOf(day))
}

type Expiring = { readonly employee_id: string; readonly account_id: string | null; readonly points: number }
type Which = {
  readonly by: PlainDate
  /** Told on that day or before. */
  readonly toldBy?: PlainDate
  readonly employeeIds?: readonly string[]
}

export async function expiring(tx: Tx, companyId: string, { by, toldBy, employeeIds }: Which): Promise<Expiring[]> {
  const old = sql`p.kind in ('received', 'granted') and p.day <= ${by}
    ${toldBy === undefined ? sql`` : sql`and p.expiry_told_on <= ${toldBy}`}`
  const { rows } = await sql<Expiring>`
    select p.employee_id, e.account_id,
      (sum(p.points) filter (where ${old})
        + coalesce(sum(p.points) filter (where p.kind not in ('received', 'granted')), 0))::int as points
    from reward_points p join employees e on e.company_id = p.company_id and e.id = p.employee_id
    where p.company_id = ${companyId}
      ${employeeIds === undefined ? sql`` : sql`and p.employee_id = any(${[...employeeIds]}::uuid[])`}
    group by p.employee_id, e.account_id
    having sum(p.points) filter (where ${old})
      + coalesce(sum(p.points) filter (where p.kind not in ('received', 'granted')), 0) > 0
    order by p.employee_id`.execute(tx)
  return rows
}

/** Marks what expires thirty days from now; whose it is. */
export async function markTold(tx: Tx, companyId: string, today: PlainDate, months: number): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    with told as (
      update reward_points set expiry_told_on = ${today}
      where company_id = ${companyId} and kind in ('received', 'granted') and expiry_told_on is null
        and day <= ${cameBy(addDays(today, TOLD_AHEAD), months)}
      returning employee_id)
    select distinct employee_id from told order by employee_id`.execute(tx)
  return rows.map(({ employee_id }) => employee_id)
}

/** The first day on which something of somebody expires. */
export async function nextExpiry(tx: Tx, companyId: string, employeeId: string, months: number, today: PlainDate) {
  const by = cameBy(addDays(today, TOLD_AHEAD), months)
  const [found] = await expiring(tx, companyId, { by, employeeIds: [employeeId] })
  return found ? { points: found.points, on: addDays(today, TOLD_AHEAD) } : null
}
