import type { AccountRow } from './bank-store.ts'

/** For the log: which banks, and which of them pays. */
export const accountsTold = (accounts: readonly AccountRow[]) => ({
  banks: accounts.map(({ bank_name, account_name }) => `${bank_name} · ${account_name}`).sort(),
  paying: accounts.find(({ preferred }) => preferred)?.bank_name ?? null,
})
