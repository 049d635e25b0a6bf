/** What of people and their pay lies sealed in the database, with what may be known without opening. */
import type { Seal } from '#platform/secrets/server/seal.ts'

const IDENTITY = 'employees.identity_number'
const ACCOUNT = 'employee_bank_accounts.account_number'
const PASSPORT = 'employees.passport_number'
const REASON = 'salary_rates.reason'

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

/** A foreigner's passport stands for the person as the identity number does for a citizen. */
export const sealedPassport = (seal: Seal, number: string | null): string | null =>
  number ? seal.seal(number, PASSPORT) : null

type Numbers = { readonly identity_number: string | null; readonly passport_number: string | null }

/** A record with the numbers by which the person is known opened. */
export const withOpenNumbers = <Row extends Numbers>(seal: Seal, row: Row): Row => ({
  ...row,
  identity_number: openIdentity(seal, row.identity_number),
  passport_number: openPassport(seal, row.passport_number),
})

export const openPassport = (seal: Seal, sealed: string | null): string | null =>
  sealed === null ? null : seal.open(sealed, PASSPORT)

/** Why pay was changed. */
export const sealedReason = (seal: Seal, reason: string | null): string | null =>
  reason ? seal.seal(reason, REASON) : null

export const openReason = (seal: Seal, sealed: string | null): string | null =>
  sealed === null ? null : seal.open(sealed, REASON)

export const openAccount = (seal: Seal, sealed: string): string => seal.open(sealed, ACCOUNT)
