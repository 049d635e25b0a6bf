/** The states of the roster's days. */
import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

type Span = { readonly from: PlainDate; readonly to: PlainDate }
type Confirming = Span & { readonly locks: boolean; readonly now: Date }

/** Those that were drafts with something in them. */
export async function confirmDays(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { from, to, locks, now }: Confirming,
) {
  const { rows } = await sql<{ employee_id: string; date: PlainDate; shift_ids: string[]; was_locked: boolean }>`
    update roster_days r set is_confirmed = true, is_locked = r.is_locked or ${locks}, updated_at = ${now.toISOString()}
    from (
      select employee_id, date, is_locked from roster_days
      where company_id = ${companyId} and date between ${from} and ${to} and not is_confirmed and shift_ids <> '{}'
        and employee_id = any(${[...ids]}::uuid[])
      for update
    ) before
    where r.company_id = ${companyId} and r.employee_id = before.employee_id and r.date = before.date
    returning r.employee_id, r.date, to_json(r.shift_ids) as shift_ids, before.is_locked as was_locked`.execute(tx)
  return rows
}

export type ConfirmedDay = {
  readonly employeeId: string
  readonly date: PlainDate
  readonly shiftIds: readonly string[]
  /** It was locked before: confirming did not lock it, and taking that back does not open it. */
  readonly wasLocked: boolean
}

/** Those that are as they were confirmed become drafts again; the locks that came with it are opened. */
export async function unconfirmDays(tx: Tx, companyId: string, days: readonly ConfirmedDay[], now: Date) {
  const { rows } = await sql`
    update roster_days r
    set is_confirmed = false, is_locked = r.is_locked and c."wasLocked", updated_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as c("employeeId" uuid, date date, "shiftIds" jsonb, "wasLocked" boolean)
    where r.company_id = ${companyId} and r.employee_id = c."employeeId" and r.date = c.date and r.is_confirmed
      and to_jsonb(r.shift_ids) = c."shiftIds"
    returning r.date`.execute(tx)
  return rows.length
}

/** Days without cells as well, as long as somebody is employed on them. */
export async function lockDays(tx: Tx, companyId: string, ids: readonly string[], { from, to }: Span): Promise<number> {
  const employed: RawBuilder<unknown> = sql`d.day >= e.joined_on and (e.left_on is null or d.day <= e.left_on)`
  const { rows } = await sql`
    insert into roster_days (company_id, employee_id, date, is_locked)
    select e.company_id, e.id, d.day::date, true
    from employees e cross join generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
    where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[]) and ${employed}
    on conflict (company_id, employee_id, date) do update set is_locked = true where not roster_days.is_locked
    returning date`.execute(tx)
  return rows.length
}

export async function openDays(tx: Tx, companyId: string, ids: readonly string[], { from, to }: Span): Promise<number> {
  const { rows } = await sql`
    update roster_days set is_locked = false
    where company_id = ${companyId} and employee_id = any(${[...ids]}::uuid[]) and date between ${from} and ${to}
      and is_locked returning date`.execute(tx)
  return rows.length
}
