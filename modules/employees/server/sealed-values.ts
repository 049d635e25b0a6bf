/** Identity numbers and account numbers as they lie in the database: sealed, with what may be known without opening. */
import type { Seal } from '#platform/secrets/server/seal.ts'

const IDENTITY = 'employees.identity_number'
const ACCOUNT = 'employee_bank_accounts.account_number'

/** Without what was typed for reading only, as sheets and files have it. */
export function sealedIdentity(seal: Seal, typed: string | null) {
  const number = plainNumber(typed ?? '')
  return number === ''
    ? { identity_number: null, identity_digest: null }
    : { identity_number: seal.seal(number, IDENTITY), identity_digest: identityDigest(seal, number) }
}

export const identityDigest = (seal: Seal, number: string): string => seal.digest(plainNumber(number), IDENTITY)

const plainNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

export const openIdentity = (seal: Seal, sealed: string | null): string | null =>
  sealed === null ? null : seal.open(sealed, IDENTITY)

export const sealedAccount = (seal: Seal, number: string) => ({
  account_number: seal.seal(number, ACCOUNT),
  account_ending: number.slice(-4),
})

export const openAccount = (seal: Seal, sealed: string): string => seal.open(sealed, ACCOUNT)
