/** Two months, or two versions of a run, beside each other: what each figure came to, and who was paid differently and why. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { OfRun } from '../contract-types.ts'
import { workers } from './who.ts'

const MonthText = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'payroll.month')
const change = { label: z.string(), from: z.string(), to: z.string(), difference: z.string() }

export const compare = endpoint({
  id: 'payroll.compare',
  method: 'GET',
  path: 'api/panel/payroll/compare',
  access: workers,
  query: OfRun.extend({
    from: MonthText,
    to: MonthText,
    /** An approved version of the run of the first month, compared with the run of the second as it is now. */
    version: z.coerce.number().int().min(1).optional(),
  }),
  summary:
    'Two months that were worked out, compared: every figure, and each person with the lines that differ and why',
  readsPay: true,
  response: z.object({
    figures: z.array(z.object({ name: z.string(), ...change })),
    people: z.array(
      z.object({
        employee_id: Id,
        staff_id: z.string(),
        full_name: z.string(),
        status: z.enum(['joined', 'left', 'changed', 'same']),
        /** Net pay of the two months. */
        from: z.string(),
        to: z.string(),
        difference: z.string(),
        lines: z.array(z.object({ key: z.string(), ...change, why: z.string().nullable() })),
      }),
    ),
  }),
  problems: ['payroll.not-worked-out'],
})
