/** The installation in numbers. Read in the system's scope, over all companies: counts and the companies' own names. */

import { sql } from 'kysely'
import type { PlainDate, YearMonth } from '#kernel/plain-date.ts'
import { employedBetween } from '#modules/employees/server/public-sql.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'

type CountryCounts = { country: string; active: number; disabled: number; people: number }

export async function countries(tx: SystemTx, today: PlainDate): Promise<CountryCounts[]> {
  const { rows } = await sql<CountryCounts>`
    select c.country, count(*) filter (where c.state = 'active') as active,
      count(*) filter (where c.state = 'disabled') as disabled, coalesce(sum(e.people), 0)::int as people
    from companies c left join (${peopleByCompany(today)}) e on e.company_id = c.id
    group by c.country order by count(*) desc, c.country`.execute(tx)
  return rows
}

type NewestCompany = {
  id: string
  name: string
  country: string
  state: string
  package: string
  headcount_limit: number
  people: number
  created_at: string
}

export async function newestCompanies(tx: SystemTx, today: PlainDate, count: number): Promise<NewestCompany[]> {
  const { rows } = await sql<NewestCompany>`
    select c.id, c.name, c.country, c.state, c.package, c.headcount_limit, c.created_at,
      (select count(*) from employees e where e.company_id = c.id and ${employed(today)}) as people
    from companies c order by c.created_at desc, c.id desc limit ${count}`.execute(tx)
  return rows
}

type AccountCounts = { active: number; invited: number; disabled: number; signed_in_last_week: number }

export async function accounts(tx: SystemTx, now: Date): Promise<AccountCounts> {
  const { rows } = await sql<AccountCounts>`
    select count(*) filter (where state = 'active') as active, count(*) filter (where state = 'invited') as invited,
      count(*) filter (where state = 'disabled') as disabled,
      count(*) filter (where last_sign_in_at > ${now.toISOString()}::timestamptz - interval '7 days') as signed_in_last_week
    from accounts where type = 'company'`.execute(tx)
  return rows[0] ?? { active: 0, invited: 0, disabled: 0, signed_in_last_week: 0 }
}

type StateCount = { state: string; count: number }

export async function runsOf(
  tx: SystemTx,
  { year, month }: YearMonth,
): Promise<{ by_state: StateCount[]; payslips: number }> {
  const { rows } = await sql<StateCount & { payslips: number }>`
    select r.state, count(*) as count, coalesce(sum((select count(*) from payslips p
      where p.company_id = r.company_id and p.run_id = r.id and p.version between r.base_version and r.version
        and (p.replaced_in is null or p.replaced_in > r.version))), 0)::int as payslips
    from pay_runs r where r.year = ${year} and r.month = ${month} group by r.state order by r.state`.execute(tx)
  return {
    by_state: rows.map(({ state, count }) => ({ state, count })),
    payslips: rows.reduce((sum, row) => sum + row.payslips, 0),
  }
}

type MailCounts = { waiting: number; failed: number; oldest_waiting_at: string | null }

export async function mails(tx: SystemTx): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'failed') as failed,
      min(created_at) filter (where state = 'waiting') as oldest_waiting_at
    from mails where state <> 'sent'`.execute(tx)
  return rows[0] ?? { waiting: 0, failed: 0, oldest_waiting_at: null }
}

type JobCounts = { open: number; failed_last_week: number }

export async function jobs(tx: SystemTx, now: Date): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where j.state in ('waiting', 'running')) as open,
      count(*) filter (where ${failedLately(now)}) as failed_last_week
    from jobs j where j.state in ('waiting', 'running', 'failed')`.execute(tx)
  return rows[0] ?? { open: 0, failed_last_week: 0 }
}

type FailedJob = {
  id: string
  kind: string
  company: string
  problem: { code: string; params?: Record<string, string | number> } | null
  finished_at: string
}

/** Without the job's name, which may be that of somebody's file. */
export async function newestFailures(tx: SystemTx, now: Date, count: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select j.id, j.kind, c.name as company, j.problem, j.finished_at
    from jobs j join companies c on c.id = j.company_id
    where ${failedLately(now)} order by j.finished_at desc limit ${count}`.execute(tx)
  return rows
}

export async function databaseBytes(tx: SystemTx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(tx)
  return rows[0]?.bytes ?? 0
}

/** Whether the companies of the demonstration were put into it. */
export async function hasDemonstration(tx: SystemTx): Promise<boolean> {
  const { rows } = await sql`select from installation where key = 'demonstration'`.execute(tx)
  return rows.length > 0
}

const failedLately = (now: Date) =>
  sql`j.state = 'failed' and j.finished_at > ${now.toISOString()}::timestamptz - interval '7 days'`

const employed = (today: PlainDate) => sql`not e.is_service_account and ${employedBetween(today, today)}`

const peopleByCompany = (today: PlainDate) =>
  sql`select e.company_id, count(*) as people from employees e where ${employed(today)} group by e.company_id`

export async function companyNames(tx: SystemTx): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from companies order by lower(name)`.execute(
    tx,
  )
  return rows
}
