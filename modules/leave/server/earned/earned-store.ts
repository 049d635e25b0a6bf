/** Days that people earned or ask to have earned, with what is left of each. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DayKind } from '../../model/days/calendar.ts'
import type { Earning } from '../../model/earned/earning.ts'
import type { Halves } from '../../model/halves.ts'
import type { Status } from '../applications/application-store.ts'

export type EarnedRow = {
  readonly id: string
  readonly kind: Earning
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly date: PlainDate
  readonly day_kind: DayKind
  readonly holiday: string | null
  readonly holiday_local: string | null
  readonly worked: boolean
  readonly halves: Halves
  readonly reason: string | null
  readonly status: Status
  readonly lot_id: string | null
  readonly expires_on: string | null
  readonly left: Halves | null
  readonly created_at: string
}

/** Conditions on `x` (earned_days), `e` (employees) and `l` (leave_lots). */
type EarnedListing = {
  readonly where: RawBuilder<unknown>
  readonly paging?: { readonly limit: number; readonly offset: number } | undefined
}

export const leftOfLot = sql`(l.halves
  - coalesce((select sum(u.halves) from leave_uses u where u.company_id = l.company_id and u.lot_id = l.id), 0)
  - coalesce((select sum(g.halves) from leave_exits g where g.company_id = l.company_id and g.lot_id = l.id), 0))`

export async function earnedDays(
  tx: Tx,
  companyId: string,
  kind: Earning,
  { where, paging }: EarnedListing,
): Promise<(EarnedRow & { readonly total: number })[]> {
  const { rows } = await sql<EarnedRow & { total: number }>`
    select x.id, x.kind, x.employee_id, e.staff_id, e.full_name, d.name as department, x.date, x.day_kind, x.holiday,
      x.holiday_local, x.worked, x.halves, x.reason, x.status, x.lot_id, l.expires_on, ${leftOfLot}::int as left,
      x.created_at, (count(*) over ())::int as total
    from earned_days x ${personOf('x')}
      ${departmentOf()}
      left join leave_lots l on l.company_id = x.company_id and l.id = x.lot_id
    where x.company_id = ${companyId} and x.kind = ${kind} and ${where} order by x.date desc, x.id desc
    ${paging === undefined ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`}`.execute(tx)
  return rows
}

/** Of this kind, those of these ids that there are. */
export const earnedByIds = (tx: Tx, companyId: string, kind: Earning, ids: readonly string[]) =>
  earnedDays(tx, companyId, kind, { where: sql`x.id = any(${[...ids]}::uuid[])` })

/** The newest of the same person that wait or stand, beside this one. */
export const earnedBeside = (tx: Tx, companyId: string, { id, kind, employee_id }: EarnedRow, most: number) =>
  earnedDays(tx, companyId, kind, {
    where: sql`x.employee_id = ${employee_id} and x.id <> ${id} and x.status in ('pending', 'approved')`,
    paging: { limit: most, offset: 0 },
  })

export type NewEarned = Pick<
  EarnedRow,
  'id' | 'kind' | 'employee_id' | 'date' | 'day_kind' | 'holiday' | 'holiday_local' | 'worked' | 'halves' | 'reason'
>

/** New, or changed under the same id. */
export async function saveEarned(
  tx: Tx,
  companyId: string,
  all: readonly NewEarned[],
  by: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await sql`
    insert into earned_days (company_id, id, kind, employee_id, date, day_kind, holiday, holiday_local, worked, halves,
      reason, status, entered_by, created_at, updated_at)
    select ${companyId}, id, kind, employee_id, date, day_kind, holiday, holiday_local, worked, halves, reason,
      'pending', ${by}, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as n(id uuid, kind text, employee_id uuid, date date,
      day_kind text, holiday text, holiday_local text, worked boolean, halves integer, reason text)
    on conflict (company_id, id) do update set date = excluded.date, day_kind = excluded.day_kind,
      holiday = excluded.holiday, holiday_local = excluded.holiday_local, worked = excluded.worked,
      halves = excluded.halves, reason = excluded.reason, updated_at = excluded.updated_at`.execute(tx)
}

/** Of these people, those whose day earned something or is asked for already, by another request than `except`. */
export async function earnedAlready(
  tx: Tx,
  companyId: string,
  people: readonly string[],
  date: PlainDate,
  except: string | null,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ employee_id: string }>`
    select employee_id from earned_days where company_id = ${companyId} and employee_id = any(${[...people]}::uuid[])
      and date = ${date} and status in ('pending', 'approved') and id is distinct from ${except}::uuid`.execute(tx)
  return new Set(rows.map(({ employee_id }) => employee_id))
}

export async function moveEarned(tx: Tx, companyId: string, ids: readonly string[], status: string, now: Date) {
  await sql`update earned_days set status = ${status}, updated_at = ${now.toISOString()}
            where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}
