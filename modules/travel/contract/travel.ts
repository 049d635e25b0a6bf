/** Travel on business: asked for with places, costs and an advance, decided, and shown with what it comes to. */
import { endpoint } from '#platform/contract/endpoint.ts'
import { requestCalls } from '#platform/requests/contract.ts'
import { ById, requestQuery } from '#platform/requests/contract-types.ts'
import { asking, changing, TravelDetail, TravelInList, TravelPreview, TravelView, words } from './types.ts'

const refusals = ['travel.overlap', 'travel.shares-100', 'travel.outside-days', words.confirm]
const calls = requestCalls({
  keepers: 'travel',
  own: 'travel.own',
  words,
  refusals,
  refusalsOfDeciding: ['travel.settle-first', 'travel.claims-remain'],
  asking,
  changing,
  query: requestQuery,
  view: TravelView,
  inList: TravelInList,
  detail: TravelDetail,
  preview: TravelPreview,
})

export const list = {
  ...calls.list({
    id: 'travel.list',
    path: 'api/panel/application/travel',
    summary: 'Travel of everybody, newest first; also for whoever pays and closes it',
  }),
  access: { to: 'area', of: ['travel', 'travel.pay'] },
} as const
export const create = calls.create({
  id: 'travel.create',
  path: 'api/panel/application/travel',
  summary: 'Enter travel for somebody; it is decided like any other',
})
export const award = calls.award({
  id: 'travel.award',
  path: 'api/panel/application/travel/batch',
  summary: 'Enter the same travel for many people; all of them or none',
})
export const one = calls.one({
  id: 'travel.one',
  path: 'api/panel/application/travel/{id}',
  summary: 'One travel with what is needed to decide it; for whoever keeps, decides, pays or asked',
})
export const change = calls.change({
  id: 'travel.change',
  path: 'api/panel/application/travel/{id}',
  summary: 'Change travel that waits for a decision; whoever agreed so far is asked again',
})
export const remove = calls.remove({
  id: 'travel.remove',
  path: 'api/panel/application/travel/{id}',
  summary: 'Remove what was entered by mistake; never what was approved',
})
export const decide = calls.decide({
  id: 'travel.decide',
  path: 'api/panel/application/travel/batch/{decision}',
  summary: 'Approve or reject what is pending, withdraw what is approved; each has an outcome of its own',
})
export const mine = calls.mine({ id: 'travel.mine', path: 'api/emp/travel', summary: 'My travel, newest first' })
export const preview = calls.preview({
  id: 'travel.preview',
  path: 'api/emp/travel/preview',
  summary: 'What each day would be worth, and who decides; nothing is stored',
})
export const ask = calls.ask({ id: 'travel.ask', path: 'api/emp/travel', summary: 'Ask to travel' })
export const changeOwn = endpoint({
  id: 'travel.changeOwn',
  method: 'PATCH',
  path: 'api/emp/travel/{id}',
  access: { to: 'area', of: ['travel.own'] },
  summary: 'Change my travel while it is pending; whoever agreed so far is asked again',
  params: ById,
  body: changing,
  response: TravelView,
  problems: [words.changePending, ...refusals],
})
export const cancel = calls.cancel({
  id: 'travel.cancel',
  path: 'api/emp/travel/{id}/cancel',
  summary: 'Cancel my travel while it is pending',
})
export const askWithdraw = calls.askWithdraw({
  id: 'travel.askWithdraw',
  path: 'api/emp/travel/{id}/withdraw',
  summary: 'Ask for what was approved to be withdrawn; its approver decides',
})
/** The report that Taiwan's tax office wants of each travel (出差報告單): day by day where one was and what for. */
export const report = endpoint({
  id: 'travel.report',
  method: 'GET',
  path: 'api/panel/application/travel/{id}/report',
  access: { to: 'area', of: ['travel', 'travel.pay', 'travel.own'] },
  summary: 'The report of a travel day by day, to print and sign; for whoever keeps, decides, pays or asked',
  params: ById,
  download: true,
  problems: ['travel.not-approved'],
})
