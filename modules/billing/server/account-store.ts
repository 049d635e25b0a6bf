/** What kind of account each company is, and the lock that whoever changes its billing takes first. */
import { sql } from 'kysely'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import type { accountTypes } from '../contract/types.ts'

export type AccountType = (typeof accountTypes)[number]
export type AccountRow = {
  readonly company_id: string
  readonly account_type: AccountType
  readonly trial_ends_on: string | null
}

/** Held until the transaction ends: bills and payments of one company come one after the other. */
export async function lockAccount(tx: SystemTx, companyId: string): Promise<AccountRow> {
  await sql`insert into billing_accounts (company_id) values (${companyId}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<AccountRow>`
    select company_id, account_type, trial_ends_on from billing_accounts
    where company_id = ${companyId} for update`.execute(tx)
  return rows[0] ?? newAccount(companyId)
}

export async function accountOf(tx: Tx, companyId: string): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    select company_id, account_type, trial_ends_on from billing_accounts where company_id = ${companyId}`.execute(tx)
  return rows[0] ?? newAccount(companyId)
}

export async function accountRows(tx: SystemTx): Promise<ReadonlyMap<string, AccountRow>> {
  const { rows } = await sql<AccountRow>`
    select company_id, account_type, trial_ends_on from billing_accounts`.execute(tx)
  return new Map(rows.map((row) => [row.company_id, row]))
}

export async function saveAccount(tx: SystemTx, row: AccountRow): Promise<void> {
  await sql`update billing_accounts set account_type = ${row.account_type}, trial_ends_on = ${row.trial_ends_on},
              changed_at = now() where company_id = ${row.company_id}`.execute(tx)
}

const newAccount = (companyId: string): AccountRow => ({
  company_id: companyId,
  account_type: 'trial',
  trial_ends_on: null,
})
