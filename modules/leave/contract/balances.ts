/** What people have: balances as of any day, the ledger behind them, and corrections by hand. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, Instant, LongText, Paging } from '#platform/contract/fields.ts'
import { AboveZero, Amount, Shown } from './amounts.ts'

const readers = { to: 'area', of: ['leave', 'leave.team'] } as const
const writers = { to: 'area', of: ['leave'] } as const
const ByEmployee = z.object({ employeeId: Id })

export const BalanceView = z
  .object({
    type_id: Id,
    label: z.string(),
    kind: z.string().nullable(),
    unit: z.enum(['day', 'hour']),
    /** Of unlimited types only `taken`, `booked` and `pending` mean something. */
    limited: z.boolean(),
    /** The leave year, or the year of service. */
    from: Day,
    to: Day,
    entitled: Shown,
    carried: Shown,
    taken: Shown,
    booked: Shown,
    pending: Shown,
    paid_out: Shown,
    forfeited: Shown,
    /** Until when that could have been taken. */
    forfeited_on: z.array(Day),
    /** Over, and waiting to be carried on or paid out. */
    unsettled: Shown,
    /** What is there on the day; what is pending counts as taken. */
    balance: Shown,
    /** What can still be asked for. */
    available: Shown,
    /** Of leave that is granted for an event: what each gives, by what happens; else null. */
    per_event: z.object({ least: Shown, most: Shown }).nullable(),
    expiring: z.array(z.object({ on: Day, amount: Shown })),
  })
  .meta({ id: 'LeaveBalance' })

export const LedgerEntry = z.object({
  date: Day,
  kind: z.string(),
  /** In the reader's language. */
  text: z.string(),
  amount: z.number(),
  balance: z.number(),
  expires_on: Day.nullable(),
  application_id: Id.nullable(),
  note: z.string().nullable(),
})

const PersonBalances = z.object({
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  department: z.string().nullable(),
  group: z.string(),
  as_of: Day,
  balances: z.array(BalanceView),
})

export const balance = endpoint({
  id: 'leave.balance',
  method: 'GET',
  path: 'api/panel/leave/balance/{employeeId}',
  access: readers,
  summary: 'One person’s balances as of a day',
  params: ByEmployee,
  query: z.object({ as_of: DateText.optional() }),
  response: PersonBalances.extend({
    adjustments: z.array(
      z.object({
        type_id: Id,
        field: z.enum(['used', 'entitled']),
        former: Shown,
        value: Shown,
        reason: z.string(),
        by: z.string(),
        at: Instant,
      }),
    ),
    may: z.object({ adjust: z.object({ allowed: z.boolean(), why: z.string().nullable() }) }),
  }),
})
export const ledger = endpoint({
  id: 'leave.ledger',
  method: 'GET',
  path: 'api/panel/leave/balance/{employeeId}/ledger/{typeId}',
  access: readers,
  summary: 'Every grant, day of leave, transfer and expiry of one type, in order, with what stood after it',
  params: ByEmployee.extend({ typeId: Id }),
  query: z.object({ until: DateText.optional() }),
  response: z.array(LedgerEntry),
})
export const adjustBalance = endpoint({
  id: 'leave.adjustBalance',
  method: 'PATCH',
  path: 'api/panel/leave/balance/{employeeId}',
  access: writers,
  summary: 'Set what somebody has used or is entitled to in the present period, with a reason',
  params: ByEmployee,
  body: z
    .object({ type_id: Id, used: Amount.optional(), entitled: Amount.optional(), reason: LongText.min(1) })
    .strict()
    .refine(({ used, entitled }) => used !== undefined || entitled !== undefined, {
      path: ['entitled'],
      message: 'http.required',
    }),
  response: PersonBalances,
  problems: ['leave.not-adjustable', 'leave.rest-by-overtime', 'leave.already-used', 'leave.own-balance'],
})
export const payOut = endpoint({
  id: 'leave.payOut',
  method: 'POST',
  path: 'api/panel/leave/balance/{employeeId}/payOut',
  access: writers,
  summary: 'Pay leave out instead of having it taken; it arrives in the pay of the month named',
  params: ByEmployee,
  body: z
    .object({
      type_id: Id,
      amount: AboveZero,
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'leave.month'),
      reason: LongText.min(1),
    })
    .strict(),
  response: PersonBalances,
  problems: [
    'leave.not-enough',
    'leave.not-adjustable',
    'leave.rest-by-overtime',
    'leave.own-balance',
    'leave.pay-month-closed',
    'leave.pay-month-far',
    'leave.pay-month-after-leaving',
  ],
})

export const balances = endpoint({
  id: 'leave.balances',
  method: 'GET',
  path: 'api/panel/leave/balance',
  access: readers,
  summary: 'Balances of everybody within sight as of a day: entitled, carried, taken, pending, forfeited, left',
  query: Paging.extend({
    as_of: DateText.optional(),
    type_id: Id.optional(),
    department_id: Id.optional(),
    group_id: Id.optional(),
  }),
  response: z.array(
    z.object({
      employee_id: Id,
      staff_id: z.string(),
      full_name: z.string(),
      department: z.string().nullable(),
      type_id: Id,
      label: z.string(),
      unit: z.enum(['day', 'hour']),
      entitled: Shown,
      carried: Shown,
      taken: Shown,
      booked: Shown,
      pending: Shown,
      forfeited: Shown,
      unsettled: Shown,
      balance: Shown,
    }),
  ),
})
