/** Thanking colleagues, one's own points, and what they are redeemed for. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Paging } from '#platform/contract/fields.ts'
import { MESSAGE_MAX, MOST_AT_ONCE } from '../model/giving.ts'
import { Badge, Entry, Given, Item, OwnRedemption, Rank, rankQuery } from './types.ts'

const access = { to: 'area', of: ['rewards.own'] } as const
const params = z.object({ id: Id })

export const mine = endpoint({
  id: 'rewards.mine',
  method: 'GET',
  path: 'api/emp/reward',
  access,
  summary: 'My points, what I may still give this month, and the types that I may give',
  response: z.object({
    is_employed: z.boolean(),
    balance: z.number().int(),
    /** What expires next. */
    expiring: z.object({ points: z.number().int(), on: z.string() }).nullable(),
    budget: z.object({ month: z.number().int(), left: z.number().int() }),
    types: z.array(
      Badge.pick({ id: true, name: true, name_zh: true, points: true, icon: true, colour: true, given_by: true }),
    ),
    redeems: z.boolean(),
    shows_leaderboard: z.boolean(),
  }),
})
export const give = endpoint({
  id: 'rewards.give',
  method: 'POST',
  path: 'api/emp/reward',
  status: 201,
  access,
  summary: 'Thank up to five colleagues with a message; each gets the points of the type',
  body: z.strictObject({
    type_id: Id,
    employee_ids: z.array(Id).min(1, 'rewards.choose-somebody').max(MOST_AT_ONCE, 'rewards.at-most-five'),
    message: z.string().trim().min(1).max(MESSAGE_MAX),
    /** Colleagues see it. */
    is_public: Flag.default(true),
  }),
  response: z.object({ given: z.number().int() }),
  problems: ['rewards.invalid', 'rewards.not-employed'],
})
export const sides = ['received', 'given', 'everybody'] as const
export const thanks = endpoint({
  id: 'rewards.thanks',
  method: 'GET',
  path: 'api/emp/reward/list',
  access,
  summary: 'What I received, what I gave, or what everybody may see; the newest first',
  query: Paging.pick({ page: true, per_page: true }).extend({ side: z.enum(sides).default('received') }),
  response: z.array(Given),
})
export const colleagues = endpoint({
  id: 'rewards.colleagues',
  method: 'GET',
  path: 'api/emp/reward/colleagues',
  access,
  summary: 'Who works here and may be thanked, by name',
  query: z.object({ search: z.string().trim().max(100).default('') }),
  response: z.array(z.object({ id: Id, name: z.string(), department: z.string().nullable() })),
})
export const ownEntries = endpoint({
  id: 'rewards.ownEntries',
  method: 'GET',
  path: 'api/emp/reward/points',
  access,
  summary: 'How my points came and went, the newest first',
  response: z.array(Entry),
})
export const ownCatalog = endpoint({
  id: 'rewards.catalog',
  method: 'GET',
  path: 'api/emp/reward/catalog',
  access,
  summary: 'What is to be had today, by what it costs',
  response: z.array(
    Item.pick({
      id: true,
      name: true,
      name_zh: true,
      description: true,
      description_zh: true,
      cost: true,
      stock: true,
      available_until: true,
      picture_id: true,
    }),
  ),
})
export const itemPicture = endpoint({
  id: 'rewards.picture',
  method: 'GET',
  path: 'api/emp/reward/catalog/{id}/picture',
  access,
  params,
  summary: 'The picture of an item',
  download: true,
})
export const ownRedemptions = endpoint({
  id: 'rewards.ownRedemptions',
  method: 'GET',
  path: 'api/emp/reward/redemption',
  access,
  summary: 'What I redeemed, the newest first',
  response: z.array(OwnRedemption),
})
export const redeem = endpoint({
  id: 'rewards.redeem',
  method: 'POST',
  path: 'api/emp/reward/redemption',
  status: 201,
  access,
  summary: 'Redeem an item: its points are taken now, and HR decides',
  body: z.strictObject({ item_id: Id }),
  response: OwnRedemption,
  problems: ['rewards.invalid', 'rewards.not-employed'],
})
export const cancelOwn = endpoint({
  id: 'rewards.cancelOwn',
  method: 'POST',
  path: 'api/emp/reward/redemption/{id}/cancel',
  access,
  params,
  summary: 'Cancel what HR has not decided yet; the points come back',
  body: z.strictObject({}).optional(),
  response: OwnRedemption,
  problems: ['rewards.not-now'],
})
export const ownLeaderboard = endpoint({
  id: 'rewards.ownLeaderboard',
  method: 'GET',
  path: 'api/emp/reward/leaderboard',
  access,
  summary: 'The first ten, without those who do not want to be shown; nobody where the company does not show it',
  query: z.object(rankQuery).omit({ department_id: true }),
  response: z.object({ from: z.string(), to: z.string(), rows: z.array(Rank.extend({ is_me: z.boolean() })) }),
})
