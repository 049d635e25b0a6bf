/** What people behind accounts are called: their record's name, else the account's address is not told. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export async function namesOfAccounts(
  tx: Tx,
  companyId: string,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map()
  const { rows } = await sql<{ account_id: string; full_name: string }>`
    select account_id, full_name from employees
    where company_id = ${companyId} and account_id = any(${[...new Set(accounts)]}::uuid[])`.execute(tx)
  return new Map(rows.map(({ account_id, full_name }) => [account_id, full_name]))
}
