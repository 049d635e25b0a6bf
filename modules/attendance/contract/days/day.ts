/** A day of attendance, as every call tells it. */
import { z } from 'zod'
import { Day, Id, Instant } from '#platform/contract/fields.ts'
import { approvals } from '../../model/days/approval.ts'
import { dayStatuses } from '../../model/days/worked-day.ts'
import { AskedChanges, correctionStates } from './correcting.ts'

const Minutes = z.number().int()

export const DayView = z
  .object({
    /** Of a person and a day: what a decision names. */
    id: z.string(),
    employee_id: Id,
    date: Day,
    /** What it counts as, such as `normal_working_day` or `public_holiday`. */
    day_type: z.string(),
    shifts: z.array(
      z.object({
        /** Null for the office's hours. */
        id: Id.nullable(),
        name: z.string().nullable(),
        short_name: z.string().nullable(),
        /** HH:MM; an end at or before its start is on the next day. */
        start_time: z.string(),
        end_time: z.string(),
      }),
    ),
    first_in: Instant.nullable(),
    last_out: Instant.nullable(),
    scheduled_minutes: Minutes,
    present_minutes: Minutes,
    worked_minutes: Minutes,
    extra_minutes: Minutes,
    night_minutes: Minutes,
    late_minutes: Minutes,
    early_minutes: Minutes,
    /** In halves: '0', '0.5', '1'. */
    absent_days: z.string(),
    status: z.enum(dayStatuses),
    /** Null where there is nothing to decide. */
    approval: z.enum(approvals).nullable(),
    flags: z.array(z.string()),
    /** Something is otherwise than when it was decided. */
    stale: z.boolean(),
    /** Somebody is at work right now. */
    is_open: z.boolean(),
  })
  .meta({ id: 'AttendanceDay' })

export const Totals = z
  .object({
    present_days: Minutes,
    incomplete_days: Minutes,
    absent_days: z.string(),
    leave_days: Minutes,
    late_days: Minutes,
    waiting_days: Minutes,
    scheduled_minutes: Minutes,
    present_minutes: Minutes,
    worked_minutes: Minutes,
    extra_minutes: Minutes,
    night_minutes: Minutes,
    late_minutes: Minutes,
    early_minutes: Minutes,
  })
  .meta({ id: 'AttendanceTotals' })

export const PersonView = z.object({
  id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  department: z.string().nullable(),
})

/** A stretch of time and what it comes to. */
const Stretch = z.object({ from: Instant, to: Instant, minutes: Minutes })

/** How the figures of a day come about. */
export const DayWhy = z.object({
  employee: PersonView,
  day: DayView,
  planned: z.array(Stretch),
  breaks: z.array(Stretch),
  /** Leave and being away, cut out of what was planned. */
  cuts: z.array(Stretch.extend({ why: z.enum(['leave', 'away', 'week']), name: z.string().nullable() })),
  present: z.array(Stretch),
  worked: z.array(Stretch),
  /** The flexible window moved start and end by so many minutes. */
  moved_by: Minutes,
  /** Late by so many minutes that the buffer forgave. */
  buffered: Minutes,
  buffer: Minutes,
  limit: Minutes.nullable(),
  clockings: z.array(
    z.object({
      id: Id,
      type: z.enum(['in', 'out', 'break_out', 'break_in']).nullable(),
      method: z.string(),
      occurred_at: Instant,
      place: z.string().nullable(),
      note: z.string().nullable(),
      flags: z.array(z.string()),
      /** Counts for this day; others of these hours belong to another. */
      counts: z.boolean(),
      set_aside: z.boolean(),
    }),
  ),
  decided: z
    .object({ decision: z.enum(['approved', 'rejected']), by: z.string(), at: Instant, reason: z.string().nullable() })
    .nullable(),
  /** What of the day was asked to be put right, the newest first. */
  corrections: z.array(
    z.object({
      id: Id,
      changes: AskedChanges,
      reason: z.string(),
      status: z.enum(correctionStates),
      by: z.string(),
      at: Instant,
    }),
  ),
  is_locked: z.boolean(),
})
