/** Every change of agreed pay in a span of days, of everybody: old, new, by how much, from when, who and why. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id } from '#platform/contract/fields.ts'
import { SalaryChange } from './history.ts'

export const salaryHistories = endpoint({
  id: 'employees.salaryHistories',
  method: 'GET',
  path: 'api/panel/payroll/salaryHistory',
  access: { to: 'area', of: ['payroll.reports'] },
  summary: 'Changes of agreed pay, newest first, planned ones too; with format csv or xlsx as a file',
  query: z.object({
    /** By the day from which they hold; without them all there were. */
    from: DateText.optional(),
    to: DateText.optional(),
    format: z.enum(['json', 'csv', 'xlsx']).default('json'),
  }),
  readsPay: true,
  response: z.object({
    changes: z.array(
      SalaryChange.extend({
        employee_id: Id,
        staff_id: z.string(),
        full_name: z.string(),
        department: z.string().nullable(),
        /** Of the former amount, with two decimals; null of a first amount, and from nothing. */
        percent: z.string().nullable(),
        /** Begins after today. */
        is_planned: z.boolean(),
      }),
    ),
  }),
  problems: ['employees.history-span'],
})
