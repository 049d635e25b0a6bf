/** Reviews for whoever's turn it is: the person, the manager, the head of the department, whoever agrees. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { PartChange, Proceed, ReviewRow, ReviewView } from './types.ts'

const access = { to: 'area', of: ['probation.own'] } as const
const params = z.object({ id: Id })

export const ownReviews = endpoint({
  id: 'probation.own',
  method: 'GET',
  path: 'api/emp/probation',
  access,
  summary: 'The caller’s own reviews, those of the own people, and those that wait for the caller',
  response: z.array(ReviewRow.extend({ my_turn: z.boolean(), is_mine: z.boolean() })),
})
export const ownReview = endpoint({
  id: 'probation.ownOne',
  method: 'GET',
  path: 'api/emp/probation/{id}',
  access,
  params,
  summary: 'One review as far as the caller may see it',
  response: ReviewView,
})
export const changeOwnReview = endpoint({
  id: 'probation.changeOwn',
  method: 'PATCH',
  path: 'api/emp/probation/{id}',
  access,
  params,
  summary: 'Keep ratings and a comment as a draft, while it is the caller’s turn',
  body: PartChange,
  response: ReviewView,
  problems: ['probation.invalid', 'probation.not-your-turn', 'probation.overtaken'],
})
export const proceedOwnReview = endpoint({
  id: 'probation.proceedOwn',
  method: 'POST',
  path: 'api/emp/probation/{id}/proceed',
  access,
  params,
  summary: 'Hand it on to the next stage; every item must be rated',
  body: Proceed.omit({ reason: true, confirm: true }),
  response: ReviewView,
  problems: ['probation.invalid', 'probation.not-your-turn', 'probation.overtaken'],
})
export const ownLetter = endpoint({
  id: 'probation.ownLetter',
  method: 'GET',
  path: 'api/emp/probation/{id}/letter',
  access,
  params,
  query: z.object({ round: z.coerce.number().int().min(1).optional() }),
  summary: 'The letter that I was sent at the end of my probation, in both languages',
  download: true,
  problems: ['probation.no-letter'],
})
