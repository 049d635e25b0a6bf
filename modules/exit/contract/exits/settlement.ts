/** What somebody's last pay comes to, line by line; payroll works it out, and a leaving reads it and hands it over. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Flag, Id } from '#platform/contract/fields.ts'

export const settlementCodes = [
  'wages',
  'back_pay',
  'leave_payout',
  'notice_pay',
  'notice_owed',
  'severance',
  'retirement',
  'thirteenth_month',
  'loan_balance',
  'claim',
  'travel_advance',
  'bond',
  'tax',
  'tax_refund',
  'contributions',
  'other',
] as const

const SettlementLine = z.object({
  code: z.enum(settlementCodes),
  label: z.string(),
  /** `open` is owed by the person and not deducted: they have not agreed to it in writing. */
  side: z.enum(['earning', 'deduction', 'tax', 'open']),
  amount: z.string(),
  /** Of the law's types of pay item; null where it is no part of the month's pay. */
  type: z.string().nullable(),
  why: z.string(),
  standing: z.string(),
  /** Treatments that the law does not settle. */
  open: z.array(z.string()),
  /** Handed over as an item of the last month. */
  enters: z.boolean(),
})

export const SettlementView = z
  .object({
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    currency_code: z.string(),
    last_day: Day,
    month: z.string(),
    service_months: z.number().int(),
    lines: z.array(SettlementLine),
    gross: z.string(),
    deductions: z.string(),
    /** Of the run that pays it. Null where the law gives no answer for the month's pay. */
    net: z.string().nullable(),
    /** Apart from that run: paid otherwise, or owed and not deducted; the total is what is paid. */
    beside: z.object({ lines: z.array(SettlementLine), total: z.string() }).optional(),
    /** Why the month's own pay is not in it. */
    incomplete: z.string().nullable(),
    /** What is to be filed, by its code, and by when. */
    forms: z.array(z.object({ code: z.string(), due_on: Day })),
    pay_by: Day.nullable(),
    /** Which run of the last month pays it, once it was made, and how far that is. */
    run: z.number().int().nullable(),
    run_status: z.string().nullable(),
    /** Null for a death. */
    reason: z.string().nullable(),
    /** The payment waits for the tax office, which has to clear the form; at most until this day. */
    held: z.object({ form: z.string(), until: Day }).nullable(),
  })
  .meta({ id: 'Settlement' })

const params = z.object({ id: Id })
const Settled = SettlementView.extend({ settled_month: z.string().nullable() }).meta({ id: 'ExitSettlement' })

export const exitSettlement = endpoint({
  id: 'exit.settlement',
  method: 'GET',
  path: 'api/panel/exit/{id}/settlement',
  access: { to: 'area', of: ['exit.settlement'] },
  params,
  readsPay: true,
  summary: 'What the last pay of somebody who leaves comes to, with its law',
  response: Settled,
  problems: ['exit.is-withdrawn', 'payroll.settlement-day', 'payroll.law-unknown'],
})
export const settleExit = endpoint({
  id: 'exit.settle',
  method: 'POST',
  path: 'api/panel/exit/{id}/settlement',
  status: 201,
  access: { to: 'area', of: ['exit.settle'] },
  params,
  body: z.strictObject({ confirm: Flag.optional() }),
  summary: 'Make the last pay as the final run of the last month, once, with what is owed on leaving in it',
  response: Settled,
  problems: [
    'exit.is-submitted',
    'exit.is-withdrawn',
    'exit.settled-already',
    'payroll.approve-first',
    'exit.changed-meanwhile',
    'employees.own-pay',
    'payroll.confirm-open',
    'payroll.closed',
    'payroll.settlement-day',
  ],
})
