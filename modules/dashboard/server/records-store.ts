/** What is still missing in the records of the company and its people. */

import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { lacking } from '#modules/employees/server/public.ts'
import { employedBetween } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { companyDemands } from '#platform/identity/server/account-store.ts'

export type CompanyRecord = {
  readonly country: Country
  readonly region: string | null
  readonly secondFactor: boolean
  /** Numbers at the agencies that are there, by name. */
  readonly numbers: readonly string[]
}

export async function companyRecord(tx: Tx, companyId: string): Promise<CompanyRecord> {
  const { rows } = await sql<CompanyRecord>`
    select c.country, c.region, ${companyDemands} as "secondFactor",
      array(select n.key from jsonb_each_text(c.employer_numbers) n where n.value <> '')
        || case when coalesce(c.registration_number, '') <> '' then array['company_registration_number'] else '{}' end as numbers
    from companies c where c.id = ${companyId}`.execute(tx)
  const [record] = rows
  if (!record) throw new Error('the company is out of reach here')
  return record
}

type Incomplete = { without_account: number; without_numbers: number }

/** Among those employed today: nowhere to pay to; and one of these numbers missing, or any sign of who they are. */
export async function incomplete(tx: Tx, companyId: string, today: PlainDate, country: Country): Promise<Incomplete> {
  const { rows } = await sql<Incomplete>`
    select count(*) filter (where ${lacking('account', country)}) as without_account,
      count(*) filter (where ${lacking('numbers', country)}) as without_numbers
    from employees e
    where e.company_id = ${companyId} and not e.is_service_account and ${employedBetween(today, today)}`.execute(tx)
  return rows[0] ?? { without_account: 0, without_numbers: 0 }
}

/** Accounts belong to the installation: read in the system's scope, of this company alone. */
export async function invitedAccounts(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from accounts where company_id = ${companyId} and state = 'invited'`.execute(tx)
  return rows[0]?.count ?? 0
}
