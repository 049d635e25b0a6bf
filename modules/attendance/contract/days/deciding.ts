/** Days approved, rejected, opened again and locked. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, LongText } from '#platform/contract/fields.ts'
import { listedStatuses, whichDays } from './reading.ts'

/** Why a day that was meant stays as it is; `nothing`: nobody worked or had to, or it has not come yet. */
export const leftBecause = ['locked', 'running', 'decided', 'own', 'not_yours', 'nothing'] as const
export type LeftBecause = (typeof leftBecause)[number]

export const decide = endpoint({
  id: 'attendance.decide',
  method: 'POST',
  path: 'api/panel/attendance/approval',
  access: { to: 'area', of: ['attendance'] },
  summary:
    'Approve, reject or open again days by their ids, all days of people between two, or with `status` all that the list shows; rejecting takes a reason',
  body: z
    .object({
      ids: z.array(z.string().max(60)).min(1).max(5_000).optional(),
      employee_ids: z.array(Id).min(1).max(1_000).optional(),
      /** Instead of ids: every day that the list of this status shows, by the same filters. */
      status: z.enum(listedStatuses).optional(),
      ...whichDays,
      decision: z.enum(['approve', 'reject', 'reopen']),
      reason: LongText.optional(),
    })
    .strict(),
  response: z.object({
    changed: z.number().int(),
    skipped: z.number().int(),
    /** Why those were left. */
    left: z.array(z.object({ why: z.enum(leftBecause), count: z.number().int() })).optional(),
    /** Absences in months that no pay reaches any more: nothing is taken off or given back for them. */
    beyond_pay: z.number().int().optional(),
  }),
  problems: [
    'attendance.reason-needed',
    'attendance.to-before-from',
    'attendance.too-many-days',
    'attendance.too-many-at-once',
  ],
})
export const lock = endpoint({
  id: 'attendance.lock',
  method: 'POST',
  path: 'api/panel/attendance/lock',
  access: { to: 'area', of: ['attendance.write'] },
  summary: 'Lock days or open them again: what is locked is neither decided nor corrected',
  body: z
    .object({ from: DateText, to: DateText, department_ids: z.array(Id).max(1_000).optional(), is_locked: Flag })
    .strict(),
  response: z.object({ changed: z.number().int() }),
  problems: ['attendance.to-before-from', 'attendance.too-many-days', 'attendance.locked-for-all'],
})
export const locks = endpoint({
  id: 'attendance.locks',
  method: 'GET',
  path: 'api/panel/attendance/lock',
  access: { to: 'area', of: ['attendance'] },
  summary: 'Locked days between two, of everybody and by department',
  query: z.object({ from: DateText, to: DateText }),
  response: z.array(
    z.object({ date: Day, department_id: Id.nullable(), department: z.string().nullable(), by: z.string() }),
  ),
})
