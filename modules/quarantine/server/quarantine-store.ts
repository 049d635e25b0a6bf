/** Statements for quarantines, with the working days in them. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { namesOfRequests, peopleOfRequests } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Counted, Listing } from '#platform/requests/server/port.ts'
import type { Cause, Treatment } from '../model/days.ts'

export type NewQuarantine = {
  readonly id: string
  readonly employee_id: string
  readonly cause: Cause
  readonly from_date: PlainDate
  readonly to_date: PlainDate
  readonly order_number: string | null
  readonly works_from_home: boolean
  readonly treatment: Treatment
  readonly leave_type_id: string | null
  readonly reason: string | null
}
export type QuarantineRow = Omit<NewQuarantine, 'cause'> & {
  /** Null once the person is forgotten. */
  readonly cause: Cause | null
  readonly agreed_to: PlainDate
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  /** Of whom it is about. */
  readonly account_id: string | null
  readonly status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  readonly created_at: string
  readonly days: number
}

export async function quarantines(
  tx: Tx,
  companyId: string,
  { where, paging }: Listing,
): Promise<(QuarantineRow & Counted)[]> {
  const { rows } = await sql<QuarantineRow & Counted>`
    select x.id, x.employee_id, ${namesOfRequests}, e.account_id, x.cause, x.from_date, x.to_date, x.agreed_to,
      x.order_number, x.works_from_home, x.treatment, x.leave_type_id, x.reason, x.status, x.created_at,
      (select count(*) from quarantine_days q where q.company_id = x.company_id and q.request_id = x.id)::int as days,
      (count(*) over ())::int as total
    from quarantine_requests x ${peopleOfRequests}
    where x.company_id = ${companyId} and ${where} order by x.from_date desc, x.id desc
    ${paging === undefined ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`}`.execute(tx)
  return rows
}

type Saving = { readonly by: string; readonly now: Date }
type WithDays = NewQuarantine & { readonly days: readonly PlainDate[] }

/** New, or changed under the same id. */
export async function saveQuarantines(tx: Tx, companyId: string, all: readonly WithDays[], { by, now }: Saving) {
  const at = now.toISOString()
  const requests = all.map(({ days: _, ...request }) => request)
  await sql`
    insert into quarantine_requests (company_id, id, employee_id, cause, from_date, to_date, agreed_to, order_number,
      works_from_home, treatment, leave_type_id, reason, status, entered_by, created_at, updated_at)
    select ${companyId}, id, employee_id, cause, from_date, to_date, to_date, order_number, works_from_home, treatment,
      leave_type_id, reason, 'pending', ${by}, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as n(id uuid, employee_id uuid, cause text,
      from_date date, to_date date, order_number text, works_from_home boolean, treatment text, leave_type_id uuid,
      reason text)
    on conflict (company_id, id) do update set cause = excluded.cause, from_date = excluded.from_date,
      to_date = excluded.to_date, agreed_to = excluded.agreed_to, order_number = excluded.order_number,
      works_from_home = excluded.works_from_home, treatment = excluded.treatment,
      leave_type_id = excluded.leave_type_id, reason = excluded.reason, updated_at = excluded.updated_at`.execute(tx)
  await replaceDays(tx, companyId, all)
}

/** In place of the days it had. */
export async function replaceDays(
  tx: Tx,
  companyId: string,
  all: readonly Pick<WithDays, 'id' | 'employee_id' | 'days'>[],
): Promise<void> {
  const ids = all.map(({ id }) => id)
  await sql`delete from quarantine_days where company_id = ${companyId} and request_id = any(${ids}::uuid[])`.execute(
    tx,
  )
  const days = all.flatMap(({ id, employee_id, days: of }) => of.map((date) => ({ request_id: id, employee_id, date })))
  await sql`
    insert into quarantine_days (company_id, request_id, date, employee_id)
    select ${companyId}, request_id, date, employee_id
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n(request_id uuid, date date, employee_id uuid)`.execute(
    tx,
  )
}

export async function removeQuarantine(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from quarantine_requests where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function heldQuarantine(tx: Tx, companyId: string, id: string): Promise<QuarantineRow | undefined> {
  await sql`select from quarantine_requests where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  const [row] = await quarantines(tx, companyId, { where: sql`x.id = ${id}` })
  return row
}

export async function setEnd(tx: Tx, companyId: string, id: string, to: PlainDate, now: Date): Promise<void> {
  await sql`update quarantine_requests set to_date = ${to}, updated_at = ${now.toISOString()}
            where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** Of these people, waiting or approved, of other requests than `except`. */
export async function takenSpans(tx: Tx, companyId: string, people: readonly string[], except: string | null) {
  const { rows } = await sql<{ employee_id: string; from_date: string; to_date: string }>`
    select employee_id, from_date, to_date from quarantine_requests
    where company_id = ${companyId} and employee_id = any(${[...people]}::uuid[])
      and status in ('pending', 'approved') and id is distinct from ${except}::uuid`.execute(tx)
  return rows.map((row) => ({
    employeeId: row.employee_id,
    from: plainDateOf(row.from_date),
    to: plainDateOf(row.to_date),
  }))
}

export async function daysOf(tx: Tx, companyId: string, id: string): Promise<PlainDate[]> {
  const { rows } = await sql<{ date: string }>`
    select date from quarantine_days where company_id = ${companyId} and request_id = ${id} order by date`.execute(tx)
  return rows.map(({ date }) => plainDateOf(date))
}

/** Whom these requests are about. */
export async function peopleOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    select distinct employee_id from quarantine_requests
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows.map(({ employee_id }) => employee_id)
}
