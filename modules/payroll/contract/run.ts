/** A month's run: listed, looked at, worked out, thrown away. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Paging } from '#platform/contract/fields.ts'
import { Month, OfRun, Outcome, RunView } from '../contract-types.ts'
import { run, workers } from './who.ts'

export const months = endpoint({
  id: 'payroll.months',
  method: 'GET',
  path: 'api/panel/payroll',
  access: workers,
  summary: 'Every month there is a run for, newest first, and the month to run next',
  readsPay: true,
  response: z.object({
    next: z.object({ year: z.number().int(), month: z.number().int() }),
    /** Before there are any, no month can be worked out. */
    has_people: z.boolean(),
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
    ...OfRun.shape,
    tab: z.enum(['all', 'look', 'changed', 'stale']).optional(),
    version: z.coerce.number().int().optional(),
  }),
  summary: 'The run with totals, checks and payslips; whole without page',
  readsPay: true,
  response: RunView,
})

export const generate = endpoint({
  id: 'payroll.generate',
  method: 'POST',
  repeatable: true,
  path: `${run}/generate`,
  later: true,
  access: workers,
  params: Month,
  query: OfRun,
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
    'payroll.needs-accident-rate',
    'payroll.nobody',
    'payroll.run-empty',
    'payroll.approve-first',
    'payroll.run-before-update',
  ],
})

export const discard = endpoint({
  id: 'payroll.discard',
  method: 'DELETE',
  path: run,
  access: workers,
  params: Month,
  query: OfRun,
  summary: 'Discard the figures of a month that was never approved; its items stay',
  response: Outcome,
  problems: ['payroll.nothing-to-discard', 'payroll.closed', 'payroll.calculating', 'payroll.not-discarded'],
})
