/** Applications with their days: written once when they are asked for, moved by decisions, listed. */

import { type RawBuilder, sql } from 'kysely'
import { personOf, presentOn } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ChargedDay } from '../../model/days/charge.ts'
import type { Halves } from '../../model/halves.ts'

export type Status = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'
export type ApplicationRow = {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly type_id: string
  readonly parent_id: string | null
  readonly from_date: string
  readonly to_date: string
  readonly from_part: 'full' | 'morning' | 'afternoon'
  readonly to_part: 'full' | 'morning' | 'afternoon'
  readonly start_minute: number | null
  readonly hours: Halves | null
  readonly charge: Halves
  readonly event_date: string | null
  readonly variant: string | null
  readonly reason: string | null
  readonly status: Status
  readonly batch_id: string | null
  readonly created_at: string
  readonly attachments: number
}

const columns = sql`a.id, a.employee_id, e.staff_id, e.full_name, d.name as department, a.type_id, a.parent_id,
  a.from_date, a.to_date, a.from_part, a.to_part, a.start_minute, a.hours, a.charge, a.event_date, a.variant, a.reason,
  a.status, a.batch_id, a.created_at, (select count(*) from leave_attachments f
    where f.company_id = a.company_id and f.application_id = a.id)::int as attachments`
const joined = sql`leave_applications a
  ${personOf('a')}
  ${departmentOf()}`

export type Listing = {
  readonly where: RawBuilder<unknown>
  readonly paging: { readonly limit: number; readonly offset: number } | undefined
}

export async function listedApplications(tx: Tx, companyId: string, { where, paging }: Listing) {
  const { rows } = await sql<ApplicationRow & { total: number }>`
    select ${columns}, (count(*) over ())::int as total from ${joined} where a.company_id = ${companyId} and ${where}
    order by a.from_date desc, a.id desc
    ${paging === undefined ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`}`.execute(tx)
  return rows
}

export const applicationsOf = (tx: Tx, companyId: string, ids: readonly string[]): Promise<ApplicationRow[]> =>
  listedApplications(tx, companyId, { where: sql`a.id = any(${[...ids]}::uuid[])`, paging: undefined })

export const applicationsOfPerson = (tx: Tx, companyId: string, employeeId: string) =>
  listedApplications(tx, companyId, { where: sql`a.employee_id = ${employeeId}`, paging: undefined })

/** What the law created beside it. */
export const applicationsBeside = (tx: Tx, companyId: string, id: string) =>
  listedApplications(tx, companyId, { where: sql`a.parent_id = ${id}`, paging: undefined })

export async function isOfPerson(tx: Tx, companyId: string, id: string, employeeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from leave_applications where company_id = ${companyId} and id = ${id} and employee_id = ${employeeId}`.execute(
    tx,
  )
  return rows.length > 0
}

export type NewApplication = Omit<
  ApplicationRow,
  'staff_id' | 'full_name' | 'department' | 'created_at' | 'attachments'
> & {
  readonly entered_by: string
  /** Of its days, as the type says on the day it is asked for. */
  readonly paid: string
  readonly days: readonly Pick<ChargedDay, 'date' | 'kind' | 'name' | 'nameLocal' | 'asked' | 'charge' | 'whole'>[]
}

/** Those created by law with another come after it. */
export async function insertApplications(tx: Tx, companyId: string, now: Date, all: readonly NewApplication[]) {
  const at = now.toISOString()
  const rows = all.map(({ days: _, ...row }) => ({ company_id: companyId, ...row, created_at: at, updated_at: at }))
  await bulkInsert(tx, 'leave_applications', rows)
  await insertDays(tx, companyId, all)
}

/** In place of what was asked for before, under the same id; what it was linked with is gone. */
export async function replaceApplication(tx: Tx, companyId: string, now: Date, changed: NewApplication): Promise<void> {
  const { id, days: _, entered_by: __, batch_id: ___, employee_id: ____, ...fields } = changed
  await tx
    .updateTable('leave_applications')
    .set({ ...fields, updated_at: now.toISOString(), revision: sql`revision + 1` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
  await sql`delete from leave_days where company_id = ${companyId} and application_id = ${id}`.execute(tx)
  await insertDays(tx, companyId, [changed])
}

/** Counted anew: other days of the same leave, and what they come to. */
export async function replaceDays(
  tx: Tx,
  companyId: string,
  now: Date,
  all: readonly Pick<NewApplication, 'id' | 'employee_id' | 'days' | 'charge'>[],
): Promise<void> {
  const charges = all.map(({ id, charge }) => ({ id, charge }))
  await sql`
    update leave_applications a set charge = c.charge, updated_at = ${now.toISOString()}, revision = a.revision + 1
    from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) as c(id uuid, charge integer)
    where a.company_id = ${companyId} and a.id = c.id and a.charge <> c.charge`.execute(tx)
  const ids = all.map(({ id }) => id)
  await sql`delete from leave_days where company_id = ${companyId} and application_id = any(${ids}::uuid[])`.execute(tx)
  await insertDays(tx, companyId, all)
}

async function insertDays(
  tx: Tx,
  companyId: string,
  all: readonly Pick<NewApplication, 'id' | 'employee_id' | 'days'>[],
): Promise<void> {
  await bulkInsert(
    tx,
    'leave_days',
    all.flatMap(({ id, employee_id, days }) =>
      days.map(({ date, kind, name, nameLocal, asked, charge, whole }) => ({
        company_id: companyId,
        application_id: id,
        date,
        employee_id,
        kind,
        name,
        name_local: nameLocal,
        starts: asked.starts,
        ends: asked.ends,
        charge,
        whole,
      })),
    ),
  )
}

export type DayRow = {
  readonly application_id: string
  readonly date: string
  readonly kind: 'working' | 'half' | 'off' | 'rest' | 'holiday'
  readonly name: string | null
  readonly name_local: string | null
  readonly charge: Halves
}

export async function daysOfApplication(tx: Tx, companyId: string, id: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select application_id, date, kind, name, name_local, charge from leave_days
    where company_id = ${companyId} and application_id = ${id} order by date`.execute(tx)
  return rows
}

/** With what the law created beside them; the accounts they touch. */
export async function moveApplications(tx: Tx, companyId: string, ids: readonly string[], status: string, now: Date) {
  const { rows } = await sql<{ employee_id: string; type_id: string }>`
    update leave_applications set status = ${status}, updated_at = ${now.toISOString()}, revision = revision + 1
    where company_id = ${companyId} and (id = any(${[...ids]}::uuid[]) or parent_id = any(${[...ids]}::uuid[]))
    returning employee_id, type_id`.execute(tx)
  return rows.map(({ employee_id, type_id }) => ({ employeeId: employee_id, typeId: type_id }))
}

type AwayRow = {
  readonly employee_id: string
  readonly full_name: string
  readonly from: string
  readonly to: string
  readonly status: 'pending' | 'approved'
}

/** Who else of the same department, or under the same manager where there is none, is away on these days. */
export async function awayWith(tx: Tx, companyId: string, employeeId: string, from: string, to: string) {
  const team = sql`e.company_id = ${companyId} and e.id <> ${employeeId} and ${presentOn(from)} and exists (
    select from employees me where me.company_id = e.company_id and me.id = ${employeeId}
      and case when me.department_id is null then me.manager_id = e.manager_id else me.department_id = e.department_id end)`
  const away = await sql<AwayRow>`
    select e.id as employee_id, e.full_name, greatest(a.from_date, ${from}::date) as from,
      least(a.to_date, ${to}::date) as to, a.status
    from leave_applications a ${personOf('a')}
    where a.company_id = ${companyId} and a.from_date <= ${to} and a.to_date >= ${from} and a.parent_id is null
      and a.status in ('pending', 'approved') and ${team}
    order by a.from_date, lower(e.full_name) limit 100`.execute(tx)
  const size = await sql<{ count: number }>`select count(*)::int as count from employees e where ${team}`.execute(tx)
  return { away: away.rows, team: size.rows[0]?.count ?? 0 }
}

/** Of these files, those that belong to no application yet, and who uploaded each; held until the transaction ends. */
export async function freeAttachments(
  tx: Tx,
  companyId: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0) return new Map()
  const { rows } = await sql<{ file_id: string; uploaded_by: string }>`
    select file_id, uploaded_by from leave_attachments where company_id = ${companyId}
      and file_id = any(${[...files]}::uuid[]) and application_id is null order by file_id for update`.execute(tx)
  return new Map(rows.map(({ file_id, uploaded_by }) => [file_id, uploaded_by]))
}

export async function giveAttachments(
  tx: Tx,
  companyId: string,
  given: readonly { readonly file: string; readonly application: string }[],
): Promise<void> {
  if (given.length === 0) return
  await sql`
    update leave_attachments a set application_id = g.application
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(file uuid, application uuid)
    where a.company_id = ${companyId} and a.file_id = g.file`.execute(tx)
}

export async function attachmentsOf(tx: Tx, companyId: string, id: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select f.id, f.name from leave_attachments l join files f on f.company_id = l.company_id and f.id = l.file_id
    where l.company_id = ${companyId} and l.application_id = ${id} order by f.id`.execute(tx)
  return rows
}
