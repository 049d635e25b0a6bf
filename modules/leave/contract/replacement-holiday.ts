/** Replacement holidays: a holiday that fell on somebody’s day off, or that they worked, is taken on another day. */
import { requestCalls } from '#platform/requests/contract.ts'
import { requestQuery } from '#platform/requests/contract-types.ts'
import {
  EarnedDayDetail,
  EarnedDayInList,
  EarnedDayView,
  EarnedPreview,
  earnedWords,
  replacementAsking,
  replacementChanging,
} from './earned-types.ts'

const calls = requestCalls({
  keepers: 'leave',
  own: 'leave.own',
  words: earnedWords,
  refusals: ['leave.earned-no-holiday', 'leave.earned-holiday-off', 'leave.earned-twice'],
  refusalsOfDeciding: ['leave.earned-used'],
  asking: replacementAsking,
  changing: replacementChanging,
  query: requestQuery,
  view: EarnedDayView,
  inList: EarnedDayInList,
  detail: EarnedDayDetail,
  preview: EarnedPreview,
})

export const list = calls.list({
  id: 'leave.replacementHolidayList',
  path: 'api/panel/replacementHoliday',
  summary: 'Replacement holidays of everybody, newest first',
})
export const create = calls.create({
  id: 'leave.replacementHolidayCreate',
  path: 'api/panel/replacementHoliday',
  summary: 'Enter a replacement holiday for somebody; it is decided like any other',
})
export const award = calls.award({
  id: 'leave.replacementHolidayAward',
  path: 'api/panel/replacementHoliday/batch',
  summary: 'Enter a replacement holiday of the same day for many people; all of them or none',
})
export const one = calls.one({
  id: 'leave.replacementHolidayOne',
  path: 'api/panel/replacementHoliday/{id}',
  summary:
    'One request for a replacement holiday with what is needed to decide it; for whoever keeps, decides or asked for it',
})
export const change = calls.change({
  id: 'leave.replacementHolidayChange',
  path: 'api/panel/replacementHoliday/{id}',
  summary: 'Change a replacement holiday that waits for a decision; whoever agreed so far is asked again',
})
export const remove = calls.remove({
  id: 'leave.replacementHolidayRemove',
  path: 'api/panel/replacementHoliday/{id}',
  summary: 'Remove a replacement holiday that was entered by mistake; never what was approved',
})
export const decide = calls.decide({
  id: 'leave.replacementHolidayDecide',
  path: 'api/panel/replacementHoliday/batch/{decision}',
  summary: 'Approve or reject what is pending, withdraw what is approved; each has an outcome of its own',
})
export const mine = calls.mine({
  id: 'leave.replacementHolidayMine',
  path: 'api/emp/replacementHoliday',
  summary: 'My replacement holidays, newest first',
})
export const preview = calls.preview({
  id: 'leave.replacementHolidayPreview',
  path: 'api/emp/replacementHoliday/preview',
  summary: 'What a replacement holiday would come to, until when, and who decides; nothing is stored',
})
export const ask = calls.ask({
  id: 'leave.replacementHolidayAsk',
  path: 'api/emp/replacementHoliday',
  summary: 'Ask for a replacement holiday',
})
export const cancel = calls.cancel({
  id: 'leave.replacementHolidayCancel',
  path: 'api/emp/replacementHoliday/{id}/cancel',
  summary: 'Cancel my request while it is pending',
})
export const askWithdraw = calls.askWithdraw({
  id: 'leave.replacementHolidayAskWithdraw',
  path: 'api/emp/replacementHoliday/{id}/withdraw',
  summary: 'Ask for what was approved to be withdrawn; its approver decides',
})
