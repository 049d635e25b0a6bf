/** Who was told, has read and confirmed an announcement. */
import { sql } from 'kysely'
import { modules } from '#access/modules.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type AnnouncementRow, columns, concernedOn, type Now, readerOf, stateSql } from './announcement-store.ts'
import { reachedOn } from './audience.ts'

export type ReaderRow = {
  readonly employee_id: string
  readonly full_name: string
  readonly staff_id: string
  readonly department: string | null
  readonly told_at: string | null
  readonly read_at: string | null
  readonly acknowledged_at: string | null
  readonly reminded_at: string | null
}

export async function readersOf(tx: Tx, companyId: string, id: string, today: PlainDate): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`
    select e.id as employee_id, e.full_name, e.staff_id, d.name as department, r.told_at, r.read_at,
      case when r.acknowledged_round >= a.round then r.acknowledged_at end as acknowledged_at, r.reminded_at
    from announcements a join employees e on e.company_id = a.company_id ${readerOf} ${departmentOf()}
    where a.company_id = ${companyId} and a.id = ${id} and ${concernedOn(today)}
    order by lower(e.full_name), e.id`.execute(tx)
  return rows
}

export type ToTell = {
  readonly id: string
  readonly account_id: string
  readonly title: string
  readonly title_zh: string | null
  readonly must_acknowledge: boolean
  readonly by_mail: boolean
  readonly again: boolean
}

/** Everybody for whom something stands that they were not told of, each once, whoever else tells them at that moment. */
export async function markTold(tx: Tx, companyId: string, when: Now): Promise<ToTell[]> {
  const { rows } = await sql<ToTell>`
    with told as (
      insert into announcement_readers as r (company_id, announcement_id, employee_id, told_at, told_round)
      select a.company_id, a.id, e.id, ${when.now.toISOString()}::timestamptz, a.round
      from announcements a join employees e on e.company_id = a.company_id and ${reachedOn(when.today)}
      where a.company_id = ${companyId} and ${stateSql(when)} = 'published' and exists (select from company_modules m
        where m.company_id = a.company_id and m.module_id = ${modules.announcements})
      order by a.id, e.id
      on conflict (company_id, announcement_id, employee_id)
        do update set told_at = excluded.told_at, told_round = excluded.told_round
        where r.told_round is null or r.told_round < excluded.told_round
      returning r.announcement_id, r.employee_id, r.xmax <> 0 as was_there),
    seen as (
      update announcements a set told_at = ${when.now.toISOString()}::timestamptz
      where a.company_id = ${companyId} and a.told_at is null and ${stateSql(when)} = 'published')
    select a.id, e.account_id, a.title, a.title_zh, a.must_acknowledge, a.by_mail,
      t.was_there and a.round > 1 as again
    from told t join announcements a on a.company_id = ${companyId} and a.id = t.announcement_id
    join employees e on e.company_id = ${companyId} and e.id = t.employee_id and e.account_id is not null
    order by a.id, e.id`.execute(tx)
  return rows
}

/** Whoever has still to read it, or to confirm it, and was not reminded since then. */
export async function markReminded(
  tx: Tx,
  companyId: string,
  id: string,
  { now, today }: Now,
  since: Date,
): Promise<string[]> {
  const at = now.toISOString()
  const { rows } = await sql<{ account_id: string }>`
    with reminded as (
      insert into announcement_readers as r (company_id, announcement_id, employee_id, reminded_at)
      select a.company_id, a.id, e.id, ${at}::timestamptz
      from announcements a join employees e on e.company_id = a.company_id and ${reachedOn(today)} ${readerOf}
      where a.company_id = ${companyId} and a.id = ${id} and e.account_id is not null
        and case when a.must_acknowledge then coalesce(r.acknowledged_round, 0) < a.round else r.read_at is null end
      order by e.id
      on conflict (company_id, announcement_id, employee_id) do update set reminded_at = excluded.reminded_at
        where r.reminded_at is null or r.reminded_at < ${since.toISOString()}::timestamptz
      returning r.employee_id)
    select e.account_id from reminded t join employees e on e.company_id = ${companyId} and e.id = t.employee_id`.execute(
    tx,
  )
  return rows.map(({ account_id }) => account_id)
}

export type OwnRow = AnnouncementRow & { readonly read_at: string | null; readonly acknowledged_at: string | null }

type Narrowed = {
  readonly id?: string
  /** What was not read yet, or has to be confirmed. */
  readonly open?: true
}

/** What stands for one person. */
export async function standingFor(
  tx: Tx,
  companyId: string,
  employeeId: string,
  when: Now,
  { id, open }: Narrowed = {},
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${columns(when)}, r.read_at,
      case when r.acknowledged_round >= a.round then r.acknowledged_at end as acknowledged_at
    from announcements a join employees e on e.company_id = a.company_id and e.id = ${employeeId} ${readerOf}
    where a.company_id = ${companyId} and ${stateSql(when)} = 'published' and ${reachedOn(when.today)}
      ${id === undefined ? sql`` : sql`and a.id = ${id}`}
      ${open ? sql`and (r.read_at is null or a.must_acknowledge and coalesce(r.acknowledged_round, 0) < a.round)` : sql``}
    order by (a.must_acknowledge and coalesce(r.acknowledged_round, 0) < a.round) desc, a.is_pinned desc,
      a.publish_at desc, a.id`.execute(tx)
  return rows
}

type Mark = { readonly id: string; readonly employeeId: string; readonly now: Date }

/** The first time counts. */
export async function markRead(tx: Tx, companyId: string, { id, employeeId, now }: Mark): Promise<void> {
  const at = now.toISOString()
  await sql`
    insert into announcement_readers as r (company_id, announcement_id, employee_id, read_at)
    values (${companyId}, ${id}, ${employeeId}, ${at}::timestamptz)
    on conflict (company_id, announcement_id, employee_id) do update set read_at = excluded.read_at
      where r.read_at is null`.execute(tx)
}

/** Of what it says now; said again, the first time stands. */
export async function markAcknowledged(
  tx: Tx,
  companyId: string,
  { id, employeeId, now, round }: Mark & { readonly round: number },
): Promise<void> {
  const at = now.toISOString()
  await sql`
    insert into announcement_readers as r
      (company_id, announcement_id, employee_id, read_at, acknowledged_at, acknowledged_round)
    values (${companyId}, ${id}, ${employeeId}, ${at}::timestamptz, ${at}::timestamptz, ${round})
    on conflict (company_id, announcement_id, employee_id) do update set
      read_at = coalesce(r.read_at, excluded.read_at), acknowledged_at = excluded.acknowledged_at,
      acknowledged_round = excluded.acknowledged_round
      where coalesce(r.acknowledged_round, 0) < excluded.acknowledged_round`.execute(tx)
}
