/** The accounts the company pays from, and the banks that people may be paid to. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, ShortText } from '#platform/contract/fields.ts'

const readers = { to: 'area', of: ['company.profile', 'payroll', 'settings.payroll'] } as const
const writers = { to: 'area', of: ['company.bank.write'] } as const
const ById = z.object({ id: Id })

export const CompanyBank = z.object({
  id: Id,
  bank_id: Id,
  bank_code: z.string(),
  bank_name: z.string(),
  swift: z.string().nullable(),
  is_digital: z.boolean(),
  /** Its last four alone. */
  account_no: z.string(),
  account_name: z.string(),
  corporate_id: z.string().nullable(),
  is_preferred: z.boolean(),
})

export const banks = endpoint({
  id: 'company.banks',
  method: 'GET',
  path: 'api/panel/company/bank',
  also: ['api/panel/company/company/bank'],
  access: readers,
  summary: 'The accounts that the company pays from, the preferred one first',
  response: z.array(CompanyBank),
})

const AccountNumber = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6,20}$/, 'company.account-number'))

export const addBank = endpoint({
  id: 'company.addBank',
  method: 'POST',
  path: 'api/panel/company/bank',
  status: 201,
  also: ['api/panel/company/company/bank'],
  access: writers,
  summary: 'Add an account to pay from; the first is preferred',
  body: z.strictObject({
    /** As the list of banks has it: its id or its code. */
    bank_id: z.string().trim().min(1).max(60),
    account_no: AccountNumber,
    account_name: ShortText,
    corporate_id: z.string().trim().max(60).optional(),
  }),
  confirmed: true,
  response: CompanyBank,
  problems: ['company.bank-account-known'],
})

export const changeBank = endpoint({
  id: 'company.changeBank',
  method: 'PATCH',
  path: 'api/panel/company/bank/{id}',
  also: ['api/panel/company/company/bank/{id}'],
  access: writers,
  summary: 'Change an account to pay from; bank files already taken keep what they had',
  params: ById,
  body: z.strictObject({
    bank_id: z.string().trim().min(1).max(60).optional(),
    /** Left out, the number stays. */
    account_no: AccountNumber.optional(),
    account_name: ShortText.optional(),
    corporate_id: z.string().trim().max(60).nullable().optional(),
  }),
  confirmed: true,
  response: CompanyBank,
  problems: ['company.bank-account-known'],
})

export const preferBank = endpoint({
  id: 'company.preferBank',
  method: 'PATCH',
  path: 'api/panel/company/bank/{id}/setPreferred',
  also: ['api/panel/company/company/bank/{id}/setPreferred'],
  access: writers,
  summary: 'Pay from this account',
  params: ById,
  confirmed: true,
  response: z.array(CompanyBank),
})

export const removeBank = endpoint({
  id: 'company.removeBank',
  method: 'DELETE',
  path: 'api/panel/company/bank/{id}',
  also: ['api/panel/company/company/bank/{id}'],
  access: writers,
  summary: 'Remove an account; the preferred one only when it is the last',
  params: ById,
  confirmed: true,
  problems: ['company.bank-preferred'],
})

export const showBankList = endpoint({
  id: 'company.showBankList',
  method: 'GET',
  path: 'api/panel/employee/showBankList',
  also: ['api/panel/company/employee/showBankList'],
  access: { to: 'company' },
  summary: 'Banks of the country that people may be paid to, digital ones last',
  response: z.array(
    z.object({
      id: Id,
      name: z.string(),
      code: z.string(),
      swift: z.string().nullable(),
      country_alpha_2: z.string(),
      is_digital: z.boolean(),
      /** In Taiwan the three digits by which a bank is known, and named in files between banks; else null. */
      clearing_number: z.string().nullable(),
      /** Digits its account numbers have, where they are known; another number is worth a second look. */
      account_lengths: z.array(z.number().int()),
    }),
  ),
})
