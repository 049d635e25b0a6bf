/** How many people of each company the clock may know by their face. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, ShortText } from '#platform/contract/fields.ts'

const access = { to: 'operations', roles: ['Ops'] } as const

export const FaceLimit = z
  .object({
    id: Id,
    company_id: Id,
    company_name: z.string(),
    limit: z.number().int(),
    /** Of whom there is a photo, waiting or in use. */
    used: z.number().int(),
  })
  .meta({ id: 'FaceLimit' })

export const faceLimits = endpoint({
  id: 'operations.faceLimits',
  method: 'GET',
  path: 'api/path/ops/faceRecognition/headcountLimit',
  access,
  summary: 'How many people of each company the clock knows by their face, and how many it may',
  query: z.object({ reason: ShortText.optional() }),
  response: z.array(FaceLimit),
})

export const changeFaceLimit = endpoint({
  id: 'operations.changeFaceLimit',
  method: 'PATCH',
  path: 'api/path/ops/faceRecognition/headcountLimit/{id}',
  access,
  summary: 'Change how many it may; whoever is known already stays so',
  params: z.object({ id: Id }),
  body: z.object({ limit: z.coerce.number().int().min(0).max(1_000_000) }).strict(),
  response: FaceLimit,
  repeatable: true,
})
