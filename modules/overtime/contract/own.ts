/** Overtime of one's own. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { LongText } from '#platform/contract/fields.ts'
import { asking, ById, ClaimPreview, ClaimView } from './types.ts'

const own = { to: 'area', of: ['overtime.own'] } as const

export const mine = endpoint({
  id: 'overtime.mine',
  method: 'GET',
  path: 'api/emp/overtime',
  access: own,
  summary: 'My overtime, newest first',
  response: z.array(ClaimView),
  problems: ['overtime.not-employed'],
})
export const preview = endpoint({
  id: 'overtime.preview',
  method: 'POST',
  path: 'api/emp/overtime/preview',
  access: own,
  summary: 'How much of it would count, as what, and who decides; nothing is stored',
  body: z.object(asking).strict(),
  response: ClaimPreview,
  problems: ['overtime.not-employed'],
})
export const ask = endpoint({
  id: 'overtime.ask',
  method: 'POST',
  path: 'api/emp/overtime',
  status: 201,
  access: own,
  summary: 'Claim overtime',
  body: z.object(asking).strict(),
  response: ClaimView,
  problems: ['overtime.not-employed', 'overtime.confirm'],
})
export const cancel = endpoint({
  id: 'overtime.cancel',
  method: 'POST',
  path: 'api/emp/overtime/{id}/cancel',
  access: own,
  summary: 'Cancel my claim while it is pending',
  params: ById,
  response: ClaimView,
})
export const askWithdraw = endpoint({
  id: 'overtime.askWithdraw',
  method: 'POST',
  path: 'api/emp/overtime/{id}/withdraw',
  access: own,
  summary: 'Ask for what was approved to be withdrawn; its approver decides',
  params: ById,
  body: z.object({ reason: LongText.min(1) }).strict(),
  response: ClaimView,
})
