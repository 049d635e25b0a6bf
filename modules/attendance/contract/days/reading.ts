/** Attendance, read by HR for everybody and by managers for their people. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Flag, Id, Instant, Paging } from '#platform/contract/fields.ts'
import { DayView, DayWhy, PersonView, Totals } from './day.ts'

const readers = { to: 'area', of: ['attendance'] } as const
/** Managers see their people's. */
const managers = { to: 'area', of: ['attendance', 'attendance.team'] } as const

/** One, several, or one text with commas between them, as addresses carry them. */
const Ids = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given),
  z.array(Id).max(1_000),
)
/** Without days the month that it is. */
export const whichDays = {
  from: DateText.optional(),
  to: DateText.optional(),
  department_ids: Ids.optional(),
  employee_id: Id.optional(),
  search: Paging.shape.search,
}
const Wanted = Paging.extend(whichDays)
/**
 * By what was decided of them, and those whose schedule is another since. Of those that wait also the ones on which
 * something is to be looked at (`unclear`), and the rest (`plain`).
 */
export const listedStatuses = ['pending', 'unclear', 'plain', 'auto_approved', 'approved', 'rejected', 'stale'] as const
const problems = ['attendance.to-before-from', 'attendance.too-many-days']

export const reportV3 = endpoint({
  id: 'attendance.reportV3',
  method: 'GET',
  path: 'api/panel/attendance/reportV3',
  access: managers,
  summary: 'Attendance by person over some days, this month unless others are named',
  query: Wanted,
  response: z.object({ employees: z.array(PersonView.extend({ totals: Totals })) }),
  problems,
})
export const reportDays = endpoint({
  id: 'attendance.reportDays',
  method: 'GET',
  path: 'api/panel/attendance/reportV3/days',
  access: managers,
  summary: 'Attendance day by day over everybody in sight: for a chart and its table',
  query: z.object(whichDays),
  response: z.array(
    z.object({
      date: Day,
      present: z.number().int(),
      late: z.number().int(),
      incomplete: z.number().int(),
      absent: z.number().int(),
      leave: z.number().int(),
    }),
  ),
  problems,
})
export const report = endpoint({
  id: 'attendance.report',
  method: 'GET',
  path: 'api/panel/attendance/report',
  access: managers,
  summary: 'Today as it is: who is in, late, absent or away',
  query: Wanted.extend({ status: z.enum(['in', 'left', 'late', 'expected', 'absent', 'away']).optional() }),
  response: z.object({
    date: Day,
    server_time: Instant,
    counts: z.object({
      in: z.number().int(),
      left: z.number().int(),
      late: z.number().int(),
      expected: z.number().int(),
      absent: z.number().int(),
      away: z.number().int(),
    }),
    employees: z.array(PersonView.extend({ day: DayView, state: z.enum(['in', 'break', 'out']) })),
  }),
})
export const detail = endpoint({
  id: 'attendance.detail',
  method: 'GET',
  path: 'api/panel/attendance/detail',
  access: managers,
  summary: 'Days of attendance, the newest first',
  query: Wanted,
  response: z.array(DayView.extend({ employee: PersonView })),
  problems,
})
export const dayWhy = endpoint({
  id: 'attendance.dayWhy',
  method: 'GET',
  path: 'api/panel/attendance/detail/{employeeId}/{date}',
  access: managers,
  summary: 'One day of a person with its why: clockings, schedule, and what follows from them',
  params: z.object({ employeeId: Id, date: DateText }),
  response: DayWhy,
})
export const records = endpoint({
  id: 'attendance.records',
  method: 'GET',
  path: 'api/panel/attendance/records',
  access: readers,
  summary: 'Clockings with where they were made, the newest first',
  query: Wanted.extend({ mocked: Flag.optional() }),
  response: z.array(
    z.object({
      id: Id,
      employee_id: Id,
      staff_id: z.string(),
      full_name: z.string(),
      type: z.enum(['in', 'out', 'break_out', 'break_in']).nullable(),
      method: z.string(),
      occurred_at: Instant,
      received_at: Instant,
      location: z.object({ id: Id.nullable(), name: z.string() }).nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      accuracy: z.number().int().nullable(),
      distance_m: z.number().int().nullable(),
      is_mocked: z.boolean(),
      flags: z.array(z.string()),
      note: z.string().nullable(),
      has_photo: z.boolean(),
      is_set_aside: z.boolean(),
    }),
  ),
  problems,
})
export const approval = endpoint({
  id: 'attendance.approval',
  method: 'GET',
  path: 'api/panel/attendance/approval',
  access: readers,
  summary: 'Days by what was decided of them; those that wait unless others are named',
  query: Wanted.extend({
    status: z.enum(listedStatuses).default('pending'),
  }),
  response: z.array(DayView.extend({ employee: PersonView })),
  problems,
})
export const timesheet = endpoint({
  id: 'attendance.timesheet',
  method: 'GET',
  path: 'api/panel/attendance/timesheet',
  access: managers,
  summary: 'People by days with their totals',
  query: Wanted,
  response: z.object({
    employees: z.array(PersonView.extend({ days: z.array(DayView), totals: Totals })),
  }),
  problems,
})
export const exportNames = ['reportV3', 'report', 'detail', 'records', 'approval', 'timesheet'] as const
export const exported = endpoint({
  id: 'attendance.export',
  method: 'POST',
  path: 'api/panel/attendance/{name}/export',
  access: readers,
  summary: 'What a screen of attendance shows, as a file',
  params: z.object({ name: z.enum(exportNames) }),
  body: z
    .object({
      ...whichDays,
      status: z.enum(listedStatuses).optional(),
      mocked: Flag.optional(),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    })
    .strict(),
  download: true,
  repeatable: true,
  problems,
})
