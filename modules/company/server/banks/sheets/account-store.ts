/** Accounts as a sheet has them, many at a time. */
import { sql } from 'kysely'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { bulkUpdate } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { SheetAccount } from '../../../model/banks/account-sheet.ts'
import { BANK_CONTEXT } from '../bank-view.ts'

type Row = Omit<SheetAccount, 'last_four' | 'account_digest'> & { readonly account_digest: string | null }

export async function sheetAccounts(tx: Tx, companyId: string, seal: Seal): Promise<SheetAccount[]> {
  const { rows } = await sql<Row>`
    select a.id, a.bank_id, b.code as bank_code, a.account_number, a.account_digest, a.account_name, a.corporate_id,
      a.preferred
    from company_banks a join banks b on b.company_id = a.company_id and b.id = a.bank_id
    where a.company_id = ${companyId} order by a.preferred desc, a.id`.execute(tx)
  return rows.map((row) => {
    const number = seal.open(row.account_number, BANK_CONTEXT)
    return {
      ...row,
      account_digest: row.account_digest ?? seal.digest(number, BANK_CONTEXT),
      last_four: number.slice(-4),
    }
  })
}

export async function addAccounts(tx: Tx, companyId: string, accounts: readonly SheetAccount[]): Promise<void> {
  await bulkInsert(
    tx,
    'company_banks',
    accounts.map(({ bank_code, last_four, ...account }) => ({
      company_id: companyId,
      ...account,
      // Only one may be, and another may still be.
      preferred: false,
    })),
  )
}

export const setAccounts = (tx: Tx, accounts: readonly SheetAccount[]): Promise<void> =>
  bulkUpdate(
    tx,
    'company_banks',
    accounts.map(({ id, account_name, corporate_id }) => ({ id, account_name, corporate_id })),
  )
