/** Changes of pay that are dated into closed months: what they come to, taken into an open month or dismissed. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Flag, Id, Instant, ShortText } from '#platform/contract/fields.ts'
import { workers } from './who.ts'

const BASE = 'api/panel/payroll/retro'
const MOST_PEOPLE = 10_000
const People = z.array(Id).min(1).max(MOST_PEOPLE)

const RetroLine = z.object({
  key: z.string(),
  label: z.string(),
  /** Paid for the month until now; what was taken or dismissed before is among it. */
  was: z.string(),
  now: z.string(),
  difference: z.string(),
})

export const RetroPerson = z.object({
  employee_id: Id,
  staff_id: z.string(),
  full_name: z.string(),
  effective_from: Day,
  status: z.enum(['waiting', 'taken', 'dismissed']),
  months: z.array(z.object({ month: z.string(), difference: z.string(), lines: z.array(RetroLine) })),
  total: z.string(),
  /** Taken into this month; null otherwise. */
  into: z.string().nullable(),
  /** Employed in `next`, so that it can be taken there. */
  can_take: z.boolean(),
  /** Who took or dismissed it, and when; why, of what was dismissed. */
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  reason: z.string().nullable(),
})

export const retro = endpoint({
  id: 'payroll.retro',
  method: 'GET',
  path: BASE,
  access: workers,
  summary: 'Pay dated back into closed months, by person and month: waiting, taken into a month, dismissed',
  readsPay: true,
  response: z.object({
    /** The first open month, as YYYY-MM; null before any month was worked out. */
    next: z.string().nullable(),
    /** Of all that waits. */
    total: z.string(),
    people: z.array(RetroPerson),
  }),
})

export const takeRetro = endpoint({
  id: 'payroll.takeRetro',
  method: 'POST',
  path: `${BASE}/take`,
  access: workers,
  body: z
    .object({
      employee_ids: People,
      year: z.coerce.number().int().min(1000).max(9999),
      month: z.coerce.number().int().min(1).max(12),
      /** Of the month; the regular one without it. */
      run: z.coerce.number().int().min(1).max(99).optional(),
      /** Months that paid too much are taken off the pay. */
      confirm: Flag.optional(),
    })
    .strict(),
  summary: 'Take what waits for these people into an open month: one item for each closed month; a second time nothing',
  response: z.object({ people: z.number().int(), items: z.number().int(), total: z.string(), into: z.string() }),
  problems: [
    'employees.own-pay',
    'payroll.closed',
    'payroll.frozen',
    'payroll.paid-before',
    'payroll.retro-below-zero',
    'payroll.retro-not-employed',
    'payroll.retro-run',
    'payroll.too-much',
  ],
})

export const dismissRetro = endpoint({
  id: 'payroll.dismissRetro',
  method: 'POST',
  path: `${BASE}/dismiss`,
  access: workers,
  body: z.object({ employee_ids: People, reason: ShortText }).strict(),
  summary: 'Dismiss what waits for these people, with a reason; if their pay changes again only what is new waits',
  response: z.object({ people: z.number().int(), total: z.string() }),
  problems: ['employees.own-pay'],
})
