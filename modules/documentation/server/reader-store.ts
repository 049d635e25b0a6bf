/** Who was told of an article, and has confirmed it. */
import { sql } from 'kysely'
import { modules } from '#access/modules.ts'
import { reachedOn } from '#modules/announcements/server/public.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isOpen, isShown, type Now, publishedOf, readerOf } from './standing-store.ts'

export type ReaderRow = {
  readonly employee_id: string
  readonly full_name: string
  readonly staff_id: string
  readonly department: string | null
  readonly told_at: string | null
  readonly confirmed_at: string | null
  readonly confirmed_version: number | null
  readonly reminded_at: string | null
}

/** Whom it is for today, and whoever confirmed it while it was for them. */
export async function readersOf(
  tx: Tx,
  companyId: string,
  id: string,
  { today }: Pick<Now, 'today'>,
): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`
    select e.id as employee_id, e.full_name, e.staff_id, d.name as department, r.told_at,
      case when r.confirmed_round >= a.round then r.confirmed_at end as confirmed_at, r.confirmed_version, r.reminded_at
    from handbook_articles a join employees e on e.company_id = a.company_id ${readerOf} ${departmentOf()}
    where a.company_id = ${companyId} and a.id = ${id} and (${reachedOn(today)} or r.confirmed_at is not null)
    order by lower(e.full_name), e.id`.execute(tx)
  return rows
}

export type ToTell = {
  readonly id: string
  readonly account_id: string
  readonly title: string
  readonly title_zh: string | null
  readonly again: boolean
}

/** Everybody who has to confirm something that they were not told of, each once, whoever else tells them at that moment. */
export async function markTold(tx: Tx, companyId: string, { now, today }: Now): Promise<ToTell[]> {
  const at = now.toISOString()
  const { rows } = await sql<ToTell>`
    with told as (
      insert into handbook_readers as r (company_id, article_id, employee_id, told_at, told_round)
      select a.company_id, a.id, e.id, ${at}::timestamptz, a.round
      from handbook_articles a ${publishedOf} join employees e on e.company_id = a.company_id and ${reachedOn(today)}
      where a.company_id = ${companyId} and ${isShown} and v.must_confirm and exists (select from company_modules m
        where m.company_id = a.company_id and m.module_id = ${modules.documentation})
      order by a.id, e.id
      on conflict (company_id, article_id, employee_id)
        do update set told_at = excluded.told_at, told_round = excluded.told_round
        where r.told_round is null or r.told_round < excluded.told_round
      returning r.article_id, r.employee_id, r.xmax <> 0 as was_there)
    select a.id, e.account_id, v.title, v.title_zh, t.was_there and a.round > 1 as again
    from told t join handbook_articles a on a.company_id = ${companyId} and a.id = t.article_id ${publishedOf}
    join employees e on e.company_id = ${companyId} and e.id = t.employee_id and e.account_id is not null
    order by a.id, e.id`.execute(tx)
  return rows
}

/** Whoever has still to confirm it, and was not reminded since then. */
export async function markReminded(
  tx: Tx,
  companyId: string,
  id: string,
  { now, today }: Now,
  since: Date,
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    with reminded as (
      insert into handbook_readers as r (company_id, article_id, employee_id, reminded_at)
      select a.company_id, a.id, e.id, ${now.toISOString()}::timestamptz
      from handbook_articles a ${publishedOf} join employees e on e.company_id = a.company_id and ${reachedOn(today)}
      ${readerOf}
      where a.company_id = ${companyId} and a.id = ${id} and e.account_id is not null and ${isOpen}
      order by e.id
      on conflict (company_id, article_id, employee_id) do update set reminded_at = excluded.reminded_at
        where r.reminded_at is null or r.reminded_at < ${since.toISOString()}::timestamptz
      returning r.employee_id)
    select e.account_id from reminded t join employees e on e.company_id = ${companyId} and e.id = t.employee_id`.execute(
    tx,
  )
  return rows.map(({ account_id }) => account_id)
}

type Mark = {
  readonly id: string
  readonly employeeId: string
  readonly now: Date
  readonly round: number
  readonly version: number
}

/** Of what it says now; said again, the first time stands. */
export async function markConfirmed(
  tx: Tx,
  companyId: string,
  { id, employeeId, now, round, version }: Mark,
): Promise<void> {
  await sql`
    insert into handbook_readers as r
      (company_id, article_id, employee_id, confirmed_at, confirmed_round, confirmed_version)
    values (${companyId}, ${id}, ${employeeId}, ${now.toISOString()}::timestamptz, ${round}, ${version})
    on conflict (company_id, article_id, employee_id) do update set confirmed_at = excluded.confirmed_at,
      confirmed_round = excluded.confirmed_round, confirmed_version = excluded.confirmed_version
      where coalesce(r.confirmed_round, 0) < excluded.confirmed_round`.execute(tx)
}
