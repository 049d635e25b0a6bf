/** Parts of a salary that are agreed in the company's other currencies, from a day on. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, PositiveMoneyText } from '#platform/contract/fields.ts'
import { Seen } from '../person-fields.ts'

const ById = z.object({ id: Id })
const payers = { to: 'area', of: ['employee.pay'] } as const
const SUB_CURRENCIES_MAX = 3

export const SubSalary = z.object({
  currency_code: z.string(),
  amount: z.string(),
  effective_from: Day,
  /** Null where nothing else is planned. */
  effective_to: Day.nullable(),
  /** What it comes to in the company's currency by the rate in force on the day; null where none is known. */
  equivalent: z.string().nullable(),
  rate: z.string().nullable(),
  rate_day: Day.nullable(),
})

export const subSalaries = endpoint({
  id: 'employees.subSalaries',
  method: 'GET',
  path: 'api/panel/employee/subSalary/{id}',
  access: payers,
  summary: 'Parts of the salary in sub-currencies as they hold on a day; with all=1 every one, newest first',
  params: ById,
  query: z.object({ as_of: DateText.optional(), all: z.enum(['0', '1']).default('0') }),
  response: z.array(SubSalary),
  readsPay: true,
})

export const setSubSalaries = endpoint({
  id: 'employees.setSubSalaries',
  method: 'PATCH',
  path: 'api/panel/employee/subSalary/{id}',
  access: payers,
  summary: 'Set all parts in sub-currencies from a day on, today unless said; one that is left out ends the day before',
  params: ById,
  body: z
    .object({
      effective_from: DateText.optional(),
      items: z
        .array(
          z.object({ currency_code: z.string().trim().toUpperCase().length(3), amount: PositiveMoneyText }).strict(),
        )
        .refine((list) => list.length <= SUB_CURRENCIES_MAX, 'employees.three-currencies'),
      seen: Seen,
    })
    .strict(),
  response: z.array(SubSalary),
  problems: [
    'employees.own-pay',
    'employees.before-joining',
    'employees.pay-not-employed',
    'employees.changed-meanwhile',
  ],
})
