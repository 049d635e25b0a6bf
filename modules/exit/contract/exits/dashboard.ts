/** Who leaves, why and after how long: also those who left without an entry here. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id } from '#platform/contract/fields.ts'
import { exitStatuses } from '../../model/exit-states.ts'

const Counted = z.object({ id: z.string().nullable(), name: z.string(), count: z.number().int() })

export const exitDashboard = endpoint({
  id: 'exit.dashboard',
  method: 'GET',
  path: 'api/panel/exit/dashboard',
  access: { to: 'area', of: ['exit'] },
  summary: 'Open leavings, and those who left between two days: by month, kind, reason, department and tenure',
  query: z
    .object({
      /** The twelve months up to today, unless days are given. */
      from: DateText.optional(),
      to: DateText.optional(),
      department_id: Id.optional(),
    })
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: 'exit.to-before-from' }),
  response: z.object({
    from: Day,
    to: Day,
    open: z.number().int(),
    by_status: z.array(z.object({ status: z.enum(exitStatuses), count: z.number().int() })),
    left: z.number().int(),
    /** For every hundred of the average headcount, one decimal; null without people. */
    attrition: z.string().nullable(),
    by_month: z.array(
      z.object({
        month: z.string(),
        left: z.number().int(),
        voluntary: z.number().int(),
        involuntary: z.number().int(),
        unknown: z.number().int(),
        headcount: z.number().int(),
      }),
    ),
    by_kind: z.array(z.object({ kind: z.enum(['voluntary', 'involuntary', 'unknown']), count: z.number().int() })),
    by_reason: z.array(Counted),
    by_department: z.array(Counted),
    by_tenure: z.array(z.object({ bucket: z.string(), count: z.number().int() })),
    without_exit: z.array(z.object({ employee_id: Id, staff_id: z.string(), full_name: z.string(), left_on: Day })),
  }),
})
