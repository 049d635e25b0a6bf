/**
 * What payroll has to know of a person and keeps right, for those who run it: agreed pay, accounts, tax and insurance of
 * anybody in the company, and of their records nothing else (decision C2).
 */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id } from '#platform/contract/fields.ts'
import { accountsRead, accountsSet } from './accounts.ts'
import { PayChange, PayView } from './pay.ts'

const ById = z.object({ id: Id })
const access = { to: 'area', of: ['payroll'] } as const

export const payrollPay = endpoint({
  id: 'employees.payrollPay',
  method: 'GET',
  path: 'api/panel/payroll/person/{id}',
  access,
  summary: 'Agreed pay with its history, and the facts of tax and insurance, for who runs payroll',
  params: ById,
  query: z.object({ as_of: DateText.optional() }),
  response: PayView,
  readsPay: true,
})

export const changePayrollFacts = endpoint({
  id: 'employees.changePayrollFacts',
  method: 'PATCH',
  path: 'api/panel/payroll/person/{id}',
  access,
  summary: 'Change the facts of tax and insurance of one person; agreed pay is changed by its sheet',
  params: ById,
  body: PayChange.pick({ statutory: true, revision: true }).strict(),
  response: PayView,
  problems: ['employees.own-pay', 'employees.changed-meanwhile'],
})

export const payrollAccounts = endpoint({
  id: 'employees.payrollAccounts',
  method: 'GET',
  path: 'api/panel/payroll/person/{id}/bank',
  access,
  summary: 'The accounts one person is paid to, former ones last, for who runs payroll',
  ...accountsRead,
})

export const setPayrollAccounts = endpoint({
  id: 'employees.setPayrollAccounts',
  method: 'PATCH',
  path: 'api/panel/payroll/person/{id}/bank',
  access,
  ...accountsSet,
})
