/** The table of the roster's days. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ChangedDay } from '../needs.ts'

export type StoredDay = {
  readonly employee_id: string
  readonly date: string
  readonly shift_ids: string[]
  readonly mark: 'off' | 'rest' | null
  readonly mark_by_week: boolean
  readonly is_confirmed: boolean
  readonly is_locked: boolean
}
export type DayKey = `${string} ${string}`
export const keyOf = (employeeId: string, date: string): DayKey => `${employeeId} ${date}`

export async function storedDays(
  tx: Tx,
  companyId: string,
  { from, to }: { readonly from: string; readonly to: string },
  employeeIds: readonly string[],
): Promise<Map<DayKey, StoredDay>> {
  const { rows } = await sql<StoredDay>`
    select employee_id, date, to_json(shift_ids) as shift_ids, mark, mark_by_week, is_confirmed, is_locked
    from roster_days
    where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[]) and date between ${from} and ${to}`.execute(
    tx,
  )
  return new Map(rows.map((row) => [keyOf(row.employee_id, row.date), row]))
}

export type NewDay = {
  readonly employeeId: string
  readonly date: PlainDate
  readonly shiftIds: readonly string[]
  readonly mark: 'off' | 'rest' | null
  readonly byWeek: boolean
}

/** Days keep their state, and are drafts where there was none. */
export async function writeDays(tx: Tx, companyId: string, now: Date, days: readonly NewDay[]): Promise<void> {
  await sql`
    insert into roster_days (company_id, employee_id, date, shift_ids, mark, mark_by_week, updated_at)
    select ${companyId}, c."employeeId", c.date, array(select jsonb_array_elements_text(c."shiftIds"))::uuid[], c.mark,
      c."byWeek", ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as c("employeeId" uuid, date date, "shiftIds" jsonb, mark text, "byWeek" boolean)
    on conflict (company_id, employee_id, date) do update set shift_ids = excluded.shift_ids, mark = excluded.mark,
      mark_by_week = excluded.mark_by_week, updated_at = excluded.updated_at`.execute(tx)
}

export type DayWithShift = ChangedDay & { readonly isConfirmed: boolean; readonly isLocked: boolean }

export async function daysWithShift(tx: Tx, companyId: string, shiftId: string): Promise<DayWithShift[]> {
  const { rows } = await sql<Pick<StoredDay, 'employee_id' | 'date' | 'is_confirmed' | 'is_locked'>>`
    select employee_id, date, is_confirmed, is_locked from roster_days
    where company_id = ${companyId} and ${shiftId}::uuid = any(shift_ids)`.execute(tx)
  return rows.map(({ employee_id, date, is_confirmed: isConfirmed, is_locked: isLocked }) => ({
    employeeId: employee_id,
    ...{ date: plainDateOf(date), isConfirmed, isLocked },
  }))
}
