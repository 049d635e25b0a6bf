/** The company's own record: its address, its settings, its numbers at the agencies, the bank it pays from. */
import { addBank, banks } from '#modules/company/contract/banks.ts'
import { changeProfile } from '#modules/company/contract/profile.ts'
import { changeSettings } from '#modules/company/contract/settings.ts'
import type { Act, DemoPerson } from './acting.ts'
import type { DemoCompany } from './companies.ts'

export async function introduce(
  act: Act,
  by: DemoPerson,
  { name, profile, payingBank, settings }: DemoCompany,
  at: Date,
): Promise<void> {
  await act(by, changeProfile, { body: profile, at })
  if (settings) await act(by, changeSettings, { params: { id: by.companyId }, body: settings, at })
  const accounts = banks.response.parse(await act(by, banks, { at }))
  if (accounts.length > 0) return
  const { code, accountNumber } = payingBank
  await act(by, addBank, { body: { bank_id: code, account_no: accountNumber, account_name: name }, at })
}
