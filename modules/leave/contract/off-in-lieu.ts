/** Off in lieu: whoever worked on a rest day, an off day or a holiday earns time off, once it is approved. */
import { requestCalls } from '#platform/requests/contract.ts'
import { requestQuery } from '#platform/requests/contract-types.ts'
import {
  EarnedDayDetail,
  EarnedDayInList,
  EarnedDayView,
  EarnedPreview,
  earnedWords,
  lieuAsking,
  lieuChanging,
} from './earned-types.ts'

const calls = requestCalls({
  keepers: 'offInLieu',
  own: 'offInLieu.own',
  words: earnedWords,
  refusals: ['leave.earned-working-day', 'leave.earned-future', 'leave.earned-twice'],
  refusalsOfDeciding: ['leave.earned-used'],
  asking: lieuAsking,
  changing: lieuChanging,
  query: requestQuery,
  view: EarnedDayView,
  inList: EarnedDayInList,
  detail: EarnedDayDetail,
  preview: EarnedPreview,
})

export const list = calls.list({
  id: 'leave.offInLieuList',
  path: 'api/panel/offInLieu',
  summary: 'Off in lieu of everybody, newest first',
})
export const create = calls.create({
  id: 'leave.offInLieuCreate',
  path: 'api/panel/offInLieu',
  summary: 'Enter off in lieu for somebody; it is decided like any other',
})
export const award = calls.award({
  id: 'leave.offInLieuAward',
  path: 'api/panel/offInLieu/batch',
  summary: 'Enter off in lieu of the same day for many people; all of them or none',
})
export const one = calls.one({
  id: 'leave.offInLieuOne',
  path: 'api/panel/offInLieu/{id}',
  summary: 'One request for off in lieu with what is needed to decide it; for whoever keeps, decides or asked for it',
})
export const change = calls.change({
  id: 'leave.offInLieuChange',
  path: 'api/panel/offInLieu/{id}',
  summary: 'Change off in lieu that waits for a decision; whoever agreed so far is asked again',
})
export const remove = calls.remove({
  id: 'leave.offInLieuRemove',
  path: 'api/panel/offInLieu/{id}',
  summary: 'Remove off in lieu that was entered by mistake; never what was approved',
})
export const decide = calls.decide({
  id: 'leave.offInLieuDecide',
  path: 'api/panel/offInLieu/batch/{decision}',
  summary: 'Approve or reject what is pending, withdraw what is approved; each has an outcome of its own',
})
export const mine = calls.mine({
  id: 'leave.offInLieuMine',
  path: 'api/emp/offInLieu',
  summary: 'My off in lieu, newest first',
})
export const preview = calls.preview({
  id: 'leave.offInLieuPreview',
  path: 'api/emp/offInLieu/preview',
  summary: 'What off in lieu would come to, until when, and who decides; nothing is stored',
})
export const ask = calls.ask({
  id: 'leave.offInLieuAsk',
  path: 'api/emp/offInLieu',
  summary: 'Ask for off in lieu',
})
export const cancel = calls.cancel({
  id: 'leave.offInLieuCancel',
  path: 'api/emp/offInLieu/{id}/cancel',
  summary: 'Cancel my request while it is pending',
})
export const askWithdraw = calls.askWithdraw({
  id: 'leave.offInLieuAskWithdraw',
  path: 'api/emp/offInLieu/{id}/withdraw',
  summary: 'Ask for what was approved to be withdrawn; its approver decides',
})
