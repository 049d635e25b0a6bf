/** One's own shifts. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day } from '#platform/contract/fields.ts'
import { Cell } from './shift-types.ts'

const access = { to: 'area', of: ['schedule.own'] } as const

export const ownShifts = endpoint({
  id: 'shifts.own',
  method: 'GET',
  path: 'api/emp/shift',
  access,
  summary: 'One’s own confirmed days of a span, every day of it',
  query: z.object({ from: DateText, to: DateText }),
  response: z.array(
    z.object({
      date: Day,
      day_type: z.string(),
      holiday: z.string().nullable(),
      shifts: z.array(Cell.extend({ name: z.string(), total_hours: z.string() })),
      leave: z.string().nullable(),
      /** With whom one works the same day. */
      with: z.array(z.string()),
    }),
  ),
})
export const ownCalendar = endpoint({
  id: 'shifts.ownCalendar',
  method: 'GET',
  path: 'api/emp/shift/calendar',
  access,
  summary: 'One’s own confirmed shifts as a calendar file, from a month ago for half a year',
  download: true,
})
