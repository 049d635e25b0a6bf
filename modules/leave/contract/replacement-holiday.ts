/** Replacement holidays: a holiday that fell on somebody’s day off, or that they worked, is taken on another day. */
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
  People,
  replacementAsking,
  replacementChanging,
  Why,
} from './earned-types.ts'

const keepers = { to: 'area', of: ['leave'] } as const
const own = { to: 'area', of: ['leave.own'] } as const
const problems = ['leave.earned-no-holiday', 'leave.earned-holiday-off', 'leave.earned-twice']

export const list = endpoint({
  id: 'leave.replacementHolidayList',
  method: 'GET',
  path: 'api/panel/replacementHoliday',
  access: keepers,
  summary: 'Replacement holidays of everybody, newest first',
  query: earnedQuery,
  response: z.array(EarnedDayInList),
})
export const create = endpoint({
  id: 'leave.replacementHolidayCreate',
  method: 'POST',
  path: 'api/panel/replacementHoliday',
  status: 201,
  access: keepers,
  summary: 'Enter a replacement holiday for somebody; it is decided like any other',
  body: z.object({ employee_id: Id, ...replacementAsking }).strict(),
  response: EarnedDayView,
  problems,
})
export const award = endpoint({
  id: 'leave.replacementHolidayAward',
  method: 'POST',
  path: 'api/panel/replacementHoliday/batch',
  status: 201,
  access: keepers,
  summary: 'Enter a replacement holiday of the same day for many people; all of them or none',
  body: z.object({ employee_ids: People, ...replacementAsking }).strict(),
  response: z.array(EarnedDayView),
  problems: [...problems, 'leave.batch-refused'],
})
export const one = endpoint({
  id: 'leave.replacementHolidayOne',
  method: 'GET',
  path: 'api/panel/replacementHoliday/{id}',
  access: own,
  summary:
    'One request for a replacement holiday with what is needed to decide it; for whoever keeps, decides or asked for it',
  params: ById,
  response: EarnedDayDetail,
})
export const change = endpoint({
  id: 'leave.replacementHolidayChange',
  method: 'PATCH',
  path: 'api/panel/replacementHoliday/{id}',
  access: keepers,
  summary: 'Change a replacement holiday that waits for a decision; whoever agreed so far is asked again',
  params: ById,
  body: replacementChanging,
  response: EarnedDayView,
  problems: ['leave.earned-change-pending', ...problems],
})
export const remove = endpoint({
  id: 'leave.replacementHolidayRemove',
  method: 'DELETE',
  path: 'api/panel/replacementHoliday/{id}',
  access: keepers,
  summary: 'Remove a replacement holiday that was entered by mistake; never what was approved',
  params: ById,
  problems: ['leave.earned-remove-approved'],
})
export const decide = endpoint({
  id: 'leave.replacementHolidayDecide',
  method: 'POST',
  path: 'api/panel/replacementHoliday/batch/{decision}',
  access: own,
  summary: 'Approve or reject what is pending, withdraw what is approved; each has an outcome of its own',
  params: Decision,
  body: Deciding,
  response: BatchOutcome,
  problems: ['leave.earned-nothing-pending', 'leave.nothing-approved', 'leave.earned-used'],
})
export const mine = endpoint({
  id: 'leave.replacementHolidayMine',
  method: 'GET',
  path: 'api/emp/replacementHoliday',
  access: own,
  summary: 'My replacement holidays, newest first',
  response: z.array(EarnedDayView),
  problems: ['leave.not-employed'],
})
export const preview = endpoint({
  id: 'leave.replacementHolidayPreview',
  method: 'POST',
  path: 'api/emp/replacementHoliday/preview',
  access: own,
  summary: 'What a replacement holiday would come to, until when, and who decides; nothing is stored',
  body: z.object(replacementAsking).strict(),
  response: EarnedPreview,
  problems: ['leave.not-employed'],
})
export const ask = endpoint({
  id: 'leave.replacementHolidayAsk',
  method: 'POST',
  path: 'api/emp/replacementHoliday',
  status: 201,
  access: own,
  summary: 'Ask for a replacement holiday',
  body: z.object(replacementAsking).strict(),
  response: EarnedDayView,
  problems: ['leave.not-employed', ...problems],
})
export const cancel = endpoint({
  id: 'leave.replacementHolidayCancel',
  method: 'POST',
  path: 'api/emp/replacementHoliday/{id}/cancel',
  access: own,
  summary: 'Cancel my request while it is pending',
  params: ById,
  response: EarnedDayView,
})
export const askWithdraw = endpoint({
  id: 'leave.replacementHolidayAskWithdraw',
  method: 'POST',
  path: 'api/emp/replacementHoliday/{id}/withdraw',
  access: own,
  summary: 'Ask for what was approved to be withdrawn; its approver decides',
  params: ById,
  body: Why,
  response: EarnedDayView,
})
