/** Payslips as rows of the review and as documents, and why a figure is so. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Paging } from '#platform/contract/fields.ts'
import { Month, MonthAndId, OfRun, PayslipRow } from '../contract-types.ts'
import { FIRST_TAB } from '../model/run-query.ts'
import { run, workers } from './who.ts'
import { Why } from './why-types.ts'

const narrowing = {
  /** `first` is what the review opens on: the payslips that need a look, or all where none does. */
  tab: z.enum(['all', 'look', 'changed', 'stale', FIRST_TAB]).optional(),
  version: z.coerce.number().int().optional(),
  /** Only with this finding. */
  check: z.string().max(60).optional(),
  /** Only of this department; `-` for none. */
  department: z.string().max(255).optional(),
}

export const payslipRows = endpoint({
  id: 'payroll.payslipRows',
  method: 'GET',
  path: `${run}/payslip`,
  access: workers,
  params: Month,
  query: Paging.extend({
    ...OfRun.shape,
    ...narrowing,
    payslip_id: Id.optional(),
  }),
  summary: 'Payslips of a run, found, sorted and paged by the server; whole without page',
  readsPay: true,
  response: z.object({
    total: z.number().int(),
    /** Of all that were found, every figure by its name; left out on later pages. */
    totals: z.record(z.string(), z.string()).nullable(),
    payslips: z.array(PayslipRow),
  }),
})

export const exportPayslips = endpoint({
  id: 'payroll.exportPayslips',
  method: 'POST',
  path: `${run}/payslip/export`,
  access: workers,
  params: Month,
  query: OfRun,
  body: Paging.pick({ search: true, sort: true })
    .extend({
      ...narrowing,
      format: z.enum(['xlsx', 'csv']),
      /** Names of figures, and these: employee, staff_id, released, why, difference. */
      columns: z.array(z.string().trim().min(1).max(60)).min(1).max(60),
    })
    .strict(),
  summary: 'The payslips of a run as a table, as they are narrowed and ordered',
  download: true,
  readsPay: true,
  problems: ['payroll.unknown-column'],
})

export const payslip = endpoint({
  id: 'payroll.payslip',
  method: 'GET',
  path: `${run}/payslip/{id}`,
  access: workers,
  params: MonthAndId,
  /** `draft`: also before the month is approved, marked as such. */
  query: OfRun.extend({ language: z.enum(['en', 'zh-Hant']).optional(), draft: Flag.optional() }),
  summary: 'One payslip as PDF, in the person’s language unless another is asked for',
  download: true,
  readsPay: true,
})

export const payslips = endpoint({
  id: 'payroll.payslips',
  method: 'GET',
  path: `${run}/payslips`,
  access: workers,
  params: Month,
  query: OfRun.extend({ language: z.enum(['en', 'zh-Hant']).optional() }),
  summary: 'All payslips in one PDF',
  download: true,
  readsPay: true,
})

export const lookedAt = endpoint({
  id: 'payroll.lookedAt',
  method: 'POST',
  path: `${run}/payslip/{id}/looked`,
  access: workers,
  params: MonthAndId,
  query: OfRun,
  body: z.object({ looked: Flag.default(true) }).partial(),
  summary: 'Tick off a payslip that needed a look, or take that back',
  response: z.object({ looked: z.boolean() }),
  problems: ['payroll.approved-already'],
})

export const why = endpoint({
  id: 'payroll.why',
  method: 'GET',
  path: `${run}/payslip/{id}/why/{figure}`,
  access: workers,
  params: MonthAndId.extend({ figure: z.string().max(60) }),
  /** Of an earlier version that was approved; else of the run as it is. */
  query: OfRun.extend({ version: z.coerce.number().int().optional() }),
  summary: 'Why a figure is so: the steps, the table row, the rate, the rounding, the source',
  readsPay: true,
  response: Why,
})
