/** Requests for training, and what stands beside them when they are decided. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { namesOfRequests, peopleOfRequests } from '#modules/employees/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Counted, Listing } from '#platform/requests/server/port.ts'

export type NewRequestRow = {
  readonly id: string
  readonly employee_id: string
  readonly session_id: string | null
  readonly title: string
  readonly provider: string | null
  readonly cost: string
  readonly from_date: PlainDate
  readonly to_date: PlainDate
  readonly reason: string | null
  readonly bond_accepted_on: string | null
  /** As they were accepted. */
  readonly bond_amount: string | null
  readonly bond_months: number | null
}
export type TrainingRow = NewRequestRow & {
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly department_id: string | null
  readonly course_id: string | null
  readonly status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  readonly created_at: string
  readonly place: 'seat' | 'waiting' | null
  readonly waiting_no: number | null
}

export async function trainingRequests(
  tx: Tx,
  companyId: string,
  { where, paging }: Listing,
): Promise<(TrainingRow & Counted)[]> {
  const { rows } = await sql<TrainingRow & Counted>`
    select x.id, x.employee_id, ${namesOfRequests}, e.department_id, x.session_id, s.course_id, x.title, x.provider,
      x.cost, x.from_date, x.to_date, x.reason, x.bond_accepted_on, x.bond_amount, x.bond_months, x.status, x.created_at, a.place,
      case when a.place = 'waiting' and s.closed_on is null then (select count(*)::int from training_seats w
        where w.company_id = a.company_id and w.session_id = a.session_id and w.place = 'waiting'
          and w.queue_no <= a.queue_no) end as waiting_no,
      (count(*) over ())::int as total
    from training_requests x ${peopleOfRequests}
    left join training_sessions s on s.company_id = x.company_id and s.id = x.session_id
    left join training_seats a on a.company_id = x.company_id and a.session_id = x.session_id
      and a.employee_id = x.employee_id and x.status = 'approved'
    where x.company_id = ${companyId} and ${where} order by x.from_date desc, x.id desc
    ${paging === undefined ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`}`.execute(tx)
  return rows
}

/** New, or changed under the same id. */
export async function saveRequests(
  tx: Tx,
  companyId: string,
  all: readonly NewRequestRow[],
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  const at = now.toISOString()
  await sql`
    insert into training_requests (company_id, id, employee_id, session_id, title, provider, cost, from_date, to_date,
      reason, bond_accepted_on, bond_amount, bond_months, status, entered_by, created_at, updated_at)
    select ${companyId}, id, employee_id, session_id, title, provider, cost, from_date, to_date, reason,
      bond_accepted_on, bond_amount, bond_months, 'pending', ${by}, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as n(id uuid, employee_id uuid, session_id uuid, title text,
      provider text, cost numeric, from_date date, to_date date, reason text, bond_accepted_on date,
      bond_amount numeric, bond_months integer)
    on conflict (company_id, id) do update set session_id = excluded.session_id, title = excluded.title,
      provider = excluded.provider, cost = excluded.cost, from_date = excluded.from_date, to_date = excluded.to_date,
      reason = excluded.reason, bond_accepted_on = excluded.bond_accepted_on,
      bond_amount = excluded.bond_amount, bond_months = excluded.bond_months,
      updated_at = excluded.updated_at`.execute(tx)
}

export async function removeRequest(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from training_requests where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** A course outside becomes one of the company's sessions. */
export async function linkRequest(
  tx: Tx,
  companyId: string,
  id: string,
  session: { readonly id: string; readonly starts_on: string; readonly ends_on: string },
): Promise<void> {
  await sql`update training_requests set session_id = ${session.id}, from_date = ${session.starts_on},
              to_date = ${session.ends_on}, updated_at = now()
            where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function isApprovedOutside(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from training_requests where company_id = ${companyId} and id = ${id} and status = 'approved'
      and session_id is null for update`.execute(tx)
  return rows.length > 0
}

/** Whoever has a place in this session, or another request for it that waits or is approved. */
export async function whoHasIt(
  tx: Tx,
  companyId: string,
  sessionId: string,
  people: readonly string[],
  except: string | null,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ employee_id: string }>`
    select employee_id from training_seats
    where company_id = ${companyId} and session_id = ${sessionId} and employee_id = any(${[...people]}::uuid[])
    union select employee_id from training_requests
    where company_id = ${companyId} and session_id = ${sessionId} and employee_id = any(${[...people]}::uuid[])
      and status in ('pending', 'approved') and id is distinct from ${except}::uuid`.execute(tx)
  return new Set(rows.map(({ employee_id }) => employee_id))
}

/** Of the same department, in the same session or away at a course on the same days. */
export async function othersWhoGo(tx: Tx, companyId: string, row: TrainingRow, most: number): Promise<string[]> {
  if (row.department_id === null) return []
  const { rows } = await sql<{ full_name: string }>`
    select distinct e.full_name from training_seats a
    join training_sessions s on s.company_id = a.company_id and s.id = a.session_id
    ${personOf('a')}
    where a.company_id = ${companyId} and a.place = 'seat' and a.employee_id <> ${row.employee_id}
      and e.department_id = ${row.department_id} and s.starts_on <= ${row.to_date} and s.ends_on >= ${row.from_date}
    order by e.full_name limit ${most}`.execute(tx)
  return rows.map(({ full_name }) => full_name)
}
