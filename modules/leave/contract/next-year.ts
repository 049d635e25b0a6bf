/** From one leave year into the next: what is left is carried on, paid out or forfeited. Looked at first, then done. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, Instant, Paging } from '#platform/contract/fields.ts'
import { Shown } from './amounts.ts'

const keepers = { to: 'area', of: ['leave'] } as const
const writers = { to: 'area', of: ['settings.leave'] } as const
const May = z.object({ allowed: z.boolean(), why: z.string().nullable() })

const YearRun = z.object({
  id: Id,
  at: Instant,
  by: z.string(),
  /** Accounts of people: one a person and type. */
  accounts: z.number().int(),
  /** The first day of the month in which what is paid out arrives. */
  pay_month: Day.nullable(),
})
export const LeaveYearView = z
  .object({
    /** The year that ends. */
    from: Day,
    to: Day,
    /** The one that follows. */
    next_from: Day,
    next_to: Day,
    state: z.enum(['open', 'running', 'done']),
    run: YearRun.nullable(),
    /** What came free after the run, such as leave that was withdrawn; running again settles it. */
    since_run: z.number().int(),
    may: z.object({ run: May, undo: May }),
  })
  .meta({ id: 'LeaveYearToClose' })

const Amounts = {
  /** Left at the end of the year; what is pending counts as taken. */
  left: Shown,
  carried: Shown,
  paid_out: Shown,
  forfeited: Shown,
  /** What the next year grants. */
  granted: Shown,
}

export const carryForwardYears = endpoint({
  id: 'leave.carryForwardYears',
  method: 'GET',
  path: 'api/panel/leave/carryForward',
  access: keepers,
  summary: 'Leave years, newest first: which were taken into the next, and what may be done',
  response: z.array(LeaveYearView),
})
export const carryForwardSummary = endpoint({
  id: 'leave.carryForwardSummary',
  method: 'GET',
  path: 'api/panel/leave/carryForward/summary',
  access: keepers,
  summary: 'What taking a year into the next comes to, by type of leave',
  query: z.object({ year_from: DateText }),
  response: z.array(
    z.object({ type_id: Id, label: z.string(), unit: z.enum(['day', 'hour']), people: z.number().int(), ...Amounts }),
  ),
  problems: ['leave.no-such-year'],
})
export const carryForwardPreview = endpoint({
  id: 'leave.carryForwardPreview',
  method: 'GET',
  path: 'api/panel/leave/carryForward/preview',
  access: keepers,
  summary: 'What taking a year into the next comes to, person by person, and why; nothing is stored',
  query: Paging.extend({
    /** The first day of the year that ends. */
    year_from: DateText,
    type_id: Id.optional(),
    department_id: Id.optional(),
    /** Only those of whom something is carried on, paid out, forfeited. */
    only: z.enum(['carried', 'paid_out', 'forfeited']).optional(),
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
      pending: Shown,
      ...Amounts,
      /** The last day of what is carried; null where it does not expire or nothing is carried. */
      carried_until: Day.nullable(),
      /** In the reader’s language. */
      why: z.array(z.string()),
    }),
  ),
  problems: ['leave.no-such-year'],
})
export const carryForward = endpoint({
  id: 'leave.carryForward',
  method: 'POST',
  path: 'api/panel/leave/carryForward',
  access: writers,
  summary: 'Take a year into the next. Of many people it goes on as a job; again it settles only what came free since',
  body: z
    .object({
      year_from: DateText,
      /** When what is paid out is paid; the present month unless it is said. */
      pay_month: z
        .string()
        .trim()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'leave.month')
        .optional(),
    })
    .strict(),
  /** With `job_id` it goes on in the background. */
  response: z.object({ run_id: Id.nullable(), job_id: Id.nullable(), accounts: z.number().int() }),
  problems: [
    'leave.no-such-year',
    'leave.year-not-over',
    'leave.year-running',
    'leave.pay-month-closed',
    'leave.pay-month-far',
  ],
})
export const undoCarryForward = endpoint({
  id: 'leave.undoCarryForward',
  method: 'POST',
  path: 'api/panel/leave/carryForward/{id}/undo',
  access: writers,
  summary: 'Take a run back, while nothing of what it carried was used and nothing of what it paid out was paid',
  params: z.object({ id: Id }),
  problems: ['leave.carried-used', 'leave.paid-already', 'leave.later-year-run'],
})
