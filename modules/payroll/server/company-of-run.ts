/** What a run needs of the company it is for. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CompanyForPay } from '../model/country-pack.ts'

export type RunCompany = {
  readonly name: string
  readonly country: Country
  readonly currency_code: string
  readonly timezone_key: string
  /** Numbers at the agencies and settings, by their names. */
  readonly facts: CompanyForPay
  readonly threshold: string
}

const THRESHOLD = '10'

export async function companyOfRun(tx: Tx, companyId: string): Promise<RunCompany> {
  const { rows } = await sql<Omit<RunCompany, 'facts' | 'threshold'> & { facts: CompanyForPay }>`
    select name, country, currency_code, timezone_key, settings || employer_numbers as facts
    from companies where id = ${companyId}`.execute(tx)
  const [company] = rows
  if (!company) throw new Error('the company of a run is not there')
  const threshold = company.facts.pay_change_threshold
  return { ...company, threshold: typeof threshold === 'string' ? threshold : THRESHOLD }
}
