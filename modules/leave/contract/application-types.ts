import { z } from 'zod'
import { DateText, Day, Id, Instant, LongText } from '#platform/contract/fields.ts'
import { AboveZero, Shown } from './amounts.ts'
import { BalanceView } from './balances.ts'

const Part = z.enum(['full', 'morning', 'afternoon'])

/** What is asked for. Hours are for types measured in hours, of one day. */
export const asking = {
  type_id: Id,
  from: DateText,
  to: DateText,
  from_part: Part.default('full'),
  to_part: Part.default('full'),
  start_time: z
    .string()
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'leave.start-time')
    .optional(),
  hours: AboveZero.optional(),
  event_date: DateText.optional(),
  variant: z.string().trim().max(60).optional(),
  reason: LongText.optional(),
  attachment_ids: z.array(Id).max(10).default([]),
}

/** What may be changed of it while it waits; what is not named stays. Attachments are added to those there are. */
export const changing = z
  .object({
    ...asking,
    from_part: Part,
    to_part: Part,
    start_time: asking.start_time.nullable(),
    hours: AboveZero.nullable(),
    event_date: DateText.nullable(),
    variant: asking.variant.nullable(),
    reason: LongText.nullable(),
    attachment_ids: z.array(Id).max(10),
  })
  .partial()
  .strict()

export const DayView = z.object({
  date: Day,
  kind: z.enum(['working', 'half', 'off', 'rest', 'holiday']),
  /** The holiday’s name, in the reader’s language. */
  name: z.string().nullable(),
  charge: Shown,
  /** What is left once this day is taken; null where nothing is used up. */
  balance_after: Shown.nullable(),
})

const Away = z.object({
  employee_id: Id,
  full_name: z.string(),
  from: Day,
  to: Day,
  status: z.enum(['pending', 'approved']),
})

/** What a request comes to before it is sent. `errors` by field are what sending it would be refused for. */
export const Preview = z
  .object({
    days: z.array(DayView),
    total: Shown,
    unit: z.enum(['day', 'hour']),
    available: Shown.nullable(),
    left: Shown.nullable(),
    /** Of leave that the law counts with another. */
    linked: z.object({ type_id: Id, label: z.string(), amount: Shown }).nullable(),
    away: z.array(Away),
    team: z.number().int(),
    /** Who decides, step by step; none where it is approved as soon as it is sent. */
    goes_to: z.array(z.string()),
    errors: z.record(z.string(), z.array(z.string())),
  })
  .meta({ id: 'LeavePreview' })

export const ApplicationView = z
  .object({
    id: Id,
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    department: z.string().nullable(),
    type_id: Id,
    label: z.string(),
    unit: z.enum(['day', 'hour']),
    from: Day,
    to: Day,
    from_part: Part,
    to_part: Part,
    /** In the company’s wording: morning, or first half. */
    part_label: z.string().nullable(),
    start_time: z.string().nullable(),
    hours: Shown.nullable(),
    total: Shown,
    event_date: Day.nullable(),
    variant: z.string().nullable(),
    reason: z.string().nullable(),
    status: z.enum(['pending', 'approved', 'rejected', 'withdrawn', 'cancelled', 'completed']),
    is_legally_mandated: z.boolean(),
    /** Created by law together with another, and decided together with it. */
    parent_id: Id.nullable(),
    batch_id: Id.nullable(),
    created_at: Instant,
    attachments: z.number().int(),
  })
  .meta({ id: 'LeaveApplication' })

/** What the reader may do with it, and if not, why: approve, reject, withdraw, cancel, ask_withdrawal. */
export const May = z.record(z.string(), z.object({ allowed: z.boolean(), why: z.string().nullable() }))
export const ApplicationInList = ApplicationView.extend({ may: May }).meta({ id: 'LeaveApplicationInList' })
export const ApplicationDetail = ApplicationView.extend({
  days: z.array(DayView),
  attachment_files: z.array(z.object({ id: Id, name: z.string() })),
  linked: z.array(z.object({ id: Id, label: z.string(), amount: Shown, status: z.string() })),
  away: z.array(Away),
  /** How many there are beside this person where the leave is missed. */
  team: z.number().int(),
  /** The account it is taken from, with this application in it while it counts; null where nothing is used up. */
  balance: BalanceView.nullable(),
  waits_for: z.array(z.string()),
  waits_since: Instant.nullable(),
  asked: z.enum(['withdraw']).nullable(),
  may: May,
}).meta({ id: 'LeaveApplicationDetail' })
