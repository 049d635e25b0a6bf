/** Off in lieu: whoever worked on a rest day, an off day or a holiday earns time off, once it is approved. */
import { z } from 'zod'
import { BatchOutcome } from '#platform/approvals/contract-types.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import {
  ById,
  Deciding,
  Decision,
  EarnedDayDetail,
  EarnedDayInList,
  EarnedDayView,
  EarnedPreview,
  earnedQuery,
  lieuAsking,
  lieuChanging,
  People,
  Why,
} from './earned-types.ts'

const keepers = { to: 'area', of: ['offInLieu'] } as const
const own = { to: 'area', of: ['offInLieu.own'] } as const
const problems = ['leave.earned-working-day', 'leave.earned-future', 'leave.earned-twice']

export const list = endpoint({
  id: 'leave.offInLieuList',
  method: 'GET',
  path: 'api/panel/offInLieu',
  access: keepers,
  summary: 'Off in lieu of everybody, newest first',
  query: earnedQuery,
  response: z.array(EarnedDayInList),
})
export const create = endpoint({
  id: 'leave.offInLieuCreate',
  method: 'POST',
  path: 'api/panel/offInLieu',
  status: 201,
  access: keepers,
  summary: 'Enter off in lieu for somebody; it is decided like any other',
  body: z.object({ employee_id: Id, ...lieuAsking }).strict(),
  response: EarnedDayView,
  problems,
})
export const award = endpoint({
  id: 'leave.offInLieuAward',
  method: 'POST',
  path: 'api/panel/offInLieu/batch',
  status: 201,
  access: keepers,
  summary: 'Enter off in lieu of the same day for many people; all of them or none',
  body: z.object({ employee_ids: People, ...lieuAsking }).strict(),
  response: z.array(EarnedDayView),
  problems: [...problems, 'leave.batch-refused'],
})
export const one = endpoint({
  id: 'leave.offInLieuOne',
  method: 'GET',
  path: 'api/panel/offInLieu/{id}',
  access: own,
  summary: 'One request for off in lieu with what is needed to decide it; for whoever keeps, decides or asked for it',
  params: ById,
  response: EarnedDayDetail,
})
export const change = endpoint({
  id: 'leave.offInLieuChange',
  method: 'PATCH',
  path: 'api/panel/offInLieu/{id}',
  access: keepers,
  summary: 'Change off in lieu that waits for a decision; whoever agreed so far is asked again',
  params: ById,
  body: lieuChanging,
  response: EarnedDayView,
  problems: ['leave.earned-change-pending', ...problems],
})
export const remove = endpoint({
  id: 'leave.offInLieuRemove',
  method: 'DELETE',
  path: 'api/panel/offInLieu/{id}',
  access: keepers,
  summary: 'Remove off in lieu that was entered by mistake; never what was approved',
  params: ById,
  problems: ['leave.earned-remove-approved'],
})
export const decide = endpoint({
  id: 'leave.offInLieuDecide',
  method: 'POST',
  path: 'api/panel/offInLieu/batch/{decision}',
  access: own,
  summary: 'Approve or reject what is pending, withdraw what is approved; each has an outcome of its own',
  params: Decision,
  body: Deciding,
  response: BatchOutcome,
  problems: ['leave.earned-nothing-pending', 'leave.nothing-approved', 'leave.earned-used'],
})
export const mine = endpoint({
  id: 'leave.offInLieuMine',
  method: 'GET',
  path: 'api/emp/offInLieu',
  access: own,
  summary: 'My off in lieu, newest first',
  response: z.array(EarnedDayView),
  problems: ['leave.not-employed'],
})
export const preview = endpoint({
  id: 'leave.offInLieuPreview',
  method: 'POST',
  path: 'api/emp/offInLieu/preview',
  access: own,
  summary: 'What off in lieu would come to, until when, and who decides; nothing is stored',
  body: z.object(lieuAsking).strict(),
  response: EarnedPreview,
  problems: ['leave.not-employed'],
})
export const ask = endpoint({
  id: 'leave.offInLieuAsk',
  method: 'POST',
  path: 'api/emp/offInLieu',
  status: 201,
  access: own,
  summary: 'Ask for off in lieu',
  body: z.object(lieuAsking).strict(),
  response: EarnedDayView,
  problems: ['leave.not-employed', ...problems],
})
export const cancel = endpoint({
  id: 'leave.offInLieuCancel',
  method: 'POST',
  path: 'api/emp/offInLieu/{id}/cancel',
  access: own,
  summary: 'Cancel my request while it is pending',
  params: ById,
  response: EarnedDayView,
})
export const askWithdraw = endpoint({
  id: 'leave.offInLieuAskWithdraw',
  method: 'POST',
  path: 'api/emp/offInLieu/{id}/withdraw',
  access: own,
  summary: 'Ask for what was approved to be withdrawn; its approver decides',
  params: ById,
  body: Why,
  response: EarnedDayView,
})
