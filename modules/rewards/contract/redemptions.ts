/** Redemptions: listed, approved, rejected and handed over by HR. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id } from '#platform/contract/fields.ts'
import { decisions, states } from '../model/redemption.ts'
import { Month, Reason, Redemption } from './types.ts'

const access = { to: 'area', of: ['rewards'] } as const
const params = z.object({ id: Id })
const deciding = {
  state: z.enum(decisions),
  /** Why it was rejected. */
  reason: z.string().trim().max(255).optional(),
  /** Of what was handed over; today where it is not said. */
  delivered_on: DateText.optional(),
  /** YYYY-MM: in whose pay its value counts; the next one that is open where it is not said. */
  pay_month: Month.optional(),
}
const problems = ['rewards.invalid', 'rewards.not-now'] as const

export const redemptions = endpoint({
  id: 'rewards.redemptions',
  method: 'GET',
  path: 'api/panel/rewards/redemption',
  access,
  summary: 'What was redeemed, the newest first',
  query: z.object({ state: z.enum(states).optional(), employee_id: Id.optional() }),
  response: z.array(Redemption),
})
export const redeemFor = endpoint({
  id: 'rewards.redeemFor',
  method: 'POST',
  path: 'api/panel/rewards/redemption',
  status: 201,
  access,
  summary: 'Redeem an item for somebody, from their points',
  body: z.strictObject({ employee_id: Id, item_id: Id }),
  response: Redemption,
  problems,
})
export const redemption = endpoint({
  id: 'rewards.redemption',
  method: 'GET',
  path: 'api/panel/rewards/redemption/{id}',
  access,
  params,
  summary: 'One redemption',
  response: Redemption,
})
export const decide = endpoint({
  id: 'rewards.decide',
  method: 'PATCH',
  path: 'api/panel/rewards/redemption/{id}',
  access,
  params,
  summary: 'Approve it, hand it over, or reject it with a reason: then the points go back',
  body: z.strictObject(deciding),
  response: Redemption,
  problems: [...problems, 'rewards.own'],
})
export const takeBackDelivery = endpoint({
  id: 'rewards.takeBackDelivery',
  method: 'POST',
  path: 'api/panel/rewards/redemption/{id}/takeBack',
  access,
  params,
  summary: 'Take back that it was handed over, with a reason, as long as the pay in which it counts is open',
  body: z.strictObject({ reason: Reason }),
  response: Redemption,
  problems: ['rewards.not-now', 'rewards.paid-already'],
})
export const decideMany = endpoint({
  id: 'rewards.decideMany',
  method: 'POST',
  path: 'api/panel/rewards/redemption/decide',
  access,
  summary: 'The same of several at once; what stands otherwise by now is left as it is',
  body: z.strictObject({ ids: z.array(Id).min(1).max(500), ...deciding }),
  response: z.object({ done: z.number().int(), left: z.number().int() }),
  problems: [...problems, 'rewards.own'],
})
export const cancelFor = endpoint({
  id: 'rewards.cancelFor',
  method: 'DELETE',
  path: 'api/panel/rewards/redemption/{id}',
  access,
  params,
  summary: 'Cancel one that waits, for the person; the points go back',
  response: z.null(),
  problems: ['rewards.not-now'],
})
