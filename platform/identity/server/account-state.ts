/**
 * What modules do to an account when its person leaves or comes back. In the system's scope, since accounts belong
 * to the installation; afterwards, outside the transaction, `announceEnded` tells open pages.
 */
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/server/connect.ts'
import { forgetMailsTo } from '#platform/mail/server/outbox.ts'
import { WITHOUT_SECOND_FACTOR_LIFE } from '../model/session-life.ts'
import { heldRoles, lockAccount, lockCompany, otherAdmins, setState } from './account-store.ts'
import { endLinks } from './one-time-links.ts'
import { type Ending, endSessions, shortenSessionsWithoutSecondFactor } from './session-store.ts'

type Disabled = { readonly ended: readonly string[] } | 'unknown' | 'last-admin'

/** Why an account was closed that opens again when its person comes back. */
export const LEFT = 'left'

/** Ends every session and every link of the account at once. The last Company Admin cannot be disabled. */
export async function disableAccount(tx: Tx, companyId: string, accountId: string, ending: Ending): Promise<Disabled> {
  await lockCompany(tx, companyId)
  const account = await lockAccount(tx, companyId, accountId)
  if (!account) return 'unknown'
  const lastAdmin = heldRoles(account).includes('Company Admin') && (await otherAdmins(tx, companyId, accountId)) === 0
  if (lastAdmin) return 'last-admin'
  await setState(tx, accountId, 'disabled')
  if (ending.because === LEFT)
    await sql`update accounts set closed_on_leaving = true where id = ${accountId}`.execute(tx)
  await endLinks(tx, accountId, ending.now)
  return { ended: await endSessions(tx, { account: accountId }, ending) }
}

/**
 * What an account said of its person is gone: name, address, secrets; what it did stays under its id. A company's last
 * Company Admin keeps his. Gives the sessions that ended.
 */
export async function forgetAccounts(
  tx: Tx,
  companyId: string,
  accountIds: readonly string[],
  ending: Ending,
): Promise<readonly string[]> {
  const ended: string[] = []
  for (const id of accountIds) {
    const disabled = await disableAccount(tx, companyId, id, ending)
    if (disabled === 'unknown' || disabled === 'last-admin') continue
    ended.push(...disabled.ended)
    const { rows } = await sql<{ email: string }>`
      select email from accounts where id = ${id} and company_id = ${companyId}`.execute(tx)
    await sql`
      update accounts set email = id || '@forgotten.invalid', full_name = 'Former account', preferred_name = null,
        phone = null, password_hash = null, totp_secret = null, totp_confirmed_at = null
      where id = ${id} and company_id = ${companyId}`.execute(tx)
    await sql`update sessions set address = null, user_agent = null where account_id = ${id}`.execute(tx)
    await forgetMailsTo(
      tx,
      companyId,
      rows.map(({ email }) => email),
    )
  }
  return ended
}

type Told = Readonly<Record<string, unknown>>

/** What an account says of its person, and where from they signed in; no secret is among it. In the system's scope. */
export async function accountRecords(tx: Tx, companyId: string, accountId: string): Promise<Record<string, Told[]>> {
  const accounts = await sql<Told>`
    select id, email, full_name, preferred_name, phone, prefer_lang, state, created_at, last_sign_in_at,
      password_set_from, totp_confirmed_at,
      array(select role from account_roles r where r.company_id = ${companyId} and r.account_id = a.id) as roles
    from accounts a where id = ${accountId} and company_id = ${companyId}`.execute(tx)
  const sessions = await sql<Told>`
    select created_at, last_seen_at, ended_at, ended_because, login_type, address, user_agent
    from sessions where account_id = ${accountId} and company_id = ${companyId} order by created_at`.execute(tx)
  return { accounts: accounts.rows, sessions: sessions.rows }
}

export type Reopened = { readonly id: string; readonly email: string; readonly state: 'active' | 'invited' }

/**
 * Of these accounts the ones that were closed because their person left are as they were: active, or invited where no
 * password was ever set. What was closed by hand stays closed.
 */
export async function reopenAccounts(tx: Tx, companyId: string, accountIds: readonly string[]): Promise<Reopened[]> {
  const { rows } = await sql<Reopened>`
    update accounts set state = case when password_hash is null then 'invited' else 'active' end,
      closed_on_leaving = false
    where id = any(${[...accountIds]}::uuid[]) and company_id = ${companyId} and state = 'disabled'
      and closed_on_leaving
    returning id, email, state`.execute(tx)
  return rows
}

/** After a company began to demand a second factor: whoever is signed in without one has a quarter of an hour left. */
export function demandSecondFactor(db: Database, companyId: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + WITHOUT_SECOND_FACTOR_LIFE)
  return db.system.transaction((tx) => shortenSessionsWithoutSecondFactor(tx.of(companyId), companyId, until))
}
