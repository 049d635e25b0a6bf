import type { Seal } from '#platform/secrets/server/seal.ts'
import type { AccountRow } from './bank-store.ts'
import { accountView } from './bank-view.ts'

/** For the log: which banks, and which of them pays. */
export const accountsTold = (accounts: readonly AccountRow[]) => ({
  banks: accounts.map(({ bank_name, account_name }) => `${bank_name} · ${account_name}`).sort(),
  paying: accounts.find(({ preferred }) => preferred)?.bank_name ?? null,
})

/** One that was changed: what of it is shown, its number by the last four. */
export function accountTold(seal: Seal, account: AccountRow) {
  const { bank_name, account_no, account_name, corporate_id } = accountView(seal, account)
  return { bank: bank_name, account_no, account_name, corporate_id }
}
