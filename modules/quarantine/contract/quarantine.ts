/** Quarantine as a kind of request: reported, decided, extended by another, ended early. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText } from '#platform/contract/fields.ts'
import { requestCalls } from '#platform/requests/contract.ts'
import { ById, requestQuery } from '#platform/requests/contract-types.ts'
import {
  asking,
  changing,
  QuarantineDetail,
  QuarantineInList,
  QuarantinePreview,
  QuarantineView,
  words,
} from './types.ts'

const calls = requestCalls({
  keepers: 'quarantine',
  own: 'quarantine.own',
  words,
  refusals: ['quarantine.overlap', 'quarantine.too-long', 'quarantine.paper-needed', words.confirm],
  asking,
  changing,
  query: requestQuery,
  view: QuarantineView,
  inList: QuarantineInList,
  detail: QuarantineDetail,
  preview: QuarantinePreview,
})

export const list = calls.list({
  id: 'quarantine.list',
  path: 'api/panel/quarantine',
  summary: 'Quarantines of everybody, newest first',
})
export const create = calls.create({
  id: 'quarantine.create',
  path: 'api/panel/quarantine',
  summary: 'Enter a quarantine for somebody; it is decided like any other',
})
export const award = calls.award({
  id: 'quarantine.award',
  path: 'api/panel/quarantine/batch',
  summary: 'Enter the same quarantine for many people; all of them or none',
})
export const one = calls.one({
  id: 'quarantine.one',
  path: 'api/panel/quarantine/{id}',
  summary: 'One quarantine; for whoever keeps, decides or asked, and why it is for the first and the last alone',
})
export const change = calls.change({
  id: 'quarantine.change',
  path: 'api/panel/quarantine/{id}',
  summary: 'Change one that waits for a decision; whoever agreed so far is asked again',
})
export const remove = calls.remove({
  id: 'quarantine.remove',
  path: 'api/panel/quarantine/{id}',
  summary: 'Remove what was entered by mistake; never what was approved',
})
export const decide = calls.decide({
  id: 'quarantine.decide',
  path: 'api/panel/quarantine/batch/{decision}',
  summary: 'Approve or reject what is pending, withdraw what is approved; each has an outcome of its own',
})
export const end = endpoint({
  id: 'quarantine.end',
  method: 'POST',
  path: 'api/panel/quarantine/{id}/end',
  access: { to: 'area', of: ['quarantine'] },
  params: ById,
  summary: 'An approved quarantine ends on this day; it may last again as long as was approved',
  body: z.strictObject({ to: DateText }),
  response: QuarantineView,
  problems: [words.nothingApproved],
})
export const mine = calls.mine({ id: 'quarantine.mine', path: 'api/emp/quarantine', summary: 'My quarantines' })
export const preview = calls.preview({
  id: 'quarantine.preview',
  path: 'api/emp/quarantine/preview',
  summary: 'Which days count, how they are paid and who decides; nothing is stored',
})
export const ask = calls.ask({ id: 'quarantine.ask', path: 'api/emp/quarantine', summary: 'Report a quarantine' })
export const cancel = calls.cancel({
  id: 'quarantine.cancel',
  path: 'api/emp/quarantine/{id}/cancel',
  summary: 'Cancel my request while it is pending',
})
export const askWithdraw = calls.askWithdraw({
  id: 'quarantine.askWithdraw',
  path: 'api/emp/quarantine/{id}/withdraw',
  summary: 'Ask for what was approved to be withdrawn; its approver decides',
})
