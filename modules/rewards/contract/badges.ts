/** Types of recognition: the three that every company has, and its own. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { Badge, badgeBody } from './types.ts'

const access = { to: 'area', of: ['rewards'] } as const
const params = z.object({ id: Id })

export const badges = endpoint({
  id: 'rewards.types',
  method: 'GET',
  path: 'api/panel/rewards/type',
  access,
  summary: 'Types of recognition, the standard ones first',
  response: z.array(Badge),
})
export const badge = endpoint({
  id: 'rewards.type',
  method: 'GET',
  path: 'api/panel/rewards/type/{id}',
  access,
  params,
  summary: 'One type of recognition',
  response: Badge,
})
export const addBadge = endpoint({
  id: 'rewards.addType',
  method: 'POST',
  path: 'api/panel/rewards/type',
  status: 201,
  access,
  summary: 'Add a type of recognition; its name is there once',
  body: z.strictObject({
    ...badgeBody,
    name_zh: badgeBody.name_zh.default(''),
    points: badgeBody.points.default(0),
    given_by: badgeBody.given_by.default('everybody'),
    icon: badgeBody.icon.default('star'),
    colour: badgeBody.colour.default('blue'),
    is_active: badgeBody.is_active.default(true),
  }),
  response: Badge,
  problems: ['rewards.type-taken'],
})
export const changeBadge = endpoint({
  id: 'rewards.changeType',
  method: 'PATCH',
  path: 'api/panel/rewards/type/{id}',
  access,
  params,
  summary: 'Change a type, or switch it off; what was given keeps its points',
  body: z.strictObject(badgeBody).partial(),
  response: Badge,
  problems: ['rewards.type-taken'],
})
export const removeBadge = endpoint({
  id: 'rewards.removeType',
  method: 'DELETE',
  path: 'api/panel/rewards/type/{id}',
  access,
  params,
  summary: 'Remove a type of one’s own that was never given; others are switched off',
  response: z.null(),
  problems: ['rewards.type-standard', 'rewards.type-used'],
})
