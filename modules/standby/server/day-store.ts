/** The table of days on call, and their states. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type StoredDay = {
  readonly employee_id: string
  readonly date: PlainDate
  readonly standby_ids: string[]
  readonly is_confirmed: boolean
  readonly is_locked: boolean
}
export type DayKey = `${string} ${string}`
export const keyOf = (employeeId: string, date: string): DayKey => `${employeeId} ${date}`
type Span = { readonly from: string; readonly to: string }

export async function storedDays(
  tx: Tx,
  companyId: string,
  { from, to }: Span,
  employeeIds: readonly string[],
): Promise<Map<DayKey, StoredDay>> {
  const { rows } = await sql<StoredDay>`
    select employee_id, date, to_json(standby_ids) as standby_ids, is_confirmed, is_locked
    from standby_days
    where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[])
      and date between ${from} and ${to}
    order by employee_id, date`.execute(tx)
  return new Map(rows.map((row) => [keyOf(row.employee_id, row.date), row]))
}

export type NewDay = { readonly employeeId: string; readonly date: PlainDate; readonly standbyIds: readonly string[] }

/** Days keep their state, and are drafts where there was none. */
export async function writeDays(tx: Tx, companyId: string, now: Date, days: readonly NewDay[]): Promise<void> {
  await sql`
    insert into standby_days (company_id, employee_id, date, standby_ids, updated_at)
    select ${companyId}, c."employeeId", c.date, array(select jsonb_array_elements_text(c."standbyIds"))::uuid[],
      ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as c("employeeId" uuid, date date, "standbyIds" jsonb)
    on conflict (company_id, employee_id, date) do update set standby_ids = excluded.standby_ids,
      updated_at = excluded.updated_at`.execute(tx)
}

/** Those that were drafts with something in them. */
export async function confirmDays(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { from, to, locks, now }: Span & { readonly locks: boolean; readonly now: Date },
): Promise<readonly ConfirmedDay[]> {
  const { rows } = await sql<ConfirmedDay>`
    update standby_days set is_confirmed = true, is_locked = is_locked or ${locks}, updated_at = ${now.toISOString()}
    where company_id = ${companyId} and date between ${from} and ${to} and not is_confirmed and standby_ids <> '{}'
      and employee_id = any(${[...ids]}::uuid[])
    returning employee_id, date`.execute(tx)
  return rows
}
type ConfirmedDay = { readonly employee_id: string; readonly date: PlainDate }

/** Days without standby as well, as long as somebody is employed on them. */
export async function lockDays(tx: Tx, companyId: string, ids: readonly string[], { from, to }: Span): Promise<number> {
  const { rows } = await sql`
    insert into standby_days (company_id, employee_id, date, is_locked)
    select e.company_id, e.id, d.day::date, true
    from employees e cross join generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
    where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])
      and d.day >= e.joined_on and (e.left_on is null or d.day <= e.left_on)
    on conflict (company_id, employee_id, date) do update set is_locked = true where not standby_days.is_locked
    returning date`.execute(tx)
  return rows.length
}

export async function openDays(tx: Tx, companyId: string, ids: readonly string[], { from, to }: Span): Promise<number> {
  const { rows } = await sql`
    update standby_days set is_locked = false
    where company_id = ${companyId} and employee_id = any(${[...ids]}::uuid[]) and date between ${from} and ${to}
      and is_locked returning date`.execute(tx)
  return rows.length
}

type DayWithStandby = {
  readonly employeeId: string
  readonly date: PlainDate
  readonly isConfirmed: boolean
  readonly isLocked: boolean
}

export async function daysWithStandby(tx: Tx, companyId: string, standbyId: string): Promise<DayWithStandby[]> {
  const { rows } = await sql<DayWithStandby>`
    select employee_id as "employeeId", date, is_confirmed as "isConfirmed", is_locked as "isLocked" from standby_days
    where company_id = ${companyId} and ${standbyId}::uuid = any(standby_ids)`.execute(tx)
  return rows
}

export async function peopleWithStandby(tx: Tx, companyId: string, standbyId: string): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    select distinct employee_id from standby_days
    where company_id = ${companyId} and ${standbyId}::uuid = any(standby_ids)`.execute(tx)
  return rows.map(({ employee_id }) => employee_id)
}
