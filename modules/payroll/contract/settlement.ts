/** Somebody's last pay: looked at, made as a run of the last month, undone, and its letter; and who waits for one. */
import { z } from 'zod'
import { SettlementView } from '#modules/exit/contract/exits/settlement.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id } from '#platform/contract/fields.ts'
import { workers } from './who.ts'

const base = 'api/panel/payroll/settlement' as const
const params = z.object({ employeeId: Id })
const Leaving = z
  .object({
    last_day: DateText,
    /** The value of an exit reason, or death; without it the person's exit says it. */
    reason: z.string().trim().min(1).max(255).optional(),
    /** Without it the person's exit says it, and without one notice is taken as given in time. */
    notice_from: DateText.optional(),
  })
  .strict()
const refusals = [
  'payroll.settlement-day',
  'payroll.settlement-notice',
  'payroll.settlement-reason',
  'payroll.law-unknown',
] as const

export const settlements = endpoint({
  id: 'payroll.settlements',
  method: 'GET',
  path: base,
  access: workers,
  readsPay: true,
  summary: 'Who leaves in a month that is open or has a last pay, and how far it is; the latest last day first',
  response: z.object({
    people: z.array(
      z.object({
        employee_id: Id,
        staff_id: z.string(),
        full_name: z.string(),
        last_day: Day,
        /** YYYY-MM */
        month: z.string(),
        /** `none`: the regular run of the month pays them. */
        status: z.enum(['none', 'made', 'unconfirmed', 'confirmed', 'approved']),
        run: z.number().int().nullable(),
        reason: z.string().nullable(),
        notice_from: Day.nullable(),
        net_pay: z.string().nullable(),
      }),
    ),
    /** Why people leave, as a last pay is asked for by. */
    reasons: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
})

export const settlement = endpoint({
  id: 'payroll.settlement',
  method: 'GET',
  path: `${base}/{employeeId}`,
  access: workers,
  params,
  query: Leaving,
  readsPay: true,
  summary: 'The last pay of somebody who leaves on a day for a reason: each line with its law',
  response: SettlementView,
  problems: [...refusals],
})

export const settle = endpoint({
  id: 'payroll.settle',
  method: 'POST',
  path: `${base}/{employeeId}`,
  status: 201,
  access: workers,
  params,
  body: Leaving.extend({ confirm: Flag.optional() }),
  readsPay: true,
  summary: 'Set the leaving, and make a run with all of the last month: the regular one leaves the person out',
  response: SettlementView,
  problems: [
    ...refusals,
    'payroll.confirm-open',
    'payroll.settled-already',
    'payroll.approve-first',
    'payroll.settlement-other-day',
    'payroll.settlement-other-reason',
    'payroll.settlement-other-notice',
    'payroll.settlement-exit-waits',
    'payroll.settlement-confirmed',
    'payroll.frozen',
    'payroll.before-first',
    'payroll.later-approved',
    'payroll.paid-before',
    'payroll.calculating',
    'employees.own-pay',
    'employees.has-left',
  ],
})

export const unsettle = endpoint({
  id: 'payroll.unsettle',
  method: 'DELETE',
  path: `${base}/{employeeId}`,
  access: workers,
  params,
  summary: 'Undo the last pay with all it set, as long as its run was never approved',
  problems: ['payroll.settlement-approved', 'payroll.calculating', 'employees.own-pay'],
})

export const settlementLetter = endpoint({
  id: 'payroll.settlementLetter',
  method: 'GET',
  path: `${base}/{employeeId}/letter`,
  access: workers,
  params,
  query: Leaving,
  readsPay: true,
  summary: 'The letter that lists the last pay, in both languages',
  download: true,
  problems: [...refusals],
})
