/** Everything about one person's pay as it leaves: what holds on a day, how it came to be, what is planned. */

import type { Country } from '#kernel/countries.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { CompanyDb, Database, Tx } from '#platform/database/server/connect.ts'
import { accountNames } from '#platform/identity/server/account-names.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { Column } from '#platform/sheets/model/sheet.ts'
import { countryFields } from '../../model/country-fields/by-country.ts'
import type { CountryFields } from '../../model/country-fields/country-fields.ts'
import { familyCounts } from '../../model/family-counts.ts'
import { componentsOf, ratesInForce } from '../../model/rates-in-force.ts'
import { retirementOf } from '../../model/retirement.ts'
import type { ProfileRow } from '../profile/profile-store.ts'
import { workPermitOf } from '../profile/work-permit.ts'
import { openAccount, openFacts } from '../sealed-values.ts'
import { employmentsOf } from './employments-store.ts'
import { type BankAccountRow, preferredAccount, type RateRow, rateHistory, relativesOf } from './pay-details-store.ts'

type PayRead = Awaited<ReturnType<typeof readPay>>
type Looking = { readonly companyId: string; readonly today: PlainDate; readonly country: Country }

/** Everything of the company's own; who changed it is looked up afterwards, among the accounts of the installation. */
export async function readPay(tx: Tx, seal: Seal, looking: Looking, row: ProfileRow) {
  const { companyId, country, today } = looking
  return {
    row: { ...row, statutory: openFacts(seal, row.statutory) },
    country,
    today,
    rates: await rateHistory(tx, { companyId, seal }, row.id),
    employments: (await employmentsOf(tx, companyId, [row.id]))(row.id),
    account: await preferredAccount(tx, companyId, row.id),
    permit: await workPermitOf(tx, seal, companyId, row.id),
    family: await relativesOf(tx, companyId, row.id),
  }
}

export async function payView(
  { db, company, seal }: { readonly db: Database; readonly company: CompanyDb; readonly seal: Seal },
  read: PayRead,
  asOf: PlainDate = read.today,
) {
  const { row, rates, employments, account, permit, today } = read
  const fields = countryFields[read.country]
  const names = await accountNames(
    db,
    company.companyId,
    rates.map(({ created_by }) => created_by),
  )
  const from = row.statutory.residence_from ?? permit?.work_permit_endorsed_on
  return {
    as_of: asOf,
    joined_on: row.joined_on,
    employments: [...employments],
    components: ratesInForce(rates, fields.components, employments, asOf),
    known_components: componentsOf(rates, fields.components),
    history: historyOf(rates, asOf, names),
    bank_account: accountView(account, seal),
    statutory: { ...row.statutory },
    fields: fields.statutory.map((column) => fieldOf(column, fields)),
    family: familyCounts(
      read.family,
      fields.statutory.map(({ name }) => name),
      today,
    ),
    residency:
      fields.residency?.(
        {
          citizenship: row.citizenship,
          from: dayOf(from),
          until: dayOf(row.left_on ?? permit?.work_permit_expires_on),
        },
        today,
      ) ?? null,
    retirement: retirementOf(row, fields.retirementAges, today),
    revision: row.revision,
  }
}

/** Newest first, each with what held before it. */
export function historyOf(rates: readonly RateRow[], asOf: string, names: ReadonlyMap<string, string>) {
  return rates.map((rate, at) => {
    const former = rates.slice(at + 1).find(({ component }) => component === rate.component)
    return {
      component: rate.component,
      effective_from: rate.effective_from,
      amount: rate.amount,
      former_amount: former?.amount ?? null,
      reason: rate.reason,
      created_at: rate.created_at,
      created_by: rate.created_by === null ? null : (names.get(rate.created_by) ?? null),
      is_future: rate.effective_from > asOf,
    }
  })
}

const accountView = (account: BankAccountRow | undefined, seal: Seal) =>
  account
    ? {
        bank: account.bank,
        bank_name: account.bank_name ?? account.bank,
        account_ending: account.account_ending,
        account_number: openAccount(seal, account.account_number),
      }
    : null

const fieldOf = (column: Column, { tabs }: CountryFields) => ({
  name: column.name,
  kind: kindOf(column),
  ...(column.choices ? { choices: [...column.choices] } : {}),
  tab: tabs[column.name] ?? 'tax',
})

/** A rate and a code are typed as text on a screen. */
export function kindOf({ kind }: Column): 'text' | 'flag' | 'count' | 'money' | 'choice' | 'date' {
  return kind === 'code' || kind === 'rate' || kind === 'month' ? 'text' : kind
}

const dayOf = (text: unknown): PlainDate | null => (typeof text === 'string' && text ? plainDateOf(text) : null)
