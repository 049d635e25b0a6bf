/** What kind of account each company is, and the lock that whoever changes its billing takes first. */
import { sql } from 'kysely'
import type { PageWanted } from '#kernel/paging.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import type { accountStandings, accountTypes } from '../contract/types.ts'
import { type Listed, pageOf } from './listed.ts'

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

type AccountsWanted = {
  readonly standing?: (typeof accountStandings)[number] | undefined
  readonly search?: string | undefined
}

/** By the names of the companies; whoever has said nothing yet is on trial. */
export async function accountsListed(
  tx: SystemTx,
  { standing, search }: AccountsWanted,
  { today, page }: { readonly today: PlainDate; readonly page: PageWanted | undefined },
): Promise<Listed<AccountRow>> {
  const owesTooLong = sql`exists (select from billing_invoices i
    where i.company_id = c.id and i.status = 'unpaid' and i.due_on < ${today} and i.total > i.paid)`
  const stands = standing === 'overdue' ? owesTooLong : standing ? sql`${TYPE} = ${standing}` : sql`true`
  const all = sql`companies c left join billing_accounts a on a.company_id = c.id
    where ${stands} and ${search ? sql`lower(c.name) like ${containing(search.toLowerCase())}` : sql`true`}`
  const { rows } = await sql<AccountRow>`
    select c.id as company_id, ${TYPE} as account_type, a.trial_ends_on from ${all}
    order by lower(c.name), c.id ${pageOf(page)}`.execute(tx)
  if (!page) return { rows, total: rows.length }
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${all}`.execute(tx)
  return { rows, total: counted[0]?.total ?? 0 }
}

const TYPE = sql`coalesce(a.account_type, 'trial')`

export async function saveAccount(tx: SystemTx, row: AccountRow): Promise<void> {
  await sql`update billing_accounts set account_type = ${row.account_type}, trial_ends_on = ${row.trial_ends_on},
              changed_at = now() where company_id = ${row.company_id}`.execute(tx)
}

const newAccount = (companyId: string): AccountRow => ({
  company_id: companyId,
  account_type: 'trial',
  trial_ends_on: null,
})
