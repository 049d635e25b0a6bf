/** The proof over all companies that no closed month comes out differently: counts alone. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, ShortText } from '#platform/contract/fields.ts'

const MonthText = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'payroll.month')

export const replayAll = endpoint({
  id: 'operations.replay',
  method: 'POST',
  path: 'api/path/ops/replay',
  access: { to: 'operations', roles: ['Ops', 'Latest System Update Ops'] },
  summary:
    'Closed months of all companies worked out again by the law of today: how many payslips differ; kept as read',
  body: z.strictObject({ from: MonthText, to: MonthText, reason: ShortText.optional() }),
  response: z.object({
    payslips: z.number().int(),
    differing: z.number().int(),
    companies: z.array(z.object({ id: Id, name: z.string(), payslips: z.number().int(), differing: z.number().int() })),
  }),
  problems: ['payroll.replay-span'],
})
