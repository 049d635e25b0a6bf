/** Agreed pay, bank account and statutory facts of one person. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id, OptionalText } from '#platform/contract/fields.ts'
import { BankAccount, Components, Statutory } from './person-fields.ts'

const ById = z.object({ id: Id })

export const PayView = z.object({
  components: z.array(z.object({ component: z.string(), amount: z.string() })),
  history: z.array(
    z.object({ component: z.string(), effective_from: z.string(), amount: z.string(), reason: z.string().nullable() }),
  ),
  bank_account: z
    .object({ bank: z.string(), bank_name: z.string(), account_ending: z.string(), account_number: z.string() })
    .nullable(),
  statutory: z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()])),
  /** The country's fields in order, so that the screen needs no country of its own. */
  fields: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['text', 'flag', 'count', 'money', 'choice', 'date']),
      choices: z.array(z.string()).optional(),
    }),
  ),
})

export const PayChange = z
  .object({
    effective_from: DateText,
    components: Components,
    reason: OptionalText,
    bank_account: BankAccount,
    statutory: Statutory,
  })
  .partial()
  .strict()

export const pay = endpoint({
  id: 'employees.pay',
  method: 'GET',
  path: 'api/panel/employee/compensation/{id}',
  access: { to: 'area', of: ['employee.pay'] },
  summary: 'Agreed pay with its history, bank account and statutory facts',
  params: ById,
  response: PayView,
  readsPay: true,
})

export const changePay = endpoint({
  id: 'employees.changePay',
  method: 'PATCH',
  path: 'api/panel/employee/compensation/{id}',
  access: { to: 'area', of: ['employee.pay'] },
  summary: 'Change agreed pay from a day, bank account or statutory facts',
  params: ById,
  body: PayChange,
  response: PayView,
  problems: ['employees.before-joining'],
})
