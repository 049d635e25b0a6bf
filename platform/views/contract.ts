/** Saved views of lists: own ones and those shared with the company. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, ShortText } from '#platform/contract/fields.ts'

const View = z.object({
  id: Id,
  list: z.string(),
  name: z.string(),
  shared: z.boolean(),
  query: z.string(),
  mine: z.boolean(),
})

export const views = endpoint({
  id: 'views.list',
  method: 'GET',
  path: 'api/emp/view',
  access: { to: 'company' },
  summary: 'Saved views of a list',
  query: z.object({ list: z.string().max(60) }),
  response: z.array(View),
})
export const saveView = endpoint({
  id: 'views.save',
  method: 'POST',
  path: 'api/emp/view',
  status: 201,
  access: { to: 'company' },
  summary: 'Keep the filters, sorting and columns of a list under a name',
  body: z
    .object({
      list: z.string().max(60),
      name: ShortText,
      shared: z.boolean().default(false),
      query: z.string().max(4000),
    })
    .strict(),
  response: View,
  problems: ['views.name-taken'],
})
export const renameView = endpoint({
  id: 'views.rename',
  method: 'PATCH',
  path: 'api/emp/view/{id}',
  access: { to: 'company' },
  summary: 'Give one of my views another name; whose it is, who sees it and what it shows stay',
  params: z.object({ id: Id }),
  body: z.object({ name: ShortText }).strict(),
  response: View,
  problems: ['views.name-taken'],
})
export const removeView = endpoint({
  id: 'views.remove',
  method: 'DELETE',
  path: 'api/emp/view/{id}',
  access: { to: 'company' },
  summary: 'Forget one of my views',
  params: z.object({ id: Id }),
})
