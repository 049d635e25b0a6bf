/** Working from home, asked for by the day, by half days, or on some days of each week. */
import { endpoint } from '#platform/contract/endpoint.ts'
import { requestCalls } from '#platform/requests/contract.ts'
import { ById, requestQuery } from '#platform/requests/contract-types.ts'
import { asking, changing, Here, HereAnswer, WfhDetail, WfhInList, WfhPreview, WfhView, words } from './types.ts'

const calls = requestCalls({
  keepers: 'workFromHome',
  own: 'workFromHome.own',
  words,
  refusals: [
    'wfh.overlap',
    'wfh.no-working-day',
    'wfh.notice',
    'wfh.week-full',
    'wfh.month-full',
    'wfh.paper-needed',
    words.confirm,
  ],
  refusalsOfDeciding: ['wfh.ground-needed'],
  asking,
  changing,
  query: requestQuery,
  view: WfhView,
  inList: WfhInList,
  detail: WfhDetail,
  preview: WfhPreview,
})

export const list = calls.list({
  id: 'wfh.list',
  path: 'api/panel/application/wfh',
  summary: 'Working from home of everybody, newest first',
})
export const create = calls.create({
  id: 'wfh.create',
  path: 'api/panel/application/wfh',
  summary: 'Enter working from home for somebody; it is decided like any other',
})
export const award = calls.award({
  id: 'wfh.award',
  path: 'api/panel/application/wfh/batch',
  summary: 'Enter the same days at home for many people; all of them or none',
})
export const one = calls.one({
  id: 'wfh.one',
  path: 'api/panel/application/wfh/{id}',
  summary: 'One request with its days and what is needed to decide it; for whoever keeps, decides or asked',
})
export const change = calls.change({
  id: 'wfh.change',
  path: 'api/panel/application/wfh/{id}',
  summary: 'Change a request that waits for a decision; whoever agreed so far is asked again',
})
export const remove = calls.remove({
  id: 'wfh.remove',
  path: 'api/panel/application/wfh/{id}',
  summary: 'Remove what was entered by mistake; never what was approved',
})
export const decide = calls.decide({
  id: 'wfh.decide',
  path: 'api/panel/application/wfh/batch/{decision}',
  summary: 'Approve or reject what is pending, withdraw what is approved; each has an outcome of its own',
})
export const mine = calls.mine({ id: 'wfh.mine', path: 'api/emp/wfh', summary: 'My days at home, newest first' })
export const preview = calls.preview({
  id: 'wfh.preview',
  path: 'api/emp/wfh/preview',
  summary: 'Which days would count, who decides and by when; nothing is stored',
})
export const ask = calls.ask({ id: 'wfh.ask', path: 'api/emp/wfh', summary: 'Ask to work from home' })
export const cancel = calls.cancel({
  id: 'wfh.cancel',
  path: 'api/emp/wfh/{id}/cancel',
  summary: 'Cancel my request while it is pending',
})
export const askWithdraw = calls.askWithdraw({
  id: 'wfh.askWithdraw',
  path: 'api/emp/wfh/{id}/withdraw',
  summary: 'Ask for what was approved to be withdrawn; its approver decides',
})
export const here = endpoint({
  id: 'wfh.here',
  method: 'POST',
  path: 'api/emp/wfh/here',
  access: { to: 'area', of: ['workFromHome.own'] },
  summary: 'Say on an approved day that I am at the place that was agreed; how far from it is shown to HR',
  body: Here,
  response: HereAnswer,
  problems: [words.notEmployed, 'wfh.not-today', 'wfh.no-position'],
})
/** Where the law wants a standing arrangement answered (Employment Act 1955, section 60Q). */
export const letter = endpoint({
  id: 'wfh.letter',
  method: 'GET',
  path: 'api/panel/application/wfh/{id}/letter',
  access: { to: 'area', of: ['workFromHome.own'] },
  summary: 'The answer to a standing arrangement as a letter in both languages; for whoever keeps, decides or asked',
  params: ById,
  download: true,
  problems: ['wfh.no-answer'],
})
