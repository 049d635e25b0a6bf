/** Training asked for: a seat in a session, or a course outside. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { requestCalls } from '#platform/requests/contract.ts'
import { requestQuery } from '#platform/requests/contract-types.ts'
import { asking, changing, TrainingDetail, TrainingInList, TrainingPreview, TrainingView, words } from './types.ts'

const calls = requestCalls({
  keepers: 'training',
  own: 'training.own',
  words,
  refusals: ['training.asked-already', 'training.session-closed', 'training.enrol-over', words.confirm],
  refusalsOfDeciding: ['training.session-closed'],
  asking,
  changing,
  query: requestQuery,
  view: TrainingView,
  inList: TrainingInList,
  detail: TrainingDetail,
  preview: TrainingPreview,
})

export const list = calls.list({
  id: 'training.list',
  path: 'api/panel/application/training',
  summary: 'Training that was asked for, by everybody, newest first',
})
export const create = calls.create({
  id: 'training.create',
  path: 'api/panel/application/training',
  summary: 'Ask for training for somebody; it is decided like any other',
})
export const award = calls.award({
  id: 'training.award',
  path: 'api/panel/application/training/batch',
  summary: 'Ask for the same training for many people; all of them or none',
})
export const one = calls.one({
  id: 'training.one',
  path: 'api/panel/application/training/{id}',
  summary: 'One request with seats, bond and budget; for whoever keeps, decides or asked',
})
export const change = calls.change({
  id: 'training.change',
  path: 'api/panel/application/training/{id}',
  summary: 'Change a request that waits for a decision; whoever agreed so far is asked again',
})
export const remove = calls.remove({
  id: 'training.remove',
  path: 'api/panel/application/training/{id}',
  summary: 'Remove what was entered by mistake; never what was approved',
})
export const decide = calls.decide({
  id: 'training.decide',
  path: 'api/panel/application/training/batch/{decision}',
  summary: 'Approve or reject what is pending, withdraw what is approved; each has an outcome of its own',
})
export const link = endpoint({
  id: 'training.link',
  method: 'POST',
  path: 'api/panel/application/training/{id}/link',
  access: { to: 'area', of: ['training'] },
  params: z.object({ id: Id }),
  summary: 'Give an approved course outside its session, so that it counts like any other',
  body: z.strictObject({ session_id: Id }),
  response: TrainingView,
  problems: ['training.not-outside', 'training.invalid', 'training.session-closed'],
})
export const mine = calls.mine({
  id: 'training.mine',
  path: 'api/emp/training',
  summary: 'Training that I asked for, newest first',
})
export const preview = calls.preview({
  id: 'training.preview',
  path: 'api/emp/training/preview',
  summary: 'Seats, cost and bond of what would be asked for, and who decides; nothing is stored',
})
export const ask = calls.ask({ id: 'training.ask', path: 'api/emp/training', summary: 'Ask for training' })
export const cancel = calls.cancel({
  id: 'training.cancel',
  path: 'api/emp/training/{id}/cancel',
  summary: 'Cancel my request while it is pending',
})
export const askWithdraw = calls.askWithdraw({
  id: 'training.askWithdraw',
  path: 'api/emp/training/{id}/withdraw',
  summary: 'Ask for what was approved to be withdrawn; its approver decides',
})
