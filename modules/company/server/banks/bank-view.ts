import type { Seal } from '#platform/secrets/server/seal.ts'
import type { AccountRow } from './bank-store.ts'

export const BANK_CONTEXT = 'banks.account_number'

/** An account as it leaves: its number by the last four. */
export const accountView = (seal: Seal, { account_number, preferred, ...account }: AccountRow) => ({
  ...account,
  account_no: `**** ${seal.open(account_number, BANK_CONTEXT).slice(-4)}`,
  is_preferred: preferred,
})
