/** What other modules may ask of the company: where it is, its banks, its numbers at the agencies, its settings. */
import { sql } from 'kysely'
import { type Country, isCountry } from '#kernel/countries.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { CompanySettings } from '../contract/setting-areas/areas.ts'
import { bankFinder, banksOfCountry } from '../model/country-banks.ts'
import { ownLogoUrl } from '../model/picture-urls.ts'
import { type ExemptionLimits, exemptionLimit, exemptionLimitsOf } from '../model/settings/tax-exemption.ts'
import { type AccountRow, accountRows } from './banks/bank-store.ts'
import { BANK_CONTEXT } from './banks/bank-view.ts'
import { saveCompany } from './company-store.ts'
import { isRecord, settingsOf } from './settings/settings-in-force.ts'

export type { CompanySettings } from '../contract/setting-areas/areas.ts'
export { type CareerCompany, careerCompany, companyLogo, companyOfCareer } from './career.ts'
export { companyOpening } from './company-opening.ts'
export { type KnownRate, knownRates, subCurrencyRows } from './currencies/currency-store.ts'
export {
  limitedPlacesFor,
  limitedPlacesOf,
  locationNames,
  type OpenPlace,
  placesByPerson,
  placesOpenTo,
  setPlacesOf,
} from './locations/places-of-person.ts'
export { lockMigrationStep, migrationStep, setMigrationStep } from './migration-step.ts'
export { printedLogo } from './pictures/printed-logo.ts'
export { allowanceCutOffsOf, cutOffsOf, keepFormerCutOff } from './settings/cut-offs.ts'
export {
  keepFormerTimeSettings,
  type TimeSettingsByDay,
  timeSettingsByDay,
} from './settings/former-time-settings.ts'
export { overtakenBy } from './settings/overtaken.ts'
export { payChoicesOf } from './settings/settings-in-force.ts'
export { keepNextStaffId, staffIdsToCome, takeStaffIds } from './settings/staff-ids.ts'
export { whileMovingIn } from './while-moving-in.ts'

export type CompanyFacts = {
  readonly id: string
  readonly name: string
  readonly country: Country
  readonly currency: string
  readonly timezone: string
  readonly preferLang: string
  readonly headcountLimit: number
  /** Nobody is added while it is. */
  readonly isSuspended: boolean
  readonly registrationNumber: string | null
  /** As the letterhead writes it: 'Kuala Lumpur'. */
  readonly state: string | null
  /** epf_employer_number, socso_employer_code, employer_tax_number, company_registration_number, hrd_registered ... */
  readonly employerNumbers: Readonly<Record<string, string>>
  readonly settings: CompanySettings
  readonly exemptionLimits: ExemptionLimits
}

type CompanyRow = {
  id: string
  name: string
  country: string
  currency_code: string
  timezone_key: string
  prefer_lang: string
  headcount_limit: number
  is_suspended: boolean
  registration_number: string | null
  region: string | null
  employer_numbers: Record<string, string>
  settings: unknown
}

const columns = sql`id, name, country, currency_code, timezone_key, prefer_lang, headcount_limit, is_suspended, registration_number,
                    region, employer_numbers, settings`

export async function companyFacts(tx: Tx, companyId: string): Promise<CompanyFacts> {
  const { rows } = await prepared(tx, sql<CompanyRow>`select ${columns} from companies where id = ${companyId}`)
  return factsOf(rows[0])
}

/** What of the travelling allowance is free of tax in that year. */
export const exemptionLimitOf = ({ exemptionLimits, country }: CompanyFacts, year: number): string =>
  exemptionLimit(exemptionLimits, country, year)

/**
 * The same, held until the transaction ends: whoever counts people against the limit comes one after the other.
 * Foreign keys to the company do not wait for it.
 */
export async function lockCompany(tx: Tx, companyId: string): Promise<CompanyFacts> {
  const { rows } = await sql<CompanyRow>`
    select ${columns} from companies where id = ${companyId} for no key update`.execute(tx)
  return factsOf(rows[0])
}

/** Settings of the company that another part of the product shows as its own; null puts one back to its standard. */
export const setCompanySettings = (
  tx: Tx,
  companyId: string,
  settings: { readonly [Name in keyof CompanySettings]?: CompanySettings[Name] | null },
): Promise<void> => saveCompany(tx, companyId, {}, { settings })

type Letterhead = {
  readonly name: string
  readonly website: string | null
  readonly address: string | null
  /** Where everybody of the company asks for its logo. */
  readonly logo_url: string | null
}

/** What stands on letters and cards. */
export async function companyLetterhead(tx: Tx, companyId: string): Promise<Letterhead> {
  const { rows } = await sql<Omit<Letterhead, 'logo_url'> & { logo: string | null }>`
    select coalesce(nullif(brand_name, ''), name) as name, nullif(website, '') as website,
      nullif(concat_ws(', ', nullif(address, ''), nullif(concat_ws(' ', postcode, city), '')), '') as address,
      (select file_id from company_pictures p where p.company_id = companies.id and p.kind = 'logo') as logo
    from companies where id = ${companyId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the company is out of reach here')
  const { logo, ...told } = row
  return { ...told, logo_url: ownLogoUrl(logo) }
}

export type CompanyBank = {
  readonly code: string
  readonly name: string
  readonly swift: string | null
  readonly is_digital: boolean
}

export async function companyBanks(tx: Tx, companyId: string): Promise<readonly CompanyBank[]> {
  const { rows } = await sql<CompanyBank>`
    select code, name, swift, is_digital from banks where company_id = ${companyId} order by is_digital, id`.execute(tx)
  return rows
}

/** By its code. */
export const bankName = (country: Country, code: string): string | undefined =>
  banksOfCountry[country].find((bank) => bank.code === code)?.name

/**
 * The preferred account with its number opened, or the company's own at a bank that pays from no other; the caller logs
 * what it is read for.
 */
export async function payingAccount(tx: Tx, seal: Seal, companyId: string, atBank?: string) {
  const accounts = await accountRows(tx, companyId)
  const account = accounts.find(({ preferred, bank_code }) => (atBank ? bank_code === atBank : preferred))
  return account && openedPayer(seal, account)
}

type SealedPayer = Pick<AccountRow, 'bank_code' | 'bank_name' | 'swift' | 'account_number' | 'corporate_id'>

/** The same of an account as it was once kept. */
export function openedPayer(seal: Seal, account: SealedPayer) {
  const { bank_code: code, bank_name: name, swift, account_number, corporate_id: companyCode } = account
  return { code, name, swift, account: seal.open(account_number, BANK_CONTEXT), companyCode }
}

export const sealedAccount = (seal: Seal, account: string): string => seal.seal(account, BANK_CONTEXT)

export type FoundBank = CompanyBank & { readonly accountLengths?: readonly number[] }

/** The company's banks by whatever name somebody wrote. */
export function findBank(country: Country, banks: readonly CompanyBank[]): (written: string) => FoundBank | undefined {
  const lengths = new Map(banksOfCountry[country].map(({ code, accountLengths }) => [code, accountLengths]))
  return bankFinder(
    country,
    banks.map((bank) => ({ ...bank, accountLengths: lengths.get(bank.code) })),
  )
}

function factsOf(row: CompanyRow | undefined): CompanyFacts {
  if (!row || !isCountry(row.country)) throw new Error('the company is out of reach here')
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    currency: row.currency_code,
    timezone: row.timezone_key,
    preferLang: row.prefer_lang,
    headcountLimit: row.headcount_limit,
    isSuspended: row.is_suspended,
    registrationNumber: row.registration_number,
    state: row.region,
    employerNumbers: numbersOf(row),
    settings: settingsOf(row.settings),
    exemptionLimits: exemptionLimitsOf(isRecord(row.settings) ? row.settings.tax_exemption_limits : undefined),
  }
}

/** Only what is filled in; the company's registration number stands in for the one files ask for. */
function numbersOf({ registration_number, employer_numbers }: CompanyRow): Readonly<Record<string, string>> {
  const registration = employer_numbers.company_registration_number || registration_number || ''
  const numbers = Object.entries({ ...employer_numbers, company_registration_number: registration })
  return Object.fromEntries(numbers.filter(([, number]) => number !== ''))
}
