/** What neighbours may ask of travel. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type TravelOfClaim = {
  readonly exists: boolean
  /** Nothing more can be claimed for it (S4-032). */
  readonly is_paid: boolean
  readonly from: PlainDate
  readonly to: PlainDate
}

/** An approved travel of this person, to claim for; undefined where there is none, or it is somebody else's. */
export async function travelOfClaim(
  tx: Tx,
  companyId: string,
  employeeId: string,
  travelId: string,
): Promise<TravelOfClaim | undefined> {
  const { rows } = await sql<Omit<TravelOfClaim, 'exists'>>`
    select is_paid, from_date as "from", to_date as "to" from travel_requests
    where company_id = ${companyId} and id = ${travelId} and employee_id = ${employeeId}
      and status = 'approved'`.execute(tx)
  return rows[0] && { exists: true, ...rows[0] }
}

export type TravelToClaim = {
  readonly id: string
  readonly name: string
  readonly from: PlainDate
  readonly to: PlainDate
}

/** Approved travels of this person that are not settled, to choose among when one claims; the last first. */
export async function travelsToClaim(tx: Tx, companyId: string, employeeId: string): Promise<TravelToClaim[]> {
  const { rows } = await sql<TravelToClaim>`
    select id, purpose as name, from_date as "from", to_date as "to" from travel_requests
    where company_id = ${companyId} and employee_id = ${employeeId} and status = 'approved' and not is_paid
    order by from_date desc, id limit ${MOST_TRAVELS}`.execute(tx)
  return rows
}
const MOST_TRAVELS = 50

export type TravelBetween = {
  readonly id: string
  readonly employee_id: string
  readonly full_name: string
  readonly department: string | null
  readonly from: string
  readonly to: string
  readonly status: 'pending' | 'approved'
  readonly places: readonly string[]
}

/** Travel that is approved or waits, on any of these days, of the employees `e` whom the condition names; oldest first. */
export async function travelBetween(
  tx: Tx,
  companyId: string,
  { from, to, who }: { readonly from: string; readonly to: string; readonly who: RawBuilder<unknown> },
): Promise<TravelBetween[]> {
  const { rows } = await sql<TravelBetween>`
    select x.id, x.employee_id, e.full_name, d.name as department, x.from_date::text as "from", x.to_date::text as "to",
      x.status, coalesce((select jsonb_agg(distinct one ->> 'place') from jsonb_array_elements(x.destinations) one), '[]')
        as places
    from travel_requests x ${personOf('x')}
    ${departmentOf()}
    where x.company_id = ${companyId} and x.from_date <= ${to} and x.to_date >= ${from}
      and x.status in ('pending', 'approved') and ${who}
    order by x.from_date, e.full_name, x.id`.execute(tx)
  return rows
}

/** Advances that were paid for these travels and are not settled, in the company's currency: claims are set off first. */
export async function openAdvances(
  tx: Tx,
  companyId: string,
  travelIds: readonly string[],
  how?: { readonly hold: true },
): Promise<ReadonlyMap<string, string>> {
  if (travelIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; advance_amount: string }>`
    select id, advance_amount from travel_requests
    where company_id = ${companyId} and id = any(${[...travelIds]}::uuid[]) and advance_paid_on is not null
      and not is_paid order by id ${how?.hold ? sql`for update` : sql``}`.execute(tx)
  return new Map(rows.map(({ id, advance_amount }) => [id, advance_amount]))
}

export type AdvanceOpen = {
  readonly id: string
  readonly full_name: string
  readonly travel_no: string
  readonly paid_on: string
  readonly amount: string
}

/** Paid, and of a travel that is not settled; the longest open first. */
export async function advancesOpen(tx: Tx, companyId: string): Promise<AdvanceOpen[]> {
  const { rows } = await sql<AdvanceOpen>`
    select x.id, e.full_name, 'T-' || lpad(x.number::text, 4, '0') as travel_no, x.advance_paid_on::text as paid_on,
      x.advance_amount::text as amount
    from travel_requests x ${personOf('x')}
    where x.company_id = ${companyId} and x.advance_paid_on is not null and not x.is_paid
    order by x.advance_paid_on, x.id`.execute(tx)
  return rows
}

export { leftOfCentres } from './left-of-centres.ts'
export { knownCentres, openCentres, sharesOfPeople, sharesOfTravels } from './shares-store.ts'
