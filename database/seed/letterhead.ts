/** The company's own record: its address, its settings, its numbers at the agencies, the bank it pays from. */
import { banks, preferBank } from '#modules/company/contract/banks.ts'
import { changeProfile } from '#modules/company/contract/profile.ts'
import { changeSettings } from '#modules/company/contract/settings.ts'
import type { Act, DemoPerson } from './acting.ts'
import type { DemoCompany } from './companies.ts'

export async function introduce(
  act: Act,
  by: DemoPerson,
  { profile, payingBank, settings }: DemoCompany,
  at: Date,
): Promise<void> {
  await act(by, changeProfile, { body: profile, at })
  if (settings) await act(by, changeSettings, { params: { id: by.companyId }, body: settings, at })
  const known = banks.response.parse(await act(by, banks, { at }))
  const bank = known.find(({ code }) => code === payingBank.code)
  if (!bank) throw new Error(`${payingBank.code} is no bank of the country`)
  await act(by, preferBank, { params: { id: bank.id }, body: { account_number: payingBank.accountNumber }, at })
}
