/** Leave that people ask for, entered and decided in the back office: one by one, for many at once, in batches. */
import { z } from 'zod'
import { BatchOutcome } from '#platform/approvals/contract-types.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id, LongText, Paging } from '#platform/contract/fields.ts'
import {
  ApplicationDetail,
  ApplicationInList,
  ApplicationView,
  asking,
  changing,
  Preview,
} from './application-types.ts'

const keepers = { to: 'area', of: ['leave'] } as const
const seen = { to: 'area', of: ['leave', 'leave.team'] } as const
const ById = z.object({ id: Id })
const Statuses = z.enum(['pending', 'approved', 'rejected', 'withdrawn', 'cancelled', 'completed'])

export const applications = endpoint({
  id: 'leave.applications',
  method: 'GET',
  path: 'api/panel/leave/application',
  access: seen,
  summary: 'Leave of everybody within sight, newest first; by status, type, person, department and days',
  query: Paging.extend({
    status: Statuses.optional(),
    type_id: Id.optional(),
    employee_id: Id.optional(),
    department_id: Id.optional(),
    from: DateText.optional(),
    to: DateText.optional(),
  }),
  response: z.array(ApplicationInList),
})
export const application = endpoint({
  id: 'leave.application',
  method: 'GET',
  path: 'api/panel/leave/application/{id}',
  access: { to: 'area', of: ['leave.own'] },
  summary: 'One application day by day, with who else is away; for whoever keeps, decides or asked for it',
  params: ById,
  response: ApplicationDetail,
})
export const previewApplication = endpoint({
  id: 'leave.previewApplication',
  method: 'POST',
  path: 'api/panel/leave/application/preview',
  access: keepers,
  summary: 'What somebody’s leave would come to, day by day; nothing is stored',
  body: z.object({ employee_id: Id, ...asking }).strict(),
  response: Preview,
})
export const createApplication = endpoint({
  id: 'leave.createApplication',
  method: 'POST',
  path: 'api/panel/leave/application',
  status: 201,
  access: keepers,
  summary: 'Enter leave for somebody; it is decided like any other',
  body: z.object({ employee_id: Id, ...asking }).strict(),
  response: ApplicationView,
  problems: ['leave.not-enough', 'leave.overlap', 'leave.locked'],
})
export const changeApplication = endpoint({
  id: 'leave.changeApplication',
  method: 'PATCH',
  path: 'api/panel/leave/application/{id}',
  access: keepers,
  summary: 'Change leave that waits for a decision; whoever agreed so far is asked again',
  params: ById,
  body: changing,
  response: ApplicationView,
  problems: ['leave.change-pending', 'leave.follows-another', 'leave.not-enough', 'leave.overlap', 'leave.locked'],
})
export const previewChange = endpoint({
  id: 'leave.previewChange',
  method: 'POST',
  path: 'api/panel/leave/application/{id}/preview',
  access: keepers,
  summary: 'What a change of leave that waits would come to, day by day; nothing is stored',
  params: ById,
  body: changing,
  response: Preview,
  problems: ['leave.change-pending', 'leave.follows-another', 'leave.locked'],
})
export const removeApplication = endpoint({
  id: 'leave.removeApplication',
  method: 'DELETE',
  path: 'api/panel/leave/application/{id}',
  access: keepers,
  summary: 'Remove leave that was entered by mistake, with what the law created beside it; never what was approved',
  params: ById,
  problems: ['leave.remove-approved', 'leave.follows-another', 'leave.locked'],
})
export const batchApplications = endpoint({
  id: 'leave.batchApplications',
  method: 'POST',
  path: 'api/panel/leave/application/batch',
  status: 201,
  access: keepers,
  summary: 'Enter the same leave for many people, at most 16 days; all of them or none',
  body: z.object({ employee_ids: z.array(Id).min(1).max(500), ...asking }).strict(),
  response: z.array(ApplicationView),
  problems: ['leave.batch-proof', 'leave.batch-too-long', 'leave.batch-refused'],
})
export const decideApplications = endpoint({
  id: 'leave.decideApplications',
  method: 'POST',
  path: 'api/panel/leave/application/batch/{decision}',
  access: { to: 'area', of: ['leave.own'] },
  summary: 'Approve or reject what is pending, withdraw what is approved; each has an outcome of its own',
  params: z.object({ decision: z.enum(['approve', 'reject', 'withdraw']) }),
  body: z
    .object({ ids: z.array(Id).min(1).max(500), reason: LongText.optional(), confirm: Flag.default(false) })
    .strict(),
  response: BatchOutcome,
  problems: ['leave.nothing-pending', 'leave.nothing-approved', 'leave.mandated-confirm'],
})
