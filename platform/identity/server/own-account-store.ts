/** What a person sees of the own account. */
import { sql } from 'kysely'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { companyDemands } from './account-store.ts'

type OwnView = {
  readonly company_id: string | null
  readonly company_name: string | null
  readonly brand_name: string | null
  readonly country: 'MY' | 'TW' | 'PH' | null
  readonly currency_code: string | null
  readonly full_name: string
  readonly preferred_name: string | null
  readonly second_factor: boolean
  readonly second_factor_demanded: boolean
  readonly migration_wizard_step: number | null
  readonly employee_id: string | null
}

export async function ownView(tx: SystemTx, sessionId: string): Promise<OwnView | undefined> {
  const found = await sql<OwnView>`
    select c.id as company_id, c.name as company_name, c.brand_name, c.country, c.currency_code, a.full_name,
           a.preferred_name, a.totp_confirmed_at is not null as second_factor,
           a.type = 'ops' or ${companyDemands} as second_factor_demanded, c.migration_wizard_step,
           (select e.id from employees e where e.company_id = s.company_id and e.account_id = a.id limit 1) as employee_id
    from sessions s join accounts a on a.id = s.account_id left join companies c on c.id = s.company_id
    where s.id = ${sessionId}`.execute(tx)
  return found.rows[0]
}

type SessionLine = {
  readonly id: string
  readonly created_at: string
  readonly last_seen_at: string
  readonly address: string | null
  readonly user_agent: string | null
}

export async function liveSessions(tx: SystemTx, accountId: string, now: Date): Promise<SessionLine[]> {
  const found = await sql<SessionLine>`
    select id, created_at, last_seen_at, address, user_agent from sessions
    where account_id = ${accountId} and complete and ended_at is null and expires_at > ${now.toISOString()}
      and token_expires_at > ${now.toISOString()}
    order by last_seen_at desc`.execute(tx)
  return found.rows
}
