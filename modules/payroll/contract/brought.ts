/** What other parts of the product bring into a month, line by line: put off to the next month, or left out of pay. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, ShortText } from '#platform/contract/fields.ts'
import { Month, OfRun } from '../contract-types.ts'
import { run, workers } from './who.ts'

const MOST_AT_ONCE = 200
const Line = z
  .object({
    origin: z.string().min(1).max(60),
    source: z.string().min(1).max(200),
    /** YYYY-MM: the month to which it belongs. */
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'payroll.month-text'),
  })
  .strict()
const Items = z.array(Line).min(1).max(MOST_AT_ONCE)

export const BroughtLine = z.object({
  origin: z.string(),
  source: z.string(),
  month: z.string(),
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  kind: z.enum(['unpaid', 'encashed', 'amount']),
  /** Decimal text; null of money. */
  days: z.string().nullable(),
  /** Money text; null of days. */
  amount: z.string().nullable(),
  text: z.string(),
  /** Where what it comes from is seen. */
  page: z.string().nullable(),
  standing: z.enum(['in', 'later', 'out']),
  /** YYYY-MM from which it counts again, of what is put off. */
  until: z.string().nullable(),
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** What somebody repays stays as it was agreed, and one’s own pay is another person’s to move. */
  can_move: z.boolean(),
})
const problems = [
  'payroll.closed',
  'payroll.calculating',
  'payroll.not-brought',
  'payroll.repayment-stays',
  'employees.own-pay',
]

export const brought = endpoint({
  id: 'payroll.brought',
  method: 'GET',
  path: `${run}/brought`,
  access: workers,
  params: Month,
  query: OfRun,
  readsPay: true,
  summary: 'What other parts of the product bring into the month, with what was put off or left out of it and why',
  response: z.array(BroughtLine),
})
export const putOff = endpoint({
  id: 'payroll.putOff',
  method: 'POST',
  path: `${run}/brought`,
  access: workers,
  params: Month,
  query: OfRun,
  body: z.object({ items: Items, move: z.enum(['later', 'out']), reason: ShortText }).strict(),
  summary: 'Put lines off to the next month, or leave them out of pay, with a reason; their payslips are out of date',
  response: z.object({ moved: z.number().int() }),
  problems,
})
export const putBack = endpoint({
  id: 'payroll.putBack',
  method: 'POST',
  path: `${run}/brought/back`,
  access: workers,
  params: Month,
  query: OfRun,
  body: z.object({ items: Items }).strict(),
  summary: 'Take lines back into pay that were put off or left out in this month',
  response: z.object({ moved: z.number().int() }),
  problems: ['payroll.not-put-off', 'employees.own-pay'],
})
