/** What somebody's last pay would come to, worked out and never stored. */
import { z } from 'zod'
import { SettlementView } from '#modules/exit/contract/exits/settlement.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id } from '#platform/contract/fields.ts'
import { workers } from './who.ts'

export const settlement = endpoint({
  id: 'payroll.settlement',
  method: 'GET',
  path: 'api/panel/payroll/settlement/{employeeId}',
  access: workers,
  params: z.object({ employeeId: Id }),
  query: z.object({
    last_day: DateText,
    /** The value of a standard exit reason, or death. */
    reason: z.string().trim().min(1).max(60),
    /** Without it notice is taken as given in time. */
    notice_from: DateText.optional(),
  }),
  readsPay: true,
  summary: 'The last pay of somebody who leaves on a day for a reason: each line with its law',
  response: SettlementView,
  problems: ['payroll.settlement-day', 'payroll.settlement-reason', 'payroll.law-unknown'],
})
