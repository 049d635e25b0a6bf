/** The accounts one person is paid to, and what share of the pay goes to each. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, OptionalText } from '#platform/contract/fields.ts'
import { BankAccount, Seen } from '../person-fields.ts'

const ById = z.object({ id: Id })

export const AccountView = z.object({
  id: Id,
  bank: z.string(),
  bank_name: z.string(),
  account_number: z.string(),
  account_ending: z.string(),
  holder_name: z.string().nullable(),
  /** Per cent with two decimals; 0.00 of a former account. */
  share: z.string(),
  preferred: z.boolean(),
})

const Share = z
  .string()
  .trim()
  .regex(/^(100(\.00?)?|\d{1,2}(\.\d{1,2})?)$/, 'employees.share')

export const AccountsChange = z
  .object({
    accounts: z.array(BankAccount.extend({ holder_name: OptionalText.optional(), share: Share }).strict()).max(5),
    seen: Seen,
  })
  .strict()

/** What reading and setting them are in either place: on the profile, and beside the payslip for who runs payroll. */
export const accountsRead = { params: ById, response: z.array(AccountView), readsPay: true } as const
export const accountsSet = {
  summary: 'Set the accounts; shares come to 100, and the first takes what division leaves over',
  params: ById,
  body: AccountsChange,
  confirmed: true,
  response: z.array(AccountView),
  problems: ['employees.shares', 'employees.changed-meanwhile'],
} as const

export const bankAccounts = endpoint({
  id: 'employees.bankAccounts',
  method: 'GET',
  path: 'api/panel/employee/bank/{id}',
  access: { to: 'area', of: ['employee.pay'] },
  summary: 'The accounts one person is paid to, former ones last',
  ...accountsRead,
})
export const setBankAccounts = endpoint({
  id: 'employees.setBankAccounts',
  method: 'PATCH',
  path: 'api/panel/employee/bank/{id}',
  access: { to: 'area', of: ['employee.pay'] },
  ...accountsSet,
})
