/** The banks of the company: those people may be paid to, and the one it pays from. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { Bank } from './profile-types.ts'

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
