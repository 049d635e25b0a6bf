/** What other modules may ask of travel. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type TravelOfClaim = {
  /** Nothing more can be claimed for it. */
  readonly is_paid: boolean
  readonly from: PlainDate
  readonly to: PlainDate
}

/** Approved travels of these people, to claim for, by person and travel; nobody finds somebody else's. */
export async function travelsOfClaims(
  tx: Tx,
  companyId: string,
  wanted: readonly { readonly employee_id: string; readonly travel_id: string }[],
): Promise<ReadonlyMap<string, TravelOfClaim>> {
  const { rows } = await sql<TravelOfClaim & { readonly key: string }>`
    select w.employee_id || ' ' || w.travel_id as key, t.is_paid, t.from_date as "from", t.to_date as "to"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(employee_id uuid, travel_id uuid)
      join travel_requests t on t.company_id = ${companyId} and t.id = w.travel_id and t.employee_id = w.employee_id
    where t.status = 'approved'`.execute(tx)
  return new Map(rows.map(({ key, ...travel }) => [key, travel]))
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
