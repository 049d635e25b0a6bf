/** Requests to work from home, the days they take, and from where people said that they are there. */

import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { namesOfRequests, peopleOfRequests } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Counted, Listing } from '#platform/requests/server/port.ts'
import type { HomeDay, Part } from '../model/days.ts'

export type NewWfh = {
  readonly id: string
  readonly employee_id: string
  readonly from_date: PlainDate
  readonly to_date: PlainDate
  readonly part: Part
  readonly weekdays: readonly number[] | null
  readonly place_name: string
  readonly place_address: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly reason: string | null
  readonly answer_by: PlainDate | null
}
export type WfhRow = Omit<NewWfh, 'latitude' | 'longitude'> & {
  readonly latitude: string | null
  readonly longitude: string | null
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  readonly created_at: string
  readonly halves: number
}

export async function wfhRequests(
  tx: Tx,
  companyId: string,
  { where, paging }: Listing,
): Promise<(WfhRow & Counted)[]> {
  const { rows } = await sql<WfhRow & Counted>`
    select x.id, x.employee_id, ${namesOfRequests}, x.from_date, x.to_date, x.part, x.weekdays, x.place_name,
      x.place_address, x.latitude, x.longitude, x.reason, x.status, x.answer_by, x.created_at,
      coalesce((select sum(h.halves) from wfh_days h where h.company_id = x.company_id and h.request_id = x.id), 0)::int
        as halves, (count(*) over ())::int as total
    from wfh_requests x ${peopleOfRequests}
    where x.company_id = ${companyId} and ${where} order by x.from_date desc, x.id desc
    ${paging === undefined ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`}`.execute(tx)
  return rows
}

type Saving = { readonly by: string; readonly now: Date }

/** New, or changed under the same id. */
export async function saveWfh(
  tx: Tx,
  companyId: string,
  all: readonly (NewWfh & { readonly days: readonly HomeDay[] })[],
  { by, now }: Saving,
): Promise<void> {
  const at = now.toISOString()
  const requests = all.map(({ days: _, ...request }) => request)
  await sql`
    insert into wfh_requests (company_id, id, employee_id, from_date, to_date, part, weekdays, place_name,
      place_address, latitude, longitude, reason, status, answer_by, entered_by, created_at, updated_at)
    select ${companyId}, id, employee_id, from_date, to_date, part, weekdays, place_name, place_address, latitude,
      longitude, reason, 'pending', answer_by, ${by}, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as n(id uuid, employee_id uuid, from_date date,
      to_date date, part text, weekdays integer[], place_name text, place_address text, latitude numeric,
      longitude numeric, reason text, answer_by date)
    on conflict (company_id, id) do update set from_date = excluded.from_date, to_date = excluded.to_date,
      part = excluded.part, weekdays = excluded.weekdays, place_name = excluded.place_name,
      place_address = excluded.place_address, latitude = excluded.latitude, longitude = excluded.longitude,
      reason = excluded.reason, answer_by = coalesce(wfh_requests.answer_by, excluded.answer_by), updated_at = excluded.updated_at`.execute(
    tx,
  )
  const ids = all.map(({ id }) => id)
  await sql`delete from wfh_days where company_id = ${companyId} and request_id = any(${ids}::uuid[])`.execute(tx)
  const days = all.flatMap(({ id, employee_id, days: of }) =>
    of.filter(({ halves }) => halves > 0).map((day) => ({ request_id: id, employee_id, ...day })),
  )
  await sql`
    insert into wfh_days (company_id, request_id, date, employee_id, halves)
    select ${companyId}, request_id, date, employee_id, halves
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as n(request_id uuid, date date, employee_id uuid, halves integer)`.execute(tx)
}

export async function removeWfh(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from wfh_requests where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export type TakenDay = HomeDay & { readonly employeeId: string; readonly part: Part }

/** Days at home of these people that wait or are approved, of other requests than `except`. */
export async function takenDays(
  tx: Tx,
  companyId: string,
  people: readonly string[],
  { from, to, except }: { readonly from: PlainDate; readonly to: PlainDate; readonly except: string | null },
): Promise<readonly TakenDay[]> {
  const { rows } = await sql<{ employee_id: string; date: string; halves: number; part: Part }>`
    select h.employee_id, h.date, h.halves, x.part from wfh_days h
    join wfh_requests x on x.company_id = h.company_id and x.id = h.request_id
    where h.company_id = ${companyId} and h.employee_id = any(${[...people]}::uuid[]) and h.date between ${from} and ${to}
      and x.status in ('pending', 'approved') and x.id is distinct from ${except}::uuid`.execute(tx)
  return rows.map(({ employee_id, date, ...day }) => ({ ...day, employeeId: employee_id, date: plainDateOf(date) }))
}

export async function daysOfWfh(tx: Tx, companyId: string, id: string): Promise<HomeDay[]> {
  const { rows } = await sql<{ date: string; halves: number }>`
    select date, halves from wfh_days where company_id = ${companyId} and request_id = ${id} order by date`.execute(tx)
  return rows.map(({ date, halves }) => ({ date: plainDateOf(date), halves }))
}

/** Of the same department, at home on one of the days of this request. */
export async function othersAtHome(tx: Tx, companyId: string, { id, employee_id }: WfhRow, most: number) {
  const { rows } = await sql<{ full_name: string; from: string; to: string }>`
    select e.full_name, min(h.date)::text as from, max(h.date)::text as to from wfh_days h
    join wfh_requests x on x.company_id = h.company_id and x.id = h.request_id and x.status in ('pending', 'approved')
    ${personOf('h')}
    join employees mine on mine.company_id = h.company_id and mine.id = ${employee_id}
      and mine.department_id = e.department_id
    where h.company_id = ${companyId} and h.employee_id <> ${employee_id}
      and h.date in (select date from wfh_days where company_id = ${companyId} and request_id = ${id})
    group by e.id, e.full_name order by e.full_name limit ${most}`.execute(tx)
  return rows
}
