/** The reports everybody needs, of a month or of several. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { reportNames } from '../model/reports.ts'
import { groupings } from '../model/table.ts'
import { base, readers, YearAndMonth } from './types.ts'

const MonthText = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'payreports.month')

export const report = endpoint({
  id: 'payreports.report',
  method: 'GET',
  path: `${base}/report/{name}/{year}/{month}`,
  access: readers,
  readsPay: true,
  params: z.object({ name: z.enum(reportNames), ...YearAndMonth }),
  query: z.object({
    /** Several months, these included; the month of the path alone without them. */
    from: MonthText.optional(),
    to: MonthText.optional(),
    group_by: z.enum(groupings).optional(),
    format: z.enum(['json', 'csv', 'xlsx', 'pdf']).default('json'),
  }),
  summary: 'A report of pay with its totals; as a file with format csv, xlsx or pdf. Of another country there is none',
  response: z.object({
    /** Months that the report holds, and how far each is: what is not approved may still change. */
    months: z.array(z.object({ month: z.string(), status: z.string() })),
    columns: z.array(z.object({ key: z.string(), label: z.string(), kind: z.enum(['money', 'text']) })),
    rows: z.array(
      z.object({
        employee_id: Id.nullable(),
        staff_id: z.string(),
        full_name: z.string(),
        department: z.string().nullable(),
        position: z.string().nullable(),
        /** Of groups alone: the place people are tied to, and where their cost is borne. */
        location: z.string().nullable().optional(),
        cost_centre: z.string().nullable().optional(),
        people: z.number().int(),
        values: z.record(z.string(), z.string()),
      }),
    ),
    totals: z.record(z.string(), z.string()),
  }),
  problems: ['payreports.span', 'payreports.failed'],
})
