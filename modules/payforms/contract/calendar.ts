/** Dates of agencies: what is due when, and what was paid. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, OptionalText, PositiveMoneyText } from '#platform/contract/fields.ts'
import { base, readers, Standing } from './types.ts'

/** As the calendar names it: epf-2026-03. */
const params = z.object({ id: z.string().regex(/^[a-z0-9_]{1,40}-[1-9]\d{3}-(0[1-9]|1[0-2])$/) })

export const AgencyDate = z.object({
  id: z.string(),
  authority: z.string(),
  what: z.string(),
  month: z.string(),
  due_on: z.string(),
  rule: z.string(),
  standing: Standing,
  standing_label: z.string(),
  /** Null where nothing is paid over, or the month is not approved yet. */
  amount: z.string().nullable(),
  /** What makes the amount, where it is more than one figure; those of 0.00 are left out. */
  parts: z.array(z.object({ figure: z.string(), label: z.string(), amount: z.string() })).nullable(),
  status: z.enum(['open', 'done', 'late']),
  done: z
    .object({ paid_on: z.string(), reference: z.string().nullable(), amount: z.string().nullable(), by: z.string() })
    .nullable(),
  /** Where it is seen to, if it is kept elsewhere: notices of joining and leaving. */
  link: z.string().nullable(),
})

export const calendar = endpoint({
  id: 'payforms.calendar',
  method: 'GET',
  path: `${base}/calendar`,
  access: readers,
  readsPay: true,
  query: z.object({ from: DateText.optional(), to: DateText.optional() }),
  summary: 'Dates of agencies by day, with what the month owes; without days those around today',
  response: z.array(AgencyDate),
  problems: ['payforms.span'],
})
export const calendarFeed = endpoint({
  id: 'payforms.calendarFeed',
  method: 'GET',
  path: `${base}/calendar/ical`,
  access: readers,
  summary:
    'The same dates for the year to come as a calendar (RFC 5545), without amounts; to subscribe, make an address by calendar.addFeed',
  download: true,
})
export const dateDone = endpoint({
  id: 'payforms.done',
  method: 'POST',
  path: `${base}/calendar/{id}/done`,
  access: readers,
  params,
  body: z.strictObject({
    paid_on: DateText,
    reference: OptionalText.nullable().optional(),
    amount: PositiveMoneyText.nullable().optional(),
  }),
  summary: 'Paid or filed, on this day with this receipt; sent again it puts that right',
  response: AgencyDate,
  problems: ['payforms.not-yet'],
})
export const dateOpen = endpoint({
  id: 'payforms.open',
  method: 'DELETE',
  path: `${base}/calendar/{id}/done`,
  access: readers,
  params,
  summary: 'Not paid or filed after all',
  response: AgencyDate,
})
