/** A month's pay: items in, a run worked out, looked through, confirmed, approved, and what is taken away. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Paging } from '#platform/contract/fields.ts'
import {
  InsuredAmounts,
  ItemRow,
  ItemWrite,
  Month,
  MonthAndId,
  Outcome,
  RecurringRow,
  RecurringWrite,
  RunView,
  Why,
} from './contract-types.ts'

const run = 'api/panel/payroll/{year}/{month}' as const
const workers = { to: 'area', of: ['payroll'] } as const
const approvers = { to: 'area', of: ['payroll.approve'] } as const
const admins = { to: 'area', of: ['payroll.reopen'] } as const

export const months = endpoint({
  id: 'payroll.months',
  method: 'GET',
  path: 'api/panel/payroll',
  access: workers,
  summary: 'Every month there is a run for, newest first, and the month to run next',
  readsPay: true,
  response: z.object({
    next: z.object({ year: z.number().int(), month: z.number().int() }),
    months: z.array(
      z.object({
        year: z.number().int(),
        month: z.number().int(),
        status: z.string(),
        people: z.number().int(),
        gross_pay: z.string(),
        net_pay: z.string(),
        employer_cost: z.string(),
        released: z.number().int(),
        bank_file_taken: z.boolean(),
      }),
    ),
    item_types: z.array(
      z.object({ type: z.string(), label: z.string(), open: z.boolean(), unit: z.enum(['money', 'days']) }),
    ),
  }),
})

export const view = endpoint({
  id: 'payroll.run',
  method: 'GET',
  path: run,
  access: workers,
  params: Month,
  query: Paging.extend({
    tab: z.enum(['all', 'look', 'changed', 'stale']).optional(),
    version: z.coerce.number().int().optional(),
  }),
  summary: 'The run with totals, checks and payslips; whole without page',
  readsPay: true,
  response: RunView,
})

export const itemsTemplate = endpoint({
  id: 'payroll.itemsTemplate',
  method: 'GET',
  path: `${run}/items/template`,
  access: workers,
  params: Month,
  summary: 'The sheet for the month’s pay items',
  download: true,
})
export const itemsUpload = endpoint({
  id: 'payroll.itemsUpload',
  method: 'POST',
  path: `${run}/items/upload`,
  access: workers,
  params: Month,
  query: z.object({ preview: z.enum(['0', '1']).optional() }),
  file: 'required',
  limit: 'upload',
  summary: 'Take the rows of this month; replaces what came from a sheet before, never what was entered by hand',
  response: z.object({
    batch_id: z.string().nullable(),
    rows: z.number().int(),
    accepted: z.number().int(),
    rejected: z.number().int(),
    replaced: z.number().int(),
    other_months: z.number().int(),
    errors: z
      .array(
        z.object({
          row: z.number().int(),
          column: z.string(),
          value: z.string(),
          message: z.string(),
          expected: z.string(),
        }),
      )
      .optional(),
  }),
  problems: ['payroll.items-refused', 'payroll.closed', 'sheets.unreadable'],
})
export const items = endpoint({
  id: 'payroll.items',
  method: 'GET',
  path: `${run}/items`,
  access: workers,
  params: Month,
  query: Paging.extend({ employee_id: Id.optional() }),
  summary: 'Items of the month, with the recurring ones that fall into it',
  readsPay: true,
  response: z.array(ItemRow),
})
export const addItem = endpoint({
  id: 'payroll.addItem',
  method: 'POST',
  path: `${run}/items`,
  access: workers,
  params: Month,
  body: ItemWrite,
  summary: 'Enter an item by hand',
  response: ItemRow,
  problems: [
    'payroll.closed',
    'payroll.unknown-type',
    'payroll.not-employed',
    'payroll.frozen',
    'payroll.days',
    'payroll.too-much',
  ],
})
export const changeItem = endpoint({
  id: 'payroll.changeItem',
  method: 'PATCH',
  path: `${run}/items/{id}`,
  access: workers,
  params: MonthAndId,
  body: ItemWrite.partial().strict(),
  summary: 'Change an item',
  response: ItemRow,
  problems: [
    'payroll.closed',
    'payroll.unknown-type',
    'payroll.not-employed',
    'payroll.frozen',
    'payroll.days',
    'payroll.too-much',
  ],
})
export const removeItem = endpoint({
  id: 'payroll.removeItem',
  method: 'DELETE',
  path: `${run}/items/{id}`,
  access: workers,
  params: MonthAndId,
  summary: 'Remove an item',
  problems: ['payroll.closed'],
})

const ById = z.object({ id: Id })
export const recurring = endpoint({
  id: 'payroll.recurring',
  method: 'GET',
  path: 'api/panel/payroll/recurring',
  access: workers,
  summary: 'Items that return each month',
  readsPay: true,
  response: z.array(RecurringRow),
})
export const addRecurring = endpoint({
  id: 'payroll.addRecurring',
  method: 'POST',
  path: 'api/panel/payroll/recurring',
  access: workers,
  body: RecurringWrite,
  summary: 'Add a recurring item',
  response: RecurringRow,
  problems: ['payroll.closed', 'payroll.unknown-type', 'payroll.not-employed', 'payroll.days', 'payroll.too-much'],
})
export const changeRecurring = endpoint({
  id: 'payroll.changeRecurring',
  method: 'PATCH',
  path: 'api/panel/payroll/recurring/{id}',
  access: workers,
  params: ById,
  body: RecurringWrite.partial().strict(),
  summary: 'Change a recurring item',
  response: RecurringRow,
  problems: [
    'payroll.closed',
    'payroll.recurring-used',
    'payroll.unknown-type',
    'payroll.not-employed',
    'payroll.days',
    'payroll.too-much',
  ],
})
export const removeRecurring = endpoint({
  id: 'payroll.removeRecurring',
  method: 'DELETE',
  path: 'api/panel/payroll/recurring/{id}',
  access: workers,
  params: ById,
  summary: 'Remove a recurring item that no closed month holds',
  problems: ['payroll.recurring-used'],
})

export const insuredAmounts = endpoint({
  id: 'payroll.insuredAmounts',
  method: 'GET',
  path: `${run}/insured-amounts`,
  access: workers,
  params: Month,
  summary: 'People whose recorded insured amounts (Disaster Protection Values) are not up to date, with the right ones',
  readsPay: true,
  response: InsuredAmounts,
})
export const takeInsuredAmounts = endpoint({
  id: 'payroll.takeInsuredAmounts',
  method: 'POST',
  path: `${run}/insured-amounts/take`,
  access: workers,
  params: Month,
  body: z.object({ employee_ids: z.array(Id) }).partial(),
  summary: 'Record the proposed insured amounts, of everybody listed or of these people',
  response: z.object({ people: z.number().int() }),
  problems: ['payroll.closed'],
})

export const generate = endpoint({
  id: 'payroll.generate',
  method: 'POST',
  repeatable: true,
  path: `${run}/generate`,
  access: workers,
  params: Month,
  body: z.object({ only_stale: Flag.optional() }).partial(),
  summary: 'Work the month out; only_stale works out just what an input changed for. 202 with a job over 2,000 people',
  response: Outcome,
  problems: [
    'payroll.out-of-order',
    'payroll.before-first',
    'payroll.closed',
    'payroll.calculating',
    'payroll.law-unknown',
    'payroll.later-approved',
    'payroll.no-country',
    'payroll.needs-accident-rate',
    'payroll.nobody',
  ],
})
export const discard = endpoint({
  id: 'payroll.discard',
  method: 'DELETE',
  path: run,
  access: workers,
  params: Month,
  summary: 'Discard the figures of a month that was never approved; its items stay',
  response: Outcome,
  problems: ['payroll.closed', 'payroll.calculating', 'payroll.not-discarded'],
})
export const confirmRun = endpoint({
  id: 'payroll.confirm',
  method: 'POST',
  path: `${run}/confirm`,
  access: workers,
  params: Month,
  body: z.object({ version: z.coerce.number().int() }).partial(),
  summary: 'Lock the figures',
  response: Outcome,
  problems: [
    'payroll.not-unconfirmed',
    'payroll.calculating',
    'payroll.changed-meanwhile',
    'payroll.stops',
    'payroll.stale',
  ],
})
export const unconfirm = endpoint({
  id: 'payroll.unconfirm',
  method: 'POST',
  path: `${run}/unconfirm`,
  access: workers,
  params: Month,
  summary: 'Open the figures again',
  response: Outcome,
  problems: ['payroll.not-confirmed'],
})
export const approve = endpoint({
  id: 'payroll.approve',
  method: 'POST',
  path: `${run}/approve`,
  access: approvers,
  params: Month,
  body: z.object({ password: z.string().max(1024), code: z.string().trim().max(40) }).partial(),
  summary: 'Approve, with password or code',
  response: Outcome,
  problems: [
    'payroll.not-confirmed',
    'payroll.stops',
    'payroll.stale',
    'payroll.own-work',
    'payroll.calculating',
    'payroll.out-of-order',
    'payroll.before-first',
    'payroll.later-approved',
    'identity.wrong-confirmation',
  ],
})
export const reopen = endpoint({
  id: 'payroll.reopen',
  method: 'POST',
  path: `${run}/reopen`,
  access: admins,
  params: Month,
  body: z.object({ reason: z.string().trim().min(1).max(5000), payslip_ids: z.array(Id).min(1).optional() }),
  summary: 'Open an approved run again, whole or for some payslips; the earlier version is kept',
  response: Outcome,
  problems: ['payroll.not-approved', 'payroll.released', 'payroll.bank-file-taken', 'payroll.later-approved'],
})
export const hold = endpoint({
  id: 'payroll.hold',
  method: 'POST',
  path: `${run}/payslip/{id}/hold`,
  access: workers,
  params: MonthAndId,
  body: z.object({ held: Flag.default(true) }).partial(),
  summary: 'Hold a payslip back from release and payment, or let it go',
  response: z.object({ held: z.boolean() }),
  problems: ['payroll.released', 'payroll.bank-file-taken'],
})
export const release = endpoint({
  id: 'payroll.release',
  method: 'POST',
  path: `${run}/release`,
  access: approvers,
  params: Month,
  body: z.object({ payslip_ids: z.array(Id) }).partial(),
  summary: 'Let people see their payslips',
  response: z.object({ released: z.number().int() }),
  problems: ['payroll.not-approved'],
})
export const unrelease = endpoint({
  id: 'payroll.unrelease',
  method: 'POST',
  path: `${run}/unrelease`,
  access: approvers,
  params: Month,
  body: z.object({ payslip_ids: z.array(Id) }).partial(),
  summary: 'Take payslips back from view',
  response: z.object({ unreleased: z.number().int() }),
  problems: ['payroll.not-approved'],
})

export const payslip = endpoint({
  id: 'payroll.payslip',
  method: 'GET',
  path: `${run}/payslip/{id}`,
  access: workers,
  params: MonthAndId,
  query: z.object({ language: z.enum(['en', 'zh-Hant']).optional() }),
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
  query: z.object({ language: z.enum(['en', 'zh-Hant']).optional() }),
  summary: 'All payslips in one PDF',
  download: true,
  readsPay: true,
})
export const why = endpoint({
  id: 'payroll.why',
  method: 'GET',
  path: `${run}/payslip/{id}/why/{figure}`,
  access: workers,
  params: MonthAndId.extend({ figure: z.string().max(60) }),
  summary: 'Why a figure is so: the steps, the table row, the rate, the rounding, the source',
  readsPay: true,
  response: Why,
})
export const statutoryFile = endpoint({
  id: 'payroll.statutoryFile',
  method: 'GET',
  path: `${run}/file/{name}`,
  access: workers,
  params: Month.extend({ name: z.string().max(40) }),
  summary: 'A file for an agency: epf, perkeso, cp39',
  download: true,
  readsPay: true,
  problems: ['payroll.file-needs', 'payroll.not-approved', 'payroll.file-differs'],
})
export const bankFile = endpoint({
  id: 'payroll.bankFile',
  method: 'GET',
  path: `${run}/file/bank/{bank}`,
  access: approvers,
  params: Month.extend({ bank: z.string().max(40) }),
  query: z.object({ payment_date: z.string().optional() }),
  summary: 'One file that pays everybody, in the layout of the paying bank',
  download: true,
  readsPay: true,
  confirmed: true,
  problems: ['payroll.file-needs', 'payroll.not-approved', 'payroll.file-differs', 'payroll.no-bank-account'],
})
