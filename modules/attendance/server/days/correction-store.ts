import { type RawBuilder, sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ClockingType } from '../../model/days/pairing.ts'

/** Times of the company: '2026-11-02T18:00'. */
export type StoredChange =
  | { readonly type: ClockingType; readonly at: string; readonly ignore?: undefined }
  | { readonly ignore: string; readonly at?: undefined; readonly type?: undefined }

export type CorrectionStatus = 'pending' | 'approved' | 'rejected' | 'cancelled'
export type NewCorrection = {
  readonly id: string
  readonly employee_id: string
  readonly date: string
  readonly changes: readonly StoredChange[]
  readonly reason: string
  readonly status: CorrectionStatus
}
export type CorrectionRow = Omit<NewCorrection, 'changes'> & {
  readonly staff_id: string
  readonly full_name: string
  /** Each with the instant it is about. */
  readonly changes: { type: ClockingType | null; at: string | null; ignore: string | null }[]
  readonly by: string
  readonly created_at: string
  readonly decided_at: string | null
}

export async function insertCorrections(
  tx: Tx,
  companyId: string,
  rows: readonly NewCorrection[],
  by: { readonly accountId: string; readonly name: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into time_corrections (company_id, id, employee_id, date, changes, reason, status, created_by,
      created_by_name, created_at, decided_at)
    select ${companyId}, c.id, c.employee_id, c.date, c.changes, c.reason, c.status, ${by.accountId}, ${by.name},
      ${now.toISOString()}, case c.status when 'pending' then null else ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c(id uuid, employee_id uuid, date date, changes jsonb, reason text, status text)`.execute(tx)
}

type Which = {
  readonly ids?: readonly string[]
  readonly employeeId?: string
  readonly date?: string
  readonly status?: CorrectionStatus | undefined
  readonly paging?: { readonly limit: number; readonly offset: number }
}

/** The newest first. */
export async function correctionsOf(
  tx: Tx,
  companyId: string,
  timezone: string,
  { ids, employeeId, date, status, paging }: Which,
): Promise<(CorrectionRow & { readonly total: number })[]> {
  const at: RawBuilder<unknown> = sql`coalesce(
    (select k.occurred_at from clockings k where k.company_id = c.company_id and k.id = (x->>'ignore')::uuid),
    (x->>'at')::timestamp at time zone ${timezone})`
  const { rows } = await sql<CorrectionRow & { total: number }>`
    select c.id, c.employee_id, e.staff_id, e.full_name, c.date, c.reason, c.status, c.created_by_name as by,
      c.created_at, c.decided_at, (count(*) over ())::int as total, (
        select jsonb_agg(jsonb_build_object('type', coalesce(x->>'type', (
            select k.type from clockings k where k.company_id = c.company_id and k.id = (x->>'ignore')::uuid)),
          'at', to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'ignore', x->>'ignore') order by n)
        from jsonb_array_elements(c.changes) with ordinality as t(x, n)) as changes
    from time_corrections c ${personOf('c')}
    where c.company_id = ${companyId} ${date ? sql`and c.date = ${date}` : sql``}
      ${ids ? sql`and c.id = any(${[...ids]}::uuid[])` : sql``}
      ${employeeId ? sql`and c.employee_id = ${employeeId}` : sql``}
      ${status ? sql`and c.status = ${status}` : sql``}
    order by c.date desc, c.created_at desc, c.id desc
    ${paging ? sql`limit ${paging.limit} offset ${paging.offset}` : sql`limit 500`}`.execute(tx)
  return rows
}

export async function moveCorrections(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  status: CorrectionStatus,
  now: Date,
): Promise<void> {
  await sql`
    update time_corrections set status = ${status}, decided_at = ${now.toISOString()}
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** What they ask for is done: clockings added, others set aside. Seconds are none. */
export async function applyCorrections(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  accountId: string,
  now: Date,
): Promise<readonly { readonly employeeId: string; readonly occurredAt: Date }[]> {
  const { rows: added } = await sql<{ employee_id: string; occurred_at: string }>`
    insert into clockings (company_id, id, employee_id, type, method, occurred_at, received_at, note, source, created_by)
    select c.company_id, gen_random_uuid(), c.employee_id, x->>'type', 'correction',
      (x->>'at')::timestamp at time zone f.timezone_key, ${now.toISOString()}, c.reason, c.id::text, ${accountId}
    from time_corrections c join companies f on f.id = c.company_id, jsonb_array_elements(c.changes) as x
    where c.company_id = ${companyId} and c.id = any(${[...ids]}::uuid[]) and x ? 'at'
    returning employee_id, occurred_at`.execute(tx)
  const { rows: aside } = await sql<{ employee_id: string; occurred_at: string }>`
    update clockings k set set_aside_by = c.id
    from time_corrections c, jsonb_array_elements(c.changes) as x
    where c.company_id = ${companyId} and c.id = any(${[...ids]}::uuid[]) and k.company_id = c.company_id
      and k.id = (x->>'ignore')::uuid and k.employee_id = c.employee_id and k.set_aside_by is null
    returning k.employee_id, k.occurred_at`.execute(tx)
  return [...added, ...aside].map(({ employee_id, occurred_at }) => ({
    employeeId: employee_id,
    occurredAt: new Date(occurred_at),
  }))
}

/** Those of these clockings that belong to these people and still count, with their local day. */
export async function clockingsNamed(
  tx: Tx,
  companyId: string,
  timezone: string,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly employee_id: string; readonly date: string }[]> {
  const { rows } = await sql<{ id: string; employee_id: string; date: string }>`
    select id, employee_id, (occurred_at at time zone ${timezone})::date as date from clockings
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and set_aside_by is null
      and employee_id is not null`.execute(tx)
  return rows
}
