/** One's own leave: for whoever is employed, whatever the role. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id, LongText } from '#platform/contract/fields.ts'
import { ApplicationView, asking, changing, Preview } from './application-types.ts'
import { BalanceView, LedgerEntry } from './balances.ts'
import { LeaveTypeView } from './types.ts'

const own = { to: 'area', of: ['leave.own'] } as const
const ById = z.object({ id: Id })

export const ownBalance = endpoint({
  id: 'leave.ownBalance',
  method: 'GET',
  path: 'api/emp/leave/balance',
  access: own,
  summary: 'My balances as of a day',
  query: z.object({ as_of: DateText.optional() }),
  response: z.array(BalanceView),
  problems: ['leave.not-employed'],
})
export const ownLedger = endpoint({
  id: 'leave.ownLedger',
  method: 'GET',
  path: 'api/emp/leave/balance/{typeId}/ledger',
  access: own,
  summary: 'What gave me leave of one type and what took it, in order, with what stood after it and until when',
  params: z.object({ typeId: Id }),
  query: z.object({ until: DateText.optional() }),
  response: z.array(LedgerEntry),
  problems: ['leave.not-employed'],
})
export const ownTypes = endpoint({
  id: 'leave.ownTypes',
  method: 'GET',
  path: 'api/emp/leave/type',
  access: own,
  summary: 'The types of leave that are open to me',
  response: z.array(LeaveTypeView),
  problems: ['leave.not-employed'],
})
export const ownApplications = endpoint({
  id: 'leave.ownApplications',
  method: 'GET',
  path: 'api/emp/leave/application',
  access: own,
  summary: 'My leave, newest first',
  response: z.array(ApplicationView),
  problems: ['leave.not-employed'],
})
export const previewOwn = endpoint({
  id: 'leave.previewOwn',
  method: 'POST',
  path: 'api/emp/leave/application/preview',
  access: own,
  summary: 'What my leave would come to, day by day; nothing is stored',
  body: z.object(asking).strict(),
  response: Preview,
  problems: ['leave.not-employed'],
})
export const askForLeave = endpoint({
  id: 'leave.ask',
  method: 'POST',
  path: 'api/emp/leave/application',
  status: 201,
  access: own,
  summary: 'Ask for leave',
  body: z.object(asking).strict(),
  response: ApplicationView,
  problems: ['leave.not-employed', 'leave.not-enough', 'leave.overlap', 'leave.locked'],
})
export const changeOwn = endpoint({
  id: 'leave.changeOwn',
  method: 'PATCH',
  path: 'api/emp/leave/application/{id}',
  access: own,
  summary: 'Change my leave while it is pending; whoever agreed so far is asked again',
  params: ById,
  body: changing,
  response: ApplicationView,
  problems: ['leave.change-pending', 'leave.follows-another', 'leave.not-enough', 'leave.overlap', 'leave.locked'],
})
export const previewChangeOwn = endpoint({
  id: 'leave.previewChangeOwn',
  method: 'POST',
  path: 'api/emp/leave/application/{id}/preview',
  access: own,
  summary: 'What a change of my pending leave would come to, day by day; nothing is stored',
  params: ById,
  body: changing,
  response: Preview,
  problems: ['leave.change-pending', 'leave.follows-another', 'leave.locked'],
})
export const cancelOwn = endpoint({
  id: 'leave.cancelOwn',
  method: 'POST',
  path: 'api/emp/leave/application/{id}/cancel',
  access: own,
  summary: 'Cancel my leave while it is pending',
  params: ById,
  response: ApplicationView,
})
export const askWithdrawOwn = endpoint({
  id: 'leave.askWithdrawOwn',
  method: 'POST',
  path: 'api/emp/leave/application/{id}/withdraw',
  access: own,
  summary: 'Ask for my approved leave to be withdrawn; its approver decides',
  params: ById,
  body: z.object({ reason: LongText.min(1) }).strict(),
  response: ApplicationView,
})
export const attach = endpoint({
  id: 'leave.attach',
  method: 'POST',
  path: 'api/emp/leave/attachment',
  status: 201,
  access: own,
  summary: 'Upload a proof, to be named in an application',
  file: 'required',
  limit: 'upload',
  response: z.object({ id: Id }),
})
export const attachment = endpoint({
  id: 'leave.attachment',
  method: 'GET',
  path: 'api/emp/leave/attachment/{id}',
  access: own,
  summary: 'A proof, for whoever sees its application',
  params: ById,
  download: true,
})
