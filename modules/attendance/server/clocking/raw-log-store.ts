/** Clockings as they came, for lists, and what waits under a code that nobody has. */

import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { ClockingType } from '../../model/clocking/flags.ts'

export type RawLog = {
  readonly id: string
  readonly employee_id: string | null
  readonly staff_id: string | null
  readonly full_name: string | null
  readonly clock_code: string | null
  readonly type: ClockingType | null
  readonly method: string
  readonly occurred_at: string
  readonly received_at: string
  readonly place: string | null
  readonly distance_m: number | null
  readonly flags: string[]
  readonly source: string | null
  readonly note: string | null
  readonly has_photo: boolean
  readonly is_set_aside: boolean
}

export type RawWanted = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly timezone: string
  readonly departmentIds: readonly string[]
  readonly employeeId: string | undefined
  readonly isWaiting: boolean
  readonly search: string
}

export async function rawLogRows(
  tx: Tx,
  companyId: string,
  wanted: RawWanted,
  part: { readonly limit: number; readonly offset: number },
): Promise<RawLog[]> {
  const { rows } = await sql<RawLog>`
    select c.id, c.employee_id, e.staff_id, e.full_name, c.clock_code, c.type, c.method, c.occurred_at, c.received_at,
      c.place, c.distance_m, c.flags, c.source, c.note, c.set_aside_by is not null as is_set_aside, exists (
        select from clocking_photos p where p.company_id = c.company_id and p.clocking_id = c.id) as has_photo
    ${these(companyId, wanted)} order by c.occurred_at desc, c.id desc limit ${part.limit} offset ${part.offset}`.execute(
    tx,
  )
  return rows
}

export async function rawLogCount(tx: Tx, companyId: string, wanted: RawWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${these(companyId, wanted)}`.execute(tx)
  return rows[0]?.count ?? 0
}

function these(companyId: string, wanted: RawWanted): RawBuilder<unknown> {
  const { from, to, timezone, departmentIds, employeeId, isWaiting, search } = wanted
  const pattern = containing(search)
  return sql`
    from clockings c left join employees e on e.company_id = c.company_id and e.id = c.employee_id
    where c.company_id = ${companyId}
      and c.occurred_at >= ${from}::timestamp at time zone ${timezone}
      and c.occurred_at < (${to}::date + 1)::timestamp at time zone ${timezone}
      and ${employeeId ? sql`c.employee_id = ${employeeId}` : sql`true`}
      and ${isWaiting ? sql`c.employee_id is null` : sql`true`}
      and ${departmentIds.length > 0 ? sql`e.department_id = any(${[...departmentIds]}::uuid[])` : sql`true`}
      and ${search ? sql`(e.full_name ilike ${pattern} or e.staff_id ilike ${pattern} or c.clock_code ilike ${pattern})` : sql`true`}`
}

type Waiting = { clock_code: string; count: number; first_at: string; last_at: string }

export async function waitingRows(tx: Tx, companyId: string): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select min(clock_code) as clock_code, count(*)::int as count, min(occurred_at) as first_at,
      max(occurred_at) as last_at
    from clockings where company_id = ${companyId} and employee_id is null and clock_code is not null
    group by lower(clock_code) order by count(*) desc, lower(min(clock_code)) limit 500`.execute(tx)
  return rows
}

export type CodeHolder = { readonly id: string; readonly full_name: string; readonly clock_code: string | null }

export async function holdCodeHolder(tx: Tx, companyId: string, id: string): Promise<CodeHolder | undefined> {
  const { rows } = await sql<CodeHolder>`
    select id, full_name, clock_code from employees
    where company_id = ${companyId} and id = ${id} and not is_service_account for no key update`.execute(tx)
  return rows[0]
}

export async function giveCode(tx: Tx, companyId: string, id: string, code: string): Promise<void> {
  await sql`
    update employees set clock_code = ${code}, updated_at = now(), revision = revision + 1
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export type Assigned = { readonly occurred_at: string; readonly repeats: string | null }

/** What repeats a clocking the person has at that second is set aside by it, and kept. */
export async function assignWaiting(tx: Tx, companyId: string, code: string, employeeId: string): Promise<Assigned[]> {
  const { rows } = await sql<Assigned>`
    update clockings c set employee_id = ${employeeId}, set_aside_by = (
      select min(k.id::text)::uuid from clockings k
      where k.company_id = c.company_id and k.employee_id = ${employeeId} and k.occurred_at = c.occurred_at)
    where c.company_id = ${companyId} and c.employee_id is null and lower(c.clock_code) = lower(${code})
    returning c.occurred_at, c.set_aside_by as repeats`.execute(tx)
  return rows
}

export async function photoOf(
  tx: Tx,
  companyId: string,
  clockingId: string,
): Promise<{ file_id: string; employee_id: string; full_name: string; occurred_at: string } | undefined> {
  const { rows } = await sql<{ file_id: string; employee_id: string; full_name: string; occurred_at: string }>`
    select p.file_id, p.employee_id, e.full_name, c.occurred_at
    from clocking_photos p
      join clockings c on c.company_id = p.company_id and c.id = p.clocking_id
      ${personOf('p')}
    where p.company_id = ${companyId} and p.clocking_id = ${clockingId}`.execute(tx)
  return rows[0]
}
