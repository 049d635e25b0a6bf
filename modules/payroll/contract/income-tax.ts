/** The tax of one person's month: how the law came to it, and what is kept for it beside the pay. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, PositiveMoneyText } from '#platform/contract/fields.ts'
import { Month, OfRun, RunState } from '../contract-types.ts'
import { Why } from './why-types.ts'

const path = 'api/panel/payroll/incomeTax/{employeeId}/{year}/{month}' as const
/** A screen of payroll without a module of its own. */
const access = { to: 'area', of: ['payroll.reports'] } as const
const params = Month.extend({ employeeId: Id })
const Fact = z.union([z.string().trim().max(255), z.boolean(), z.number()])
const Code = z.string().max(40)

const IncomeTax = z.object({
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  year: z.number().int(),
  month: z.number().int(),
  /** The run that has the person, which is what is shown; named where it is not the regular one. */
  run: z.number().int(),
  run_name: z.string().nullable(),
  status: RunState,
  /** After approval what is kept is only read. */
  may_change: z.boolean(),
  currency_code: z.string(),
  /** Of the payslip as it was worked out last; none before that. */
  figures: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  /** How the tax came about. */
  worksheet: Why.nullable(),
  /** Items of the country's form: claimed in earlier months of the year, in this one, and what may still be claimed. */
  claims: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      /** Null where nothing limits it. */
      limit: z.string().nullable(),
      used: z.string(),
      now: z.string(),
      left: z.string().nullable(),
    }),
  ),
  /** Entered here, and come by a sheet, each month or under a name of the company's. */
  items: z.array(z.object({ type: z.string(), label: z.string(), amount: z.string(), otherwise: z.string() })),
  /** Of the record; `former` for what an employer before paid in the year. */
  facts: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      former: z.boolean(),
      value: z.union([z.string(), z.boolean(), z.number()]).nullable(),
    }),
  ),
})

export const incomeTax = endpoint({
  id: 'payroll.incomeTax',
  method: 'GET',
  path,
  access,
  params,
  query: OfRun,
  readsPay: true,
  summary: 'The worksheet of a month’s tax, with the claims, benefits and facts that it rests on',
  response: IncomeTax,
})

export const changeIncomeTax = endpoint({
  id: 'payroll.changeIncomeTax',
  method: 'PATCH',
  path,
  access,
  params,
  query: OfRun,
  readsPay: true,
  body: z
    .object({
      /** Claimed in this month, by item; 0.00 takes it back. */
      claims: z.record(Code, PositiveMoneyText),
      /** Of this month, by type: benefits, zakat, CP38. */
      items: z.record(Code, PositiveMoneyText),
      /** An empty text takes one back. */
      facts: z.record(Code, Fact),
    })
    .partial()
    .strict(),
  summary: 'Change what the tax of a month rests on, as long as the month is not approved',
  response: IncomeTax,
  problems: [
    'employees.own-pay',
    'payroll.closed',
    'payroll.not-employed',
    'payroll.frozen',
    'payroll.too-much',
    'payroll.tax-invalid',
  ],
})
