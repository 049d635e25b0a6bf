/** Leave in figures: what people are entitled to, have, took, asked for and lost; by person or by department. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id, Paging } from '#platform/contract/fields.ts'
import { Shown } from './amounts.ts'

const readers = { to: 'area', of: ['leave', 'leave.team'] } as const

export const leaveReports = ['taken', 'balance', 'entitlement', 'pending', 'forfeited'] as const
/** Which amounts each report shows; the first is the one it is about, and by which it is drawn. */
export const amountsOfReport = {
  entitlement: ['entitled', 'carried'],
  balance: ['balance', 'entitled', 'carried', 'taken', 'booked', 'pending', 'unsettled'],
  taken: ['taken', 'booked'],
  pending: ['pending'],
  forfeited: ['forfeited', 'paid_out'],
} as const satisfies Readonly<Record<(typeof leaveReports)[number], readonly string[]>>

const filter = {
  by: z.enum(['person', 'department']).default('person'),
  as_of: DateText.optional(),
  type_id: Id.optional(),
  department_id: Id.optional(),
  group_id: Id.optional(),
}
const ByName = z.object({ name: z.enum(leaveReports) })

export const report = endpoint({
  id: 'leave.report',
  method: 'GET',
  path: 'api/panel/leave/report/{name}',
  access: readers,
  summary: 'A report of leave as of a day, by person or by department, within the reader’s sight',
  params: ByName,
  query: Paging.extend(filter),
  response: z.array(
    z.object({
      /** Null in a report by department. */
      employee_id: Id.nullable(),
      staff_id: z.string().nullable(),
      full_name: z.string().nullable(),
      department: z.string().nullable(),
      /** How many people a row sums up. */
      people: z.number().int(),
      type_id: Id,
      label: z.string(),
      unit: z.enum(['day', 'hour']),
      entitled: Shown,
      carried: Shown,
      taken: Shown,
      booked: Shown,
      pending: Shown,
      paid_out: Shown,
      forfeited: Shown,
      unsettled: Shown,
      balance: Shown,
    }),
  ),
})
export const reportMonths = endpoint({
  id: 'leave.reportMonths',
  method: 'GET',
  path: 'api/panel/leave/report/months',
  access: readers,
  summary: 'Leave taken month by month of the leave year a day lies in, by type: for a chart and its table',
  query: z.object({ as_of: DateText.optional(), department_id: Id.optional() }),
  response: z.array(
    z.object({
      type_id: Id,
      label: z.string(),
      unit: z.enum(['day', 'hour']),
      months: z.array(z.object({ month: z.string(), taken: Shown })),
    }),
  ),
})
export const reportFile = endpoint({
  id: 'leave.reportFile',
  method: 'GET',
  path: 'api/panel/leave/report/{name}/export',
  access: readers,
  summary: 'A report of leave as a file',
  params: ByName,
  query: z.object({ ...filter, search: Paging.shape.search, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  download: true,
})
