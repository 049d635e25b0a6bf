/** Days on which nobody asks for leave, decides or changes it: for everybody, or for a department. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, Instant, LongText } from '#platform/contract/fields.ts'

const May = z.object({ allowed: z.boolean(), why: z.string().nullable() })
export const LeaveLockView = z
  .object({
    id: Id,
    from: Day,
    to: Day,
    /** Null for the whole company. */
    department_id: Id.nullable(),
    department: z.string().nullable(),
    reason: z.string(),
    by: z.string(),
    at: Instant,
    /** Requests that wait for a decision on these days, and cannot be decided while they are locked. */
    pending: z.number().int(),
    may: z.object({ remove: May }),
  })
  .meta({ id: 'LeaveLock' })

export const locks = endpoint({
  id: 'leave.locks',
  method: 'GET',
  path: 'api/panel/leave/lock',
  access: { to: 'area', of: ['leave', 'settings.leave'] },
  summary: 'Locked days, newest first, with the requests that wait on them',
  response: z.array(LeaveLockView),
})
export const lockDays = endpoint({
  id: 'leave.lockDays',
  method: 'POST',
  path: 'api/panel/leave/lock',
  status: 201,
  access: { to: 'area', of: ['settings.leave'] },
  summary: 'Lock days: leave on them is neither asked for nor decided nor changed',
  body: z
    .object({ from: DateText, to: DateText, department_id: Id.nullable().default(null), reason: LongText.min(1) })
    .strict(),
  response: LeaveLockView,
})
export const unlockDays = endpoint({
  id: 'leave.unlockDays',
  method: 'DELETE',
  path: 'api/panel/leave/lock/{id}',
  access: { to: 'area', of: ['leave.unlock'] },
  summary: 'Open locked days again',
  params: z.object({ id: Id }),
})
