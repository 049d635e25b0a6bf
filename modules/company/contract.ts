/** The company's own record: profile, numbers at the agencies, settings, banks. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { Bank, ProfileChange, ProfileView, SettingsChange, SettingsView } from './contract-types.ts'

export const profile = endpoint({
  id: 'company.profile',
  method: 'GET',
  path: 'api/panel/company/profile',
  access: { to: 'area', of: ['company.profile', 'payroll'] },
  summary: 'The company profile, with the employer numbers that files need',
  response: ProfileView,
})

export const changeProfile = endpoint({
  id: 'company.changeProfile',
  method: 'PATCH',
  path: 'api/panel/company/profile',
  access: { to: 'area', of: ['company.profile.write'] },
  summary: 'Change fields of the profile; only what is sent changes',
  body: ProfileChange,
  response: ProfileView,
})

export const settings = endpoint({
  id: 'company.settings',
  method: 'GET',
  path: 'api/panel/company/settings',
  access: { to: 'company' },
  summary: 'Every company setting',
  response: SettingsView,
})

export const changeSettings = endpoint({
  id: 'company.changeSettings',
  method: 'PATCH',
  path: 'api/panel/company/settings/update/{id}',
  access: { to: 'area', of: ['company.settings'] },
  summary: 'Change settings; only what is sent changes. {id} is the company',
  params: z.object({ id: Id }),
  body: SettingsChange,
  response: SettingsView,
})

export const banks = endpoint({
  id: 'company.banks',
  method: 'GET',
  path: 'api/panel/company/bank',
  access: { to: 'area', of: ['company.profile', 'payroll'] },
  summary: 'Banks of the company, the paying one marked',
  response: z.array(Bank),
})

export const preferBank = endpoint({
  id: 'company.preferBank',
  method: 'PATCH',
  path: 'api/panel/company/bank/{id}/setPreferred',
  access: { to: 'area', of: ['company.profile.write'] },
  summary: 'Pay from this bank, by this account',
  params: z.object({ id: Id }),
  body: z.object({
    account_number: z
      .string()
      .trim()
      .regex(/^\d{6,20}$/, 'company.account-number')
      .optional(),
  }),
  confirmed: true,
  response: z.array(Bank),
})

export const showBankList = endpoint({
  id: 'company.showBankList',
  method: 'GET',
  path: 'api/panel/employee/showBankList',
  access: { to: 'area', of: ['employee', 'payroll', 'company.profile'] },
  summary: 'Banks people may be paid to',
  response: z.array(z.object({ code: z.string(), name: z.string(), is_digital: z.boolean() })),
})
