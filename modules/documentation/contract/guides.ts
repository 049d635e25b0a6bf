/** Guides to the screens that the caller may open. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { GuideView } from './types.ts'

const query = z.object({ search: z.string().trim().max(255).optional() })

export const guides = endpoint({
  id: 'documentation.guides',
  method: 'GET',
  path: 'api/panel/documentation',
  access: { to: 'area', of: ['documentation'] },
  summary: 'Guides to the screens that one may open; with search, those that match all its words in either language',
  query,
  response: z.array(GuideView),
})
export const ownGuides = endpoint({
  id: 'documentation.ownGuides',
  method: 'GET',
  path: 'api/emp/handbook/guide',
  access: { to: 'area', of: ['documentation.own'] },
  summary: 'The same for one’s own pages',
  query,
  response: z.array(GuideView),
})
