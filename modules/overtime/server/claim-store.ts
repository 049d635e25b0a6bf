/** Claims of overtime as they are stored. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import { bulkUpdate } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type ClaimRow = {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly date: PlainDate
  readonly starts: number
  readonly ends: number
  readonly break_minutes: number
  readonly minutes: number
  readonly day_type: string
  readonly compensation: 'pay' | 'leave'
  /** What it became in rest, once approved. */
  readonly lot_id: string | null
  readonly voluntary_without_pay: boolean
  readonly emergency: boolean
  readonly by_agreement: boolean
  readonly reason: string | null
  readonly justification: string | null
  readonly status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
  readonly created_at: string
}

/** Conditions on `x` (overtime_claims) and `e` (employees). */
type Listing = {
  readonly where: RawBuilder<unknown>
  readonly paging?: { readonly limit: number; readonly offset: number } | undefined
}

export async function claimsWhere(
  tx: Tx,
  companyId: string,
  { where, paging }: Listing,
): Promise<(ClaimRow & { readonly total: number })[]> {
  const { rows } = await sql<ClaimRow & { total: number }>`
    select x.id, x.employee_id, e.staff_id, e.full_name, d.name as department, x.date, x.starts, x.ends, x.break_minutes,
      x.minutes, x.day_type, x.compensation, x.lot_id, x.voluntary_without_pay, x.emergency, x.by_agreement, x.reason, x.justification, x.status,
      x.created_at, (count(*) over ())::int as total
    from overtime_claims x ${personOf('x')}
      ${departmentOf()}
    where x.company_id = ${companyId} and ${where} order by x.date desc, x.id desc
    ${paging === undefined ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`}`.execute(tx)
  return rows
}

export const claimsByIds = (tx: Tx, companyId: string, ids: readonly string[]) =>
  claimsWhere(tx, companyId, { where: sql`x.id = any(${[...ids]}::uuid[])` })
export const claimById = async (tx: Tx, companyId: string, id: string) => (await claimsByIds(tx, companyId, [id]))[0]

export const claimsOfPerson = (tx: Tx, companyId: string, employeeId: string) =>
  claimsWhere(tx, companyId, { where: sql`x.employee_id = ${employeeId}` })

/** The newest of the same person that wait or stand, beside this one. */
export const claimsBeside = (tx: Tx, companyId: string, { id, employee_id }: ClaimRow, most: number) =>
  claimsWhere(tx, companyId, {
    where: sql`x.employee_id = ${employee_id} and x.id <> ${id} and ${standing}`,
    paging: { limit: most, offset: 0 },
  })

/** Those that wait or stand. */
export const standing = sql`x.status in ('pending', 'approved')`

export type NewClaim = Omit<
  ClaimRow,
  'staff_id' | 'full_name' | 'department' | 'lot_id' | 'justification' | 'status' | 'created_at'
>

/** New, or changed under the same id. */
export async function saveClaim(tx: Tx, companyId: string, claim: NewClaim, by: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await sql`
    insert into overtime_claims (company_id, id, employee_id, date, starts, ends, break_minutes, minutes, day_type,
      compensation, voluntary_without_pay, emergency, by_agreement, reason, status, entered_by, created_at, updated_at)
    values (${companyId}, ${claim.id}, ${claim.employee_id}, ${claim.date}, ${claim.starts}, ${claim.ends},
      ${claim.break_minutes}, ${claim.minutes}, ${claim.day_type},
      ${claim.compensation}, ${claim.voluntary_without_pay}, ${claim.emergency},
      ${claim.by_agreement}, ${claim.reason}, 'pending', ${by}, ${at}, ${at})
    on conflict (company_id, id) do update set date = excluded.date, starts = excluded.starts, ends = excluded.ends,
      break_minutes = excluded.break_minutes, minutes = excluded.minutes, day_type = excluded.day_type,
      compensation = excluded.compensation,
      voluntary_without_pay = excluded.voluntary_without_pay, emergency = excluded.emergency,
      by_agreement = excluded.by_agreement, reason = excluded.reason, updated_at = excluded.updated_at`.execute(tx)
}

type Move = { readonly status: string; readonly justification?: string | null; readonly now: Date }

export async function moveClaims(tx: Tx, companyId: string, ids: readonly string[], move: Move): Promise<void> {
  const { status, justification, now } = move
  await sql`update overtime_claims set status = ${status}, updated_at = ${now.toISOString()}
      ${justification === undefined ? sql`` : sql`, justification = ${justification}`}
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** With the rest that each of these became; null where it became none any more. */
export const writeLots = (tx: Tx, lots: readonly Pick<ClaimRow, 'id' | 'lot_id'>[]): Promise<void> =>
  bulkUpdate(tx, 'overtime_claims', lots)

export const removeClaim = (tx: Tx, companyId: string, id: string) =>
  sql`delete from overtime_claims where company_id = ${companyId} and id = ${id}`.execute(tx)

/** Whoever it is about, held until the transaction ends: their claims come one after the other. */
export async function lockPeople(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`select from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
    order by id for no key update`.execute(tx)
}
