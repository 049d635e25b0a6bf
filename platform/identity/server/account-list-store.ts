/** Accounts as the access screen lists them. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'

type AccountLine = {
  readonly id: string
  readonly email: string
  readonly full_name: string
  readonly state: 'invited' | 'active' | 'disabled'
  readonly roles: string[]
  readonly last_sign_in_at: string | null
  readonly second_factor: boolean
  readonly employee_id: string | null
  readonly live_sessions: number
  readonly total: number
}

type Wanted = { now: Date; search: string; paging: { limit: number; offset: number } | undefined }

export async function accountLines(tx: Tx, companyId: string, { now, search, paging }: Wanted) {
  const like = containing(search.toLowerCase())
  const at = now.toISOString()
  const found = await sql<AccountLine>`
    select a.id, a.email, a.full_name, a.state, a.last_sign_in_at, a.totp_confirmed_at is not null as second_factor,
           array(select role from account_roles r where r.company_id = a.company_id and r.account_id = a.id order by role) as roles,
           (select e.id from employees e where e.company_id = a.company_id and e.account_id = a.id limit 1) as employee_id,
           (select count(*) from sessions s where s.account_id = a.id and s.complete and s.ended_at is null
              and s.expires_at > ${at} and s.token_expires_at > ${at}) as live_sessions,
           count(*) over () as total
    from accounts a
    where a.company_id = ${companyId} and (${search} = '' or a.email like ${like} or lower(a.full_name) like ${like})
    order by lower(a.full_name), a.id
    ${paging === undefined ? sql`` : sql`limit ${paging.limit} offset ${paging.offset}`}`.execute(tx)
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 }
}

export async function companyOf(tx: Tx, id: string): Promise<{ id: string; name: string; prefer_lang: string }> {
  const found = await sql<{ id: string; name: string; prefer_lang: string }>`
    select id, coalesce(brand_name, name) as name, prefer_lang from companies where id = ${id}`.execute(tx)
  const row = found.rows[0]
  if (!row) throw new Error('a caller’s company does not exist')
  return row
}

/** An employee has one account at most. */
export async function tieToEmployee(
  tx: Tx,
  companyId: string,
  { employeeId, accountId, today }: { readonly employeeId: string; readonly accountId: string; readonly today: string },
): Promise<'tied' | 'unknown' | 'taken' | 'left'> {
  const found = await sql<{ account_id: string | null; here: boolean }>`
    select account_id, not is_service_account and (left_on is null or left_on >= ${today}::date) as here from employees where company_id = ${companyId} and id = ${employeeId} for update`.execute(
    tx,
  )
  const row = found.rows[0]
  if (!row) return 'unknown'
  if (row.account_id !== null) return 'taken'
  if (!row.here) return 'left'
  await sql`update employees set account_id = ${accountId} where company_id = ${companyId} and id = ${employeeId}`.execute(
    tx,
  )
  return 'tied'
}
