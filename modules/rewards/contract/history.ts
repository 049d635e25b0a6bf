/** Recognition given, the points of everybody, and leaderboards, for HR. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id, Paging } from '#platform/contract/fields.ts'
import { Entry, KeptGiven, Points, Rank, Reason, rankQuery } from './types.ts'

const access = { to: 'area', of: ['rewards'] } as const
const params = z.object({ id: Id })
const days = { from: DateText.optional(), to: DateText.optional() }

export const history = endpoint({
  id: 'rewards.history',
  method: 'GET',
  path: 'api/panel/rewards/history',
  access,
  summary: 'Everything that was given, the newest first',
  query: Paging.pick({ page: true, per_page: true }).extend({
    ...{ type_id: Id.optional(), employee_id: Id.optional(), giver_id: Id.optional(), department_id: Id.optional() },
    ...days,
  }),
  response: z.array(KeptGiven),
})
export const withdraw = endpoint({
  id: 'rewards.withdraw',
  method: 'POST',
  path: 'api/panel/rewards/history/{id}/withdraw',
  access,
  params,
  summary: 'Withdraw a recognition with a reason; of its points as many go back as are still there',
  body: z.strictObject({ reason: Reason }),
  response: KeptGiven,
  problems: ['rewards.not-now'],
})
const Held = z.object({
  ...{ employee_id: Id, staff_id: z.string(), full_name: z.string(), department: z.string().nullable() },
  ...{ balance: z.number().int(), earned: z.number().int(), redeemed: z.number().int(), has_left: z.boolean() },
})
export const held = endpoint({
  id: 'rewards.points',
  method: 'GET',
  path: 'api/panel/rewards/points',
  access,
  summary: 'The points of everybody who ever had some, by name',
  response: z.array(Held),
})
export const entries = endpoint({
  id: 'rewards.entries',
  method: 'GET',
  path: 'api/panel/rewards/points/{id}',
  access,
  params,
  summary: 'How the points of one person came and went, the newest first',
  response: z.object({ full_name: z.string(), balance: z.number().int(), entries: z.array(Entry) }),
})
export const grant = endpoint({
  id: 'rewards.grant',
  method: 'POST',
  path: 'api/panel/rewards/points',
  status: 201,
  access,
  summary: 'Give points to one or many people, with a reason that they read',
  body: z.strictObject({ employee_ids: z.array(Id).min(1).max(500), points: Points, reason: Reason }),
  response: z.object({ given: z.number().int() }),
  problems: ['rewards.invalid', 'rewards.own'],
})
export const correct = endpoint({
  id: 'rewards.correct',
  method: 'POST',
  path: 'api/panel/rewards/points/{id}/correct',
  access,
  params,
  summary: 'Take points back from somebody, with a reason; never more than are left',
  body: z.strictObject({ points: Points, reason: Reason }),
  response: z.object({ balance: z.number().int() }),
  problems: ['rewards.invalid'],
})
export const leaderboards = endpoint({
  id: 'rewards.leaderboards',
  method: 'GET',
  path: 'api/panel/rewards/leaderboards',
  access,
  summary: 'The first ten by points or by recognitions received; who has as many shares the place',
  query: z.object(rankQuery),
  response: z.object({
    ...{ from: z.string(), to: z.string() },
    rows: z.array(Rank.extend({ employee_id: Id, is_hidden: z.boolean() })),
  }),
})
