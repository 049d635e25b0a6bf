/** What a new company has done of its setting up, counted in one statement; and whether the list was put away. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type SetupFacts = {
  readonly put_away: boolean
  readonly country: Country
  readonly region: string | null
  readonly accident_rate: string | null
  readonly wizard_step: number
  readonly people: number
  readonly with_leave: number
  readonly banks: number
  readonly approved_runs: number
}

export async function setupFacts(tx: Tx, companyId: string): Promise<SetupFacts | undefined> {
  const { rows } = await sql<SetupFacts>`
    select c.setup_put_away_at is not null as put_away, c.country, c.region,
      nullif(c.settings ->> 'occupational_accident_rate', '') as accident_rate, c.migration_wizard_step as wizard_step,
      (select count(*) from employees e where e.company_id = c.id and not e.is_service_account)::int as people,
      (select count(distinct l.employee_id) from leave_openings l where l.company_id = c.id)::int as with_leave,
      (select count(*) from company_banks b where b.company_id = c.id)::int as banks,
      (select count(*) from pay_runs r where r.company_id = c.id and r.state = 'approved')::int as approved_runs
    from companies c where c.id = ${companyId}`.execute(tx)
  return rows[0]
}

/** Accounts belong to the installation: all of the company, and those whose owners have not come yet. */
export async function accountsOf(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from accounts where company_id = ${companyId}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The company's name where that changed anything. */
export async function putAway(tx: Tx, companyId: string, at: string | null): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update companies set setup_put_away_at = ${at}
    where id = ${companyId} and (setup_put_away_at is null) is distinct from ${at === null} returning name`.execute(tx)
  return rows[0]?.name
}
