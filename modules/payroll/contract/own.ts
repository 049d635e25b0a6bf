/** What people see of their own pay: what was released to them, and nothing before. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, Instant } from '#platform/contract/fields.ts'
import { ContributedView } from '../contract-types.ts'
import { Why } from './why-types.ts'

const access = { to: 'company' } as const
const params = z.object({ id: Id })

const Sums = { gross_pay: z.string(), total_deductions: z.string(), net_pay: z.string() }
const OwnPayslip = z
  .object({
    id: Id,
    year: z.number().int(),
    month: z.number().int(),
    /** Which run of the month, and what a further one is called. */
    run: z.number().int(),
    run_name: z.string().nullable(),
    released_at: Instant,
    ...Sums,
  })
  .meta({ id: 'OwnPayslip' })

export const ownPayslips = endpoint({
  id: 'payroll.ownPayslips',
  method: 'GET',
  path: 'api/emp/payslip',
  access,
  summary: 'The caller’s released payslips, newest first, and what each year came to',
  response: z.object({
    currency_code: z.string(),
    years: z.array(z.object({ year: z.number().int(), months: z.number().int(), ...Sums })),
    payslips: z.array(OwnPayslip),
  }),
})

export const ownPayslip = endpoint({
  id: 'payroll.ownPayslip',
  method: 'GET',
  path: 'api/emp/payslip/{id}',
  access,
  params,
  summary: 'One of the caller’s released payslips, line by line',
  response: OwnPayslip.extend({
    currency_code: z.string(),
    lines: z.array(z.object({ key: z.string(), side: z.string(), label: z.string(), amount: z.string() })),
    contributed: z.array(ContributedView),
    /** Null where nobody said a day. */
    paid_on: Day.nullable(),
    /** What the year came to with this payslip, of what a payslip of the country shows. */
    year_to_date: z.array(z.object({ key: z.string(), label: z.string(), amount: z.string() })),
  }),
})

export const ownPayslipWhy = endpoint({
  id: 'payroll.ownPayslipWhy',
  method: 'GET',
  path: 'api/emp/payslip/{id}/why/{figure}',
  access,
  params: params.extend({ figure: z.string().max(60) }),
  summary: 'Why a figure of one’s own payslip is so',
  response: Why,
})

export const ownPayslipPdf = endpoint({
  id: 'payroll.ownPayslipPdf',
  method: 'GET',
  path: 'api/emp/payslip/{id}/pdf',
  access,
  params,
  query: z.object({ language: z.enum(['en', 'zh-Hant']).optional() }),
  summary: 'One of the caller’s released payslips as PDF',
  download: true,
})
