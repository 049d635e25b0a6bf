/** The handbook as people read and confirm it. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { OwnArticle } from './types.ts'

const access = { to: 'area', of: ['documentation.own'] } as const
const params = z.object({ id: Id })

export const handbook = endpoint({
  id: 'documentation.own',
  method: 'GET',
  path: 'api/emp/handbook',
  access,
  summary: 'What the handbook has for me, in its order; with search, what has all its words in either language',
  query: z.object({ search: z.string().trim().max(255).optional() }),
  response: z.array(OwnArticle),
})
export const ownAttachment = endpoint({
  id: 'documentation.ownAttachment',
  method: 'GET',
  path: 'api/emp/handbook/attachment/{id}',
  access,
  params,
  summary: 'A file of an article that is for me',
  download: true,
})
export const ownArticle = endpoint({
  id: 'documentation.ownOne',
  method: 'GET',
  path: 'api/emp/handbook/{id}',
  access,
  params,
  summary: 'One article that is for me',
  response: OwnArticle,
})
export const confirmArticle = endpoint({
  id: 'documentation.confirm',
  method: 'POST',
  path: 'api/emp/handbook/{id}/confirm',
  access,
  params,
  summary: 'I have read and understood it, as it reads now',
  response: OwnArticle,
  problems: ['handbook.not-asked'],
})
