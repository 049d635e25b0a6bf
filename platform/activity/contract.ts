/** What was done in the company, by whom and when; and the proof that nothing of it was altered. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id, Instant, Paging } from '#platform/contract/fields.ts'

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
  /** Fields as they were and as they are; sealed ones and pay only as `••••`. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
})

export const activityLog = endpoint({
  id: 'activity.list',
  method: 'GET',
  path: 'api/panel/activityLog',
  access: area,
  summary: 'Entries of the activity log, newest first',
  query: Paging.extend({
    page: z.coerce.number().int().min(1).default(1),
    /** `company`, `account`, `employee` ... */
    subject_kind: z.string().max(60).optional(),
    subject_id: z.string().max(60).optional(),
    account_id: Id.optional(),
    /** One action, or all of a module: `payroll.approved` or `payroll`. */
    action: z.string().max(100).optional(),
    /** Days in the company's time zone, both included. */
    from: DateText.optional(),
    to: DateText.optional(),
  }).omit({ sort: true }),
  response: z.array(ActivityLine),
})

export const verifyActivityLog = endpoint({
  id: 'activity.verify',
  method: 'GET',
  path: 'api/panel/activityLog/verify',
  access: area,
  summary: 'Recompute the chain of the log: which entry, if any, was altered',
  response: z.object({ entries: z.number().int(), intact: z.boolean(), broken_at: z.number().int().nullable() }),
})
