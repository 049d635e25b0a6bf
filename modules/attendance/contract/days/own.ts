/** One's own month of attendance. */
import { z } from 'zod'
import { parseYearMonth } from '#kernel/plain-date.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id } from '#platform/contract/fields.ts'
import { DayView, DayWhy, Totals } from './day.ts'

const own = { to: 'area', of: ['attendance.own'] } as const
const Month = z.object({
  month: z
    .string()
    .refine((text) => parseYearMonth(text) !== undefined, 'http.day')
    .optional(),
})

export const ownMonth = endpoint({
  id: 'attendance.ownMonth',
  method: 'GET',
  path: 'api/emp/attendance/month',
  access: own,
  summary: 'My days of a month, this one unless another is named, with their totals',
  query: Month,
  response: z.object({ month: z.string(), employee_id: Id, days: z.array(DayView), totals: Totals }),
  problems: ['attendance.not-employed'],
})
export const ownDay = endpoint({
  id: 'attendance.ownDay',
  method: 'GET',
  path: 'api/emp/attendance/day/{date}',
  access: own,
  summary: 'One of my days with its why',
  params: z.object({ date: DateText }),
  response: DayWhy,
  problems: ['attendance.not-employed'],
})
export const ownMonthPdf = endpoint({
  id: 'attendance.ownMonthPdf',
  method: 'GET',
  path: 'api/emp/attendance/month/pdf',
  access: own,
  summary: 'My record of a month to the minute, to keep',
  query: Month,
  download: true,
  problems: ['attendance.not-employed'],
})
