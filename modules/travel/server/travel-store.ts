/** Travel as it is stored: the request, the centres that bear it, and its days with what each is worth. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { liveClaim } from '#modules/claims/server/public-sql.ts'
import { namesOfRequests, peopleOfRequests } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Counted, Listing } from '#platform/requests/server/port.ts'
import type { Destination, MealsGiven } from '../model/per-diem.ts'

export type Leg = {
  readonly date: PlainDate
  readonly time: string | null
  readonly by: 'flight' | 'train' | 'coach' | 'car' | 'ferry' | 'other'
  readonly from_place: string | null
  readonly to_place: string | null
  readonly note: string | null
}
export type StoredDay = {
  readonly date: PlainDate
  readonly halves: number
  readonly rate: string | null
  readonly deducted: string
  readonly amount: string
  readonly excess: string
}
export type NewTravel = {
  readonly id: string
  readonly employee_id: string
  readonly purpose: string
  readonly from_date: PlainDate
  readonly to_date: PlainDate
  readonly destinations: readonly Destination[]
  readonly itinerary: readonly Leg[]
  readonly estimates: readonly { readonly label: string; readonly amount: string }[]
  readonly meals: readonly MealsGiven[]
  readonly estimated: string
  readonly advance_amount: string | null
  readonly currency_code: string
}
export type ShareWanted = { readonly cost_centre_id: string; readonly percentage: string }
export type FreshTravel = NewTravel & {
  readonly shares: readonly ShareWanted[]
  readonly days: readonly StoredDay[]
}
export type TravelRow = Omit<NewTravel, 'destinations' | 'itinerary'> & {
  readonly number: number
  readonly destinations: readonly Destination[] | null
  readonly itinerary: readonly Leg[] | null
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  readonly created_at: string
  readonly advance_paid_on: string | null
  readonly is_paid: boolean
  readonly paid_on: string | null
  readonly paid_reference: string | null
  readonly owed: 'paid_back' | 'deduct' | null
  readonly owed_amount: string | null
  readonly consent_on: string | null
  /** Where it was refused or taken back there is none: it can be claimed again. */
  readonly per_diem_claim_id: string | null
  readonly shares: readonly (ShareWanted & { readonly code: string; readonly name: string })[]
  readonly days: readonly StoredDay[]
}

export async function travelRequests(
  tx: Tx,
  companyId: string,
  { where, paging }: Listing,
): Promise<(TravelRow & Counted)[]> {
  const { rows } = await sql<TravelRow & Counted>`
    select x.id, x.number, x.employee_id, ${namesOfRequests}, x.purpose, x.from_date, x.to_date, x.destinations,
      x.itinerary, x.estimates, x.meals, x.estimated, x.advance_amount, x.currency_code, x.advance_paid_on, x.is_paid,
      x.paid_on, x.paid_reference, x.owed, x.owed_amount, x.consent_on,
      ${liveClaim(sql`x.per_diem_claim_id`)} as per_diem_claim_id, x.status, x.created_at,
      coalesce((select jsonb_agg(jsonb_build_object('cost_centre_id', s.cost_centre_id, 'code', c.code, 'name', c.name,
          'percentage', s.percentage::text) order by s.percentage desc, lower(c.code))
        from travel_shares s join travel_cost_centres c on c.company_id = s.company_id and c.id = s.cost_centre_id
        where s.company_id = x.company_id and s.request_id = x.id), '[]') as shares,
      coalesce((select jsonb_agg(jsonb_build_object('date', t.date, 'halves', t.halves, 'rate', t.rate::text,
          'deducted', t.deducted::text, 'amount', t.amount::text, 'excess', t.excess::text) order by t.date)
        from travel_days t where t.company_id = x.company_id and t.request_id = x.id), '[]') as days,
      (count(*) over ())::int as total
    from travel_requests x ${peopleOfRequests}
    where x.company_id = ${companyId} and ${where} order by x.from_date desc, x.id desc
    ${paging === undefined ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`}`.execute(tx)
  return rows
}

type Saving = { readonly by: string; readonly now: Date }

/** New, or changed under the same id. */
export async function saveTravel(
  tx: Tx,
  companyId: string,
  all: readonly FreshTravel[],
  { by, now }: Saving,
): Promise<void> {
  const at = now.toISOString()
  const ids = all.map(({ id }) => id)
  const first = await takeNumbers(tx, companyId, ids)
  const requests = all.map(({ shares: _, days: __, ...request }, place) => ({ ...request, number: first + place }))
  await sql`
    insert into travel_requests (company_id, id, number, employee_id, purpose, from_date, to_date, destinations,
      itinerary, estimates, meals, estimated, advance_amount, currency_code, status, entered_by, created_at, updated_at)
    select ${companyId}, id, number, employee_id, purpose, from_date, to_date, destinations, itinerary, estimates,
      meals, estimated, advance_amount, currency_code, 'pending', ${by}, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as n(id uuid, number integer, employee_id uuid,
      purpose text, from_date date, to_date date, destinations jsonb, itinerary jsonb, estimates jsonb, meals jsonb,
      estimated numeric, advance_amount numeric, currency_code text)
    on conflict (company_id, id) do update set purpose = excluded.purpose, from_date = excluded.from_date,
      to_date = excluded.to_date, destinations = excluded.destinations, itinerary = excluded.itinerary,
      estimates = excluded.estimates, meals = excluded.meals, estimated = excluded.estimated,
      advance_amount = excluded.advance_amount, currency_code = excluded.currency_code,
      updated_at = excluded.updated_at`.execute(tx)
  await sql`delete from travel_shares where company_id = ${companyId} and request_id = any(${ids}::uuid[])`.execute(tx)
  await sql`delete from travel_days where company_id = ${companyId} and request_id = any(${ids}::uuid[])`.execute(tx)
  const shares = all.flatMap(({ id, shares: of }) => of.map((share) => ({ request_id: id, ...share })))
  await sql`
    insert into travel_shares (company_id, request_id, cost_centre_id, percentage)
    select ${companyId}, request_id, cost_centre_id, percentage
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb)
      as n(request_id uuid, cost_centre_id uuid, percentage numeric)`.execute(tx)
  const days = all.flatMap(({ id, employee_id, days: of }) =>
    of.map((day) => ({ request_id: id, employee_id, ...day })),
  )
  await sql`
    insert into travel_days (company_id, request_id, date, employee_id, halves, rate, deducted, amount, excess)
    select ${companyId}, request_id, date, employee_id, halves, rate, deducted, amount, excess
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n(request_id uuid, date date, employee_id uuid,
      halves integer, rate numeric, deducted numeric, amount numeric, excess numeric)`.execute(tx)
}

/** The first of as many new numbers as are needed; whoever takes some comes one after the other. */
async function takeNumbers(tx: Tx, companyId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into travel_numbers as t (company_id, last)
    select ${companyId}, count(*)::int from unnest(${[...ids]}::uuid[]) as n(id)
    where not exists (select from travel_requests r where r.company_id = ${companyId} and r.id = n.id)
    on conflict (company_id) do update set last = t.last + excluded.last returning last`.execute(tx)
  return (rows[0]?.last ?? 0) - ids.length + 1
}

export async function removeTravel(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from travel_requests where company_id = ${companyId} and id = ${id}`.execute(tx)
}
