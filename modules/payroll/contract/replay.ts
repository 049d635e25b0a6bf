/** The proof that no closed month comes out differently: worked out again by the law of today, nothing written. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant } from '#platform/contract/fields.ts'
import { workers } from './who.ts'

const MonthText = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'payroll.month')
export const Span = z.strictObject({ from: MonthText, to: MonthText })

export const replay = endpoint({
  id: 'payroll.replay',
  method: 'POST',
  path: 'api/panel/payroll/replay',
  access: workers,
  readsPay: true,
  body: Span,
  summary: 'Closed months worked out again by the law of today: what would come out differently, and why',
  response: z.object({
    payslips: z.number().int(),
    differing: z.number().int(),
    /** At most a thousand. */
    differences: z.array(
      z.object({
        month: z.string(),
        run: z.number().int(),
        staff_id: z.string(),
        /** As payslips call it; empty where the law gives no answer any more. */
        figure: z.string(),
        label: z.string(),
        was: z.string(),
        now: z.string(),
        why: z.string(),
      }),
    ),
  }),
  problems: ['payroll.replay-span'],
})

export const proofs = endpoint({
  id: 'payroll.proofs',
  method: 'GET',
  path: 'api/panel/payroll/replay',
  access: workers,
  summary: 'What came of it after updates, the newest first',
  response: z.array(
    z.object({
      engine_version: z.string(),
      from: z.string(),
      to: z.string(),
      payslips: z.number().int(),
      differing: z.number().int(),
      done_at: Instant,
    }),
  ),
})
