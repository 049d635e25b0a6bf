/** What was done in the company, by whom and when; and the proof that nothing of it was altered. */
import { z } from 'zod'
import { PER_PAGE_DEFAULT, PER_PAGE_MAX } from '#kernel/paging.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id, Instant } from '#platform/contract/fields.ts'

const area = { to: 'area', of: ['activityLog'] } as const

export const ActivityLine = z.object({
  seq: z.number().int(),
  at: Instant,
  account_id: z.string().nullable(),
  actor: z.string(),
  actor_roles: z.array(z.string()),
  action: z.string(),
  /** The action in the reader's language. */
  title: z.string(),
  subject_kind: z.string(),
  subject_id: z.string().nullable(),
  subject_name: z.string().nullable(),
  /** The same in the reader's words: of what was looked at or refused the name is that of a call. */
  subject_text: z.string().nullable(),
  /** Fields as they were and as they are; sealed ones and pay only as `••••`. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
})

const Wanted = z.object({
  search: z.string().trim().max(255).optional(),
  /** `company`, `account`, `employee` ... */
  subject_kind: z.string().max(60).optional(),
  subject_id: z.string().max(60).optional(),
  account_id: Id.optional(),
  /** One action, or all of a part: `payroll.approved` or `payroll`. */
  action: z.string().max(100).optional(),
  /** Days in the company's time zone, both included. */
  from: DateText.optional(),
  to: DateText.optional(),
})

export const activityLog = endpoint({
  id: 'activity.list',
  method: 'GET',
  path: 'api/panel/activityLog',
  access: area,
  summary: 'Entries of the activity log, newest first',
  query: Wanted.extend({
    page: z.coerce.number().int().min(1).default(1),
    per_page: z.coerce.number().int().min(1).max(PER_PAGE_MAX).default(PER_PAGE_DEFAULT),
  }),
  response: z.array(ActivityLine),
})

export const activityParts = endpoint({
  id: 'activity.parts',
  method: 'GET',
  path: 'api/panel/activityLog/parts',
  access: area,
  summary: 'The parts of the product that have written to the log, as one may filter by them',
  response: z.array(z.object({ part: z.string(), name: z.string() })),
})

export const exportActivityLog = endpoint({
  id: 'activity.export',
  method: 'GET',
  path: 'api/panel/activityLog/export',
  access: area,
  summary: 'The entries asked for as a sheet, newest first, all of them',
  query: Wanted,
  download: true,
})

export const verifyActivityLog = endpoint({
  id: 'activity.verify',
  method: 'GET',
  path: 'api/panel/activityLog/verify',
  access: area,
  summary: 'Recompute the chain of the log: which entry, if any, was altered',
  response: z.object({ entries: z.number().int(), intact: z.boolean(), broken_at: z.number().int().nullable() }),
})
