/** What a claim may be charged to: the travels somebody may still claim for, and the cost centres that are open. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'

export const Choices = z
  .object({
    travels: z.array(z.object({ id: Id, name: z.string(), from: Day, to: Day })),
    cost_centres: z.array(z.object({ id: Id, code: z.string(), name: z.string() })),
  })
  .meta({ id: 'ClaimChoices' })

export const ownChoices = endpoint({
  id: 'claims.ownChoices',
  method: 'GET',
  path: 'api/emp/claim/choice',
  access: { to: 'area', of: ['claims.own'] },
  summary: 'My travels that I may still claim for, and the cost centres that are open',
  response: Choices,
  problems: ['requests.not-employed'],
})
export const choicesFor = endpoint({
  id: 'claims.choicesFor',
  method: 'GET',
  path: 'api/panel/application/claim/choice',
  access: { to: 'area', of: ['claims.write'] },
  summary: 'The travels that somebody may still claim for, and the cost centres that are open',
  query: z.object({ employee_id: Id }),
  response: Choices,
})
