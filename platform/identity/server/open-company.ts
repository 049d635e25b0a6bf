/**
 * A company opens at once and whole, in one transaction: its own row, its modules and features, what modules
 * contribute (banks, holidays), and its first account. Registration, the demonstration and tests all come here.
 */
import { sql } from 'kysely'
import { features, modules } from '#access/modules.ts'
import type { CompanyRole } from '#access/roles.ts'
import { type Country, countries } from '#kernel/countries.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import { type Language, languageOf } from '#platform/http/server/say.ts'
import { insertAccount } from './account-store.ts'

/** What a module puts into a new company; runs in the system's scope, on that company. */
export type CompanyOpening = (
  tx: Tx,
  company: {
    readonly companyId: string
    readonly country: Country
    readonly state?: string
    /** In which what has one name alone is called. */
    readonly language: Language
  },
) => Promise<void>

type NewCompany = {
  readonly name: string
  readonly country: Country
  readonly headcountLimit: number
  readonly phone?: string
  readonly state?: string | null | undefined
  /** Else the country's. */
  readonly preferLang?: string
  /** Of whoever opens it: English is kept to, whatever the country. */
  readonly spoken?: Language
  readonly id?: string
}

export async function openCompany(
  tx: SystemTx,
  company: NewCompany,
  openings: readonly CompanyOpening[],
  now: Date,
): Promise<string> {
  const companyId = company.id ?? newId(now.getTime())
  const { currency, timezone, language } = countries[company.country]
  await tx
    .insertInto('companies')
    .values({
      id: companyId,
      name: company.name,
      country: company.country,
      currency_code: currency,
      timezone_key: timezone,
      prefer_lang: company.preferLang ?? language,
      headcount_limit: company.headcountLimit,
      migration_wizard_step: 0,
      phone: company.phone || null,
      region: company.state || null,
      created_at: now.toISOString(),
    })
    .execute()
  await switchOn(tx.of(companyId), companyId)
  const { country, state } = company
  const called = company.spoken === 'en' ? 'en' : (languageOf(language) ?? 'en')
  for (const opening of openings)
    await opening(tx.of(companyId), { companyId, country, language: called, ...(state && { state }) })
  return companyId
}

type FirstAccount = {
  readonly email: string
  readonly fullName: string
  readonly phone?: string
  readonly preferLang: string
  readonly passwordHash: string
  readonly passwordSetFrom?: string
  readonly roles?: readonly CompanyRole[]
}

/** An account without employment: no payslip, not in the headcount. Undefined where the e-mail is taken. */
export async function firstAccount(
  tx: SystemTx,
  companyId: string,
  one: FirstAccount,
  now: Date,
): Promise<string | undefined> {
  const id = newId(now.getTime())
  const done = await insertAccount(tx, { roles: ['Company Admin'], ...one, id, companyId, state: 'active' })
  return done ? id : undefined
}

async function switchOn(tx: Tx, companyId: string): Promise<void> {
  await sql`insert into company_modules (company_id, module_id)
            select ${companyId}, unnest(${Object.values(modules)}::integer[])`.execute(tx)
  await sql`insert into company_features (company_id, feature_id)
            select ${companyId}, unnest(${Object.values(features)}::integer[])`.execute(tx)
}
