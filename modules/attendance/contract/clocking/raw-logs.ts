/** Clockings as they came. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id, Instant, Paging } from '#platform/contract/fields.ts'
import { clockingTypes } from '../../model/clocking/flags.ts'

const seen = { to: 'area', of: ['attendance'] } as const
const write = { to: 'area', of: ['attendance.write'] } as const

const Wanted = {
  /** Days of the company; this month without them. */
  from: DateText.optional(),
  to: DateText.optional(),
  department_ids: z.string().max(4_000).optional(),
  employee_id: Id.optional(),
  /** Only what waits to be assigned. */
  waiting: z.enum(['0', '1']).optional(),
}

export const rawLogs = endpoint({
  id: 'attendance.rawLogs',
  method: 'GET',
  path: 'api/panel/attendance/rawLogs',
  access: seen,
  summary: 'Clockings as they came, newest first',
  query: z.object(Wanted).extend(Paging.omit({ sort: true }).shape),
  response: z.array(
    z.object({
      id: Id,
      employee_id: Id.nullable(),
      staff_id: z.string().nullable(),
      full_name: z.string().nullable(),
      clock_code: z.string().nullable(),
      type: z.enum(clockingTypes).nullable(),
      method: z.string(),
      occurred_at: Instant,
      received_at: Instant,
      place: z.string().nullable(),
      distance_m: z.number().int().nullable(),
      flags: z.array(z.string()),
      source: z.string().nullable(),
      note: z.string().nullable(),
      has_photo: z.boolean(),
      is_set_aside: z.boolean(),
    }),
  ),
})
export const exportRawLogs = endpoint({
  id: 'attendance.exportRawLogs',
  method: 'POST',
  path: 'api/panel/attendance/rawLogs/export',
  access: seen,
  summary: 'Clockings as they came, as a file',
  body: z.object({ ...Wanted, format: z.enum(['xlsx', 'csv']).default('xlsx') }).strict(),
  download: true,
})
export const waitingCodes = endpoint({
  id: 'attendance.waitingCodes',
  method: 'GET',
  path: 'api/panel/attendance/rawLogs/waiting',
  access: write,
  summary: 'Codes that nobody has, with how many clockings came under each',
  response: z.array(z.object({ clock_code: z.string(), count: z.number().int(), first_at: Instant, last_at: Instant })),
})
export const assignCode = endpoint({
  id: 'attendance.assignCode',
  method: 'POST',
  path: 'api/panel/attendance/rawLogs/assign',
  access: write,
  summary: 'The code is this person’s: what waits under it becomes theirs, and what comes later',
  body: z
    .object({
      clock_code: z.string().trim().min(1).max(64),
      employee_id: Id,
      /** Only what waits: they keep the code they have, and what comes later waits again. */
      once: Flag.default(false),
    })
    .strict(),
  response: z.object({ assigned: z.number().int(), duplicates: z.number().int() }),
  problems: ['attendance.nothing-waits', 'attendance.has-another-code'],
})
export const clockingPhoto = endpoint({
  id: 'attendance.photo',
  method: 'GET',
  path: 'api/panel/attendance/photo/{id}',
  access: seen,
  summary: 'The photo taken at a clocking; every look is in the activity log',
  params: z.object({ id: Id }),
  download: true,
})
