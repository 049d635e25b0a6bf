/** The catalogue of rewards as HR keeps it. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { Item, itemBody } from './types.ts'

const access = { to: 'area', of: ['rewards'] } as const
const params = z.object({ id: Id })
const wrong = ['rewards.invalid', 'rewards.item-taken'] as const

export const items = endpoint({
  id: 'rewards.items',
  method: 'GET',
  path: 'api/panel/rewards/catalog',
  access,
  summary: 'The catalogue by what is asked for it',
  response: z.array(Item),
})
export const item = endpoint({
  id: 'rewards.item',
  method: 'GET',
  path: 'api/panel/rewards/catalog/{id}',
  access,
  params,
  summary: 'One item of the catalogue',
  response: Item,
})
export const addItem = endpoint({
  id: 'rewards.addItem',
  method: 'POST',
  path: 'api/panel/rewards/catalog',
  status: 201,
  access,
  summary: 'Add an item, with what it costs in points, what it is worth, and how that counts for pay',
  body: z.strictObject({
    ...itemBody,
    name_zh: itemBody.name_zh.default(''),
    description: itemBody.description.default(''),
    description_zh: itemBody.description_zh.default(''),
    stock: itemBody.stock.default(null),
    available_from: itemBody.available_from.default(null),
    available_until: itemBody.available_until.default(null),
    is_active: itemBody.is_active.default(true),
    money_value: itemBody.money_value.default('0.00'),
    pay_way: itemBody.pay_way.default('none'),
  }),
  response: Item,
  problems: wrong,
})
export const changeItem = endpoint({
  id: 'rewards.changeItem',
  method: 'PATCH',
  path: 'api/panel/rewards/catalog/{id}',
  access,
  params,
  summary: 'Change an item, or switch it off; what was redeemed keeps its cost and value',
  body: z.strictObject(itemBody).partial(),
  response: Item,
  problems: wrong,
})
export const removeItem = endpoint({
  id: 'rewards.removeItem',
  method: 'DELETE',
  path: 'api/panel/rewards/catalog/{id}',
  access,
  params,
  summary: 'Remove an item that nobody redeemed; others are switched off',
  response: z.null(),
  problems: ['rewards.item-used'],
})
export const setPicture = endpoint({
  id: 'rewards.setPicture',
  method: 'POST',
  path: 'api/panel/rewards/catalog/{id}/picture',
  access,
  params,
  summary: 'Upload the picture of an item, of at most 10 MB, in place of the one before',
  file: 'optional',
  limit: 'upload',
  response: Item,
})
export const removePicture = endpoint({
  id: 'rewards.removePicture',
  method: 'DELETE',
  path: 'api/panel/rewards/catalog/{id}/picture',
  access,
  params,
  summary: 'Remove the picture of an item',
  response: Item,
})
