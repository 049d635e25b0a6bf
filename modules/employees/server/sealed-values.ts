/** What of people and their pay lies sealed in the database, with what may be known without opening. */
import type { Seal } from '#platform/secrets/server/seal.ts'
import { agencyNumbers } from '../model/country-fields/by-country.ts'

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

/** Numbers at insurers and agencies that are columns of the record; where they are the identity number, they are no secret less. */
export const INSURANCE_NUMBERS = ['statutory_number', 'employee_insurance_number', 'health_insurance_number'] as const
type InsuranceNumber = (typeof INSURANCE_NUMBERS)[number]
type Insurance = { readonly [name in InsuranceNumber]?: string | null | undefined }

/** Those of them that are given. */
export const sealedInsurance = <Given extends Insurance>(seal: Seal, given: Given): Given =>
  withNumbers(given, (name, number) => (number === '' ? null : seal.seal(number, `employees.${name}`)))

const openInsurance = <Row extends Insurance>(seal: Seal, row: Row): Row =>
  withNumbers(row, (name, sealed) => seal.open(sealed, `employees.${name}`))

function withNumbers<Row extends Insurance>(row: Row, of: (name: InsuranceNumber, text: string) => string | null): Row {
  const found = INSURANCE_NUMBERS.flatMap((name) => {
    const text = row[name]
    return typeof text === 'string' ? [[name, of(name, text)] as const] : []
  })
  return { ...row, ...Object.fromEntries(found) }
}

/** Facts of a country's law: its numbers at agencies (tax, provident fund, insurance) lie sealed, each as itself. */
export const sealedFacts = <Facts extends Readonly<Record<string, unknown>>>(seal: Seal, facts: Facts): Facts =>
  withFacts(facts, (name, number) => seal.seal(number, factContext(name)))

export const openFacts = <Facts extends Readonly<Record<string, unknown>>>(seal: Seal, facts: Facts): Facts =>
  withFacts(facts, (name, sealed) => seal.open(sealed, factContext(name)))

const factContext = (name: string): string => `employees.statutory.${name}`

function withFacts<Facts extends object>(facts: Facts, of: (name: string, text: string) => string): Facts {
  const found = Object.entries(facts).filter(
    (fact): fact is [string, string] => typeof fact[1] === 'string' && fact[1] !== '' && agencyNumbers.has(fact[0]),
  )
  return found.length === 0
    ? facts
    : { ...facts, ...Object.fromEntries(found.map(([name, text]) => [name, of(name, text)])) }
}

type Numbers = Insurance & {
  readonly identity_number: string | null
  readonly passport_number: string | null
  readonly statutory?: Readonly<Record<string, unknown>>
}

/** A record with the numbers by which the person is known opened. */
export const withOpenNumbers = <Row extends Numbers>(seal: Seal, row: Row): Row => ({
  ...openInsurance(seal, row),
  identity_number: openIdentity(seal, row.identity_number),
  passport_number: openPassport(seal, row.passport_number),
  ...(row.statutory && { statutory: openFacts(seal, row.statutory) }),
})

export const openPassport = (seal: Seal, sealed: string | null): string | null =>
  sealed === null ? null : seal.open(sealed, PASSPORT)

/** Why pay was changed. */
export const sealedReason = (seal: Seal, reason: string | null): string | null =>
  reason ? seal.seal(reason, REASON) : null

export const openReason = (seal: Seal, sealed: string | null): string | null =>
  sealed === null ? null : seal.open(sealed, REASON)

export const openAccount = (seal: Seal, sealed: string): string => seal.open(sealed, ACCOUNT)
