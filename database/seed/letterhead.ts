/** The company's own record: its address, its logo, its places, its settings, its numbers at the agencies, the bank it pays from. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addBank, banks } from '#modules/company/contract/banks.ts'
import { addCoordinate, coordinates } from '#modules/company/contract/coordinates.ts'
import { changeSubCurrencies } from '#modules/company/contract/currencies.ts'
import { uploadLogo } from '#modules/company/contract/pictures.ts'
import { changeProfile, profile as ownRecord } from '#modules/company/contract/profile.ts'
import { changeSettings } from '#modules/company/contract/settings.ts'
import { projectRoot } from '#platform/database/server/project-root.ts'
import type { Act, DemoPerson } from './acting.ts'
import type { DemoCompany } from './companies.ts'

export async function introduce(
  act: Act,
  by: DemoPerson,
  { folder, name, profile, payingBank, settings, currencies = [], places }: DemoCompany,
  at: Date,
): Promise<void> {
  await act(by, changeProfile, { body: profile, at })
  const { logo_url } = ownRecord.response.parse(await act(by, ownRecord, { at }))
  if (logo_url === null) {
    const bytes = readFileSync(join(projectRoot, 'database/seed', folder, 'logo.png'))
    await act(by, uploadLogo, { file: { name: 'logo.png', type: 'image/png', bytes }, at })
  }
  const begun = currencies.map(({ currency_code, before }) => ({ currency_code, rate: before }))
  await act(by, changeSubCurrencies, { body: { currencies: begun }, at })
  const known = coordinates.response.parse(await act(by, coordinates, { at }))
  for (const place of places) {
    if (!known.some(({ name }) => name === place.name)) await act(by, addCoordinate, { body: place, at })
  }
  if (settings) await act(by, changeSettings, { params: { id: by.companyId }, body: settings, at })
  const accounts = banks.response.parse(await act(by, banks, { at }))
  if (accounts.length > 0) return
  const { code, accountNumber } = payingBank
  await act(by, addBank, { body: { bank_id: code, account_no: accountNumber, account_name: name }, at })
}

/** What the other currencies come to by now, entered by hand as where no source of rates is set. */
export async function enterRates(act: Act, by: DemoPerson, { currencies = [] }: DemoCompany, at: Date): Promise<void> {
  const now = currencies.map(({ currency_code, rate }) => ({ currency_code, rate }))
  if (now.length > 0) await act(by, changeSubCurrencies, { body: { currencies: now }, at })
}
