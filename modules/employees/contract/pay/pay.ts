/** Agreed pay, bank account and statutory facts of one person. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, Instant, OptionalText } from '#platform/contract/fields.ts'
import { BankAccount, Components, Revision, Statutory } from '../person-fields.ts'

const ById = z.object({ id: Id })

/** One change of agreed pay; a rate ends where the next one of its component begins. */
const RateEntry = z.object({
  component: z.string(),
  effective_from: Day,
  amount: z.string(),
  /** What held before it; null where it is the first. */
  former_amount: z.string().nullable(),
  reason: z.string().nullable(),
  created_at: Instant,
  created_by: z.string().nullable(),
  /** Begins after the day looked at. */
  is_future: z.boolean(),
})

/** What the record suggests beside a fact that HR sets; null where it cannot say. */
const Residency = z.object({
  resident: z.boolean(),
  /** Of foreigners in Taiwan: A with 183 days or more in the calendar year, else B. */
  type: z.enum(['A', 'B']).nullable(),
  counted_from: Day,
  days: z.number().int(),
  needed: z.number().int(),
  /** The day on which the days are reached; null where they are not within the year. */
  reached_on: Day.nullable(),
})

const Retirement = z.object({
  age: z.number().int().nullable(),
  years_of_service: z.number().int(),
  ages: z.array(z.object({ word: z.string(), age: z.number().int(), on: Day })),
})

export const PayView = z.object({
  as_of: Day,
  joined_on: Day,
  /** The oldest first; pay can change on their days alone. */
  employments: z.array(z.object({ joined_on: Day, left_on: Day.nullable() })),
  /** What holds on the day; of who is not employed on it what was agreed for the first day to come. */
  components: z.array(z.object({ component: z.string(), amount: z.string(), begins_on: Day.optional() })),
  /** Whatever the person can be paid by, agreed or not. */
  known_components: z.array(z.string()),
  history: z.array(RateEntry),
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
      tab: z.enum(['tax', 'insurance', 'retirement']),
    }),
  ),
  /** Facts that the family suggests, by the same names. */
  family: z.record(z.string(), z.number().int()),
  residency: Residency.nullable(),
  retirement: Retirement,
  revision: z.number().int(),
})

export const PayChange = z
  .object({
    effective_from: DateText,
    components: Components,
    reason: OptionalText,
    bank_account: BankAccount,
    statutory: Statutory,
    revision: Revision,
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
  /** What held on this day, or will; today where it is left out. */
  query: z.object({ as_of: DateText.optional() }),
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
  problems: [
    'employees.own-pay',
    'employees.before-joining',
    'employees.pay-not-employed',
    'employees.changed-meanwhile',
  ],
})

export const withdrawPayChange = endpoint({
  id: 'employees.withdrawPayChange',
  method: 'DELETE',
  path: 'api/panel/employee/compensation/{id}/{component}/{from}',
  access: { to: 'area', of: ['employee.pay'] },
  summary: 'Take one change of agreed pay back; what held before it goes on. The first amount stays',
  params: ById.extend({ component: z.string().max(40), from: DateText }),
  response: PayView,
  problems: ['employees.own-pay', 'employees.first-amount', 'employees.no-change'],
})
