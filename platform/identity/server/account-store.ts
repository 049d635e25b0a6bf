/** Accounts as rows. They belong to the installation: one e-mail is one account in all of it. */
import { sql } from 'kysely'
import { type CompanyRole, isCompanyRole } from '#access/roles.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'

export type AccountRow = {
  readonly id: string
  readonly company_id: string | null
  readonly type: 'company' | 'ops'
  readonly email: string
  readonly full_name: string
  readonly preferred_name: string | null
  readonly prefer_lang: string
  readonly password_hash: string | null
  readonly state: 'invited' | 'active' | 'disabled'
  readonly totp_secret: string | null
  readonly totp_confirmed_at: string | null
  readonly totp_last_step: number | null
  readonly operations_roles: string[]
  readonly company_state: 'active' | 'disabled' | null
  /** The company demands a second factor of everybody. */
  readonly company_demands: boolean
  readonly held: string[]
}

/** Whether company c demands a second factor of everybody; nobody's company demands none. */
export const companyDemands = sql<boolean>`coalesce(c.settings ->> 'is_enable_google2fa_login' in ('true', '1'), false)`

const columns = sql`
  a.id, a.company_id, a.type, a.email, a.full_name, a.preferred_name, a.prefer_lang, a.password_hash, a.state,
  a.totp_secret, a.totp_confirmed_at, a.totp_last_step, a.operations_roles, c.state as company_state,
  ${companyDemands} as company_demands,
  array(select role from account_roles r where r.company_id = a.company_id and r.account_id = a.id order by role) as held`

export async function accountByEmail(tx: SystemTx, email: string): Promise<AccountRow | undefined> {
  const found = await sql<AccountRow>`
    select ${columns} from accounts a left join companies c on c.id = a.company_id where a.email = ${email}`.execute(tx)
  return found.rows[0]
}

export async function accountById(tx: SystemTx, id: string): Promise<AccountRow | undefined> {
  const found = await sql<AccountRow>`
    select ${columns} from accounts a left join companies c on c.id = a.company_id where a.id = ${id}`.execute(tx)
  return found.rows[0]
}

/** An account of this company, locked until the transaction ends; a foreign one does not exist. */
export async function lockAccount(tx: Tx, companyId: string, id: string): Promise<AccountRow | undefined> {
  await sql`select id from accounts where id = ${id} and company_id = ${companyId} for update`.execute(tx)
  const found = await accountById(tx, id)
  return found?.company_id === companyId ? found : undefined
}

export type NewAccount = {
  readonly id: string
  /** Null for operations. */
  readonly companyId: string | null
  readonly email: string
  readonly fullName: string
  readonly preferredName?: string
  readonly phone?: string
  readonly preferLang: string
  readonly passwordHash: string | null
  readonly passwordSetFrom?: string
  readonly state: 'invited' | 'active'
  readonly roles?: readonly CompanyRole[]
  readonly operationsRoles?: readonly string[]
}

/** False where the e-mail has an account already. */
export async function insertAccount(tx: SystemTx, one: NewAccount): Promise<boolean> {
  const done = await tx
    .insertInto('accounts')
    .values({
      id: one.id,
      company_id: one.companyId,
      type: one.companyId === null ? 'ops' : 'company',
      email: one.email,
      full_name: one.fullName,
      preferred_name: one.preferredName ?? null,
      phone: one.phone ?? null,
      prefer_lang: one.preferLang,
      password_hash: one.passwordHash,
      password_set_from: one.passwordSetFrom ?? null,
      state: one.state,
      operations_roles: [...(one.operationsRoles ?? [])],
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!done) return false
  if (one.companyId !== null && one.roles) await grantRoles(tx.of(one.companyId), one.companyId, one.id, one.roles)
  return true
}

export async function grantRoles(
  tx: Tx,
  companyId: string,
  accountId: string,
  roles: readonly CompanyRole[],
): Promise<void> {
  for (const role of roles) {
    await sql`insert into account_roles (company_id, account_id, role) values (${companyId}, ${accountId}, ${role})
              on conflict do nothing`.execute(tx)
  }
}

export async function takeRoles(
  tx: Tx,
  companyId: string,
  accountId: string,
  roles: readonly CompanyRole[],
): Promise<void> {
  for (const role of roles) {
    await sql`delete from account_roles where company_id = ${companyId} and account_id = ${accountId} and role = ${role}`.execute(
      tx,
    )
  }
}

/** Active Company Admins besides this account. Lock the company first, or two may take each other away. */
export async function otherAdmins(tx: Tx, companyId: string, accountId: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from account_roles r join accounts a on a.id = r.account_id
    where r.company_id = ${companyId} and r.role = 'Company Admin' and a.state = 'active' and a.id <> ${accountId}`.execute(
    tx,
  )
  return found.rows[0]?.count ?? 0
}

export async function lockCompany(tx: Tx, companyId: string): Promise<void> {
  await sql`select id from companies where id = ${companyId} for update`.execute(tx)
}

export async function setPassword(tx: SystemTx, accountId: string, hash: string, from: string): Promise<void> {
  await sql`update accounts set password_hash = ${hash}, password_set_from = ${from},
              state = case when state = 'invited' then 'active' else state end where id = ${accountId}`.execute(tx)
}

export async function setState(
  tx: SystemTx,
  accountId: string,
  state: 'active' | 'disabled' | 'invited',
): Promise<void> {
  await sql`update accounts set state = ${state}, closed_on_leaving = false where id = ${accountId}`.execute(tx)
}

export async function signedIn(tx: SystemTx, accountId: string, now: Date): Promise<void> {
  await sql`update accounts set last_sign_in_at = ${now.toISOString()} where id = ${accountId}`.execute(tx)
}

export async function setLanguage(tx: SystemTx, accountId: string, preferLang: string): Promise<void> {
  await sql`update accounts set prefer_lang = ${preferLang} where id = ${accountId}`.execute(tx)
}

export const heldRoles = (row: Pick<AccountRow, 'held'>): readonly CompanyRole[] => row.held.filter(isCompanyRole)

/** Addresses as they are stored and compared. */
export const foldEmail = (text: string): string => text.trim().toLowerCase()
