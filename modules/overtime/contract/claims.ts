/** Claims of overtime for those who keep them. */
import { z } from 'zod'
import { BatchOutcome } from '#platform/approvals/contract-types.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, LongText } from '#platform/contract/fields.ts'
import {
  asking,
  ById,
  ClaimDetail,
  ClaimInList,
  ClaimView,
  changing,
  claimQuery,
  Deciding,
  Decision,
  HoursView,
} from './types.ts'

const keepers = { to: 'area', of: ['overtime'] } as const
const own = { to: 'area', of: ['overtime.own'] } as const
const problems = [
  'overtime.break-too-long',
  'overtime.too-long',
  'overtime.salary-limit',
  'overtime.overlaps-claim',
  'overtime.overlaps-work',
  'overtime.made-good',
  'overtime.regular-day-off',
  'overtime.fifth-hour',
  'overtime.thirteenth-hour',
  'overtime.rest-elsewhere',
  'overtime.rest-day-type',
  'overtime.rest-emergency',
  'overtime.rest-unpaid',
  'overtime.rest-too-short',
  'overtime.confirm',
]

export const list = endpoint({
  id: 'overtime.list',
  method: 'GET',
  path: 'api/panel/application/overtime',
  access: keepers,
  summary: 'Overtime of everybody, newest first',
  query: claimQuery,
  response: z.array(ClaimInList),
})
export const hours = endpoint({
  id: 'overtime.hours',
  method: 'GET',
  path: 'api/panel/application/overtime/hours',
  access: keepers,
  summary: 'Each person’s overtime of a month against what the law allows, most first',
  query: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'overtime.month') }),
  response: z.array(HoursView),
})
export const create = endpoint({
  id: 'overtime.create',
  method: 'POST',
  path: 'api/panel/application/overtime',
  status: 201,
  access: keepers,
  summary: 'Enter overtime for somebody; it is decided like any other',
  body: z.object({ employee_id: Id, ...asking }).strict(),
  response: ClaimView,
  problems,
})
export const one = endpoint({
  id: 'overtime.one',
  method: 'GET',
  path: 'api/panel/application/overtime/{id}',
  access: own,
  summary: 'One claim with what is needed to decide it; for whoever keeps, decides or made it',
  params: ById,
  response: ClaimDetail,
})
export const change = endpoint({
  id: 'overtime.change',
  method: 'PATCH',
  path: 'api/panel/application/overtime/{id}',
  access: keepers,
  summary: 'Change a claim that waits for a decision; whoever agreed so far is asked again',
  params: ById,
  body: changing,
  response: ClaimView,
  problems: ['overtime.change-pending', ...problems],
})
export const remove = endpoint({
  id: 'overtime.remove',
  method: 'DELETE',
  path: 'api/panel/application/overtime/{id}',
  access: keepers,
  summary: 'Delete a claim within an hour of its creation; never what was approved',
  params: ById,
  problems: ['overtime.delete-approved', 'overtime.delete-late'],
})
export const approve = endpoint({
  id: 'overtime.approve',
  method: 'POST',
  path: 'api/panel/application/overtime/{id}/approve',
  access: own,
  summary: 'Approve a claim, and say why',
  params: ById,
  body: z.object({ justification: LongText.optional() }).strict(),
  response: BatchOutcome,
  problems: ['overtime.justification', 'overtime.rest-day-type'],
})
export const reject = endpoint({
  id: 'overtime.reject',
  method: 'POST',
  path: 'api/panel/application/overtime/{id}/reject',
  access: own,
  summary: 'Reject a claim',
  params: ById,
  body: z.object({ reason: LongText.optional() }).strict(),
  response: BatchOutcome,
})
export const decide = endpoint({
  id: 'overtime.decide',
  method: 'POST',
  path: 'api/panel/application/overtime/batch/{decision}',
  access: own,
  summary: 'Approve or reject what is pending, withdraw what is approved; each has an outcome of its own',
  params: Decision,
  body: Deciding,
  response: BatchOutcome,
  problems: ['overtime.nothing-pending', 'overtime.nothing-approved', 'overtime.justification', 'overtime.rest-used'],
})
