/** Reviews for whoever's turn it is, for whom they are about, and for those who had a turn. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, OptionalText } from '#platform/contract/fields.ts'
import { PartChange, ReviewRow, ReviewView, Revision } from './fields.ts'

const access = { to: 'area', of: ['performance.own'] } as const
const params = z.object({ id: Id })

export const ownReviews = endpoint({
  id: 'performance.own',
  method: 'GET',
  path: 'api/emp/performanceReview',
  access,
  summary: 'The caller’s own reviews, those of the own people, and those that wait for the caller',
  response: z.array(ReviewRow.extend({ my_turn: z.boolean(), is_mine: z.boolean() })),
})
export const ownReview = endpoint({
  id: 'performance.ownOne',
  method: 'GET',
  path: 'api/emp/performanceReview/{id}',
  access,
  params,
  summary: 'One review as far as the caller may see it',
  response: ReviewView,
})
export const changeOwnReview = endpoint({
  id: 'performance.changeOwn',
  method: 'PATCH',
  path: 'api/emp/performanceReview/{id}',
  access,
  params,
  summary: 'Keep ratings and a comment as a draft, while it is the caller’s turn',
  body: PartChange,
  response: ReviewView,
  problems: ['performance.invalid', 'performance.not-your-turn', 'performance.overtaken', 'performance.has-left'],
})
export const proceedOwnReview = endpoint({
  id: 'performance.proceedOwn',
  method: 'POST',
  path: 'api/emp/performanceReview/{id}/proceed',
  access,
  params,
  summary: 'Hand it on to the next stage; every row must be rated',
  body: z.strictObject({ revision: Revision.optional() }),
  response: ReviewView,
  problems: ['performance.invalid', 'performance.not-your-turn', 'performance.overtaken', 'performance.has-left'],
})
export const acknowledge = endpoint({
  id: 'performance.acknowledge',
  method: 'POST',
  path: 'api/emp/performanceReview/{id}/acknowledge',
  access,
  params,
  summary: 'Say that one has read one’s completed review, with a comment where one likes',
  body: z.strictObject({ comment: OptionalText.default('') }),
  response: ReviewView,
  problems: ['performance.not-your-turn'],
})
export const ownPdf = endpoint({
  id: 'performance.ownPdf',
  method: 'GET',
  path: 'api/emp/performanceReview/{id}/pdf',
  access,
  params,
  summary: 'One review on paper, as far as the caller may see it',
  download: true,
})
