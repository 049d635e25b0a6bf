/** Reviews of people in probation, as HR keeps them. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { NewReview, Proceed, Revert, ReviewChange, ReviewRow, ReviewView } from './types.ts'

const access = { to: 'area', of: ['probation'] } as const
const params = z.object({ id: Id })

export const reviews = endpoint({
  id: 'probation.list',
  method: 'GET',
  path: 'api/panel/probation',
  access,
  summary: 'Reviews of people in probation, those that end first at the top',
  query: z.object({ status: z.coerce.number().int().min(0).max(6).optional(), employee_id: Id.optional() }),
  response: z.array(ReviewRow),
})
export const review = endpoint({
  id: 'probation.show',
  method: 'GET',
  path: 'api/panel/probation/{id}',
  access,
  params,
  readsPay: true,
  summary: 'One review with everybody’s ratings, what was suggested and how it went',
  response: ReviewView,
})
export const openReview = endpoint({
  id: 'probation.open',
  method: 'POST',
  path: 'api/panel/probation',
  status: 201,
  access,
  summary: 'Open a review by hand; by itself it opens some days before the end',
  body: NewReview,
  response: ReviewView,
  problems: ['probation.invalid', 'probation.own', 'probation.confirm-end'],
})
export const changeReview = endpoint({
  id: 'probation.change',
  method: 'PATCH',
  path: 'api/panel/probation/{id}',
  access,
  params,
  summary: 'Write down how it ends and what was suggested, while it is HR’s turn',
  body: ReviewChange,
  response: ReviewView,
  problems: ['probation.invalid', 'probation.not-your-turn', 'probation.overtaken', 'probation.confirm-end'],
})
export const removeReview = endpoint({
  id: 'probation.remove',
  method: 'DELETE',
  path: 'api/panel/probation/{id}',
  access,
  params,
  summary: 'Remove a review that is not completed',
  response: z.null(),
  problems: ['probation.is-completed'],
})
export const proceedReview = endpoint({
  id: 'probation.proceed',
  method: 'POST',
  path: 'api/panel/probation/{id}/proceed',
  access,
  params,
  summary:
    'Go on to the next stage; with a reason past one that somebody else does not do. The letter does what was decided',
  body: Proceed,
  response: ReviewView,
  problems: [
    'probation.invalid',
    'probation.not-your-turn',
    'probation.overtaken',
    'probation.is-completed',
    'probation.has-left',
    'probation.confirm-end',
    'exit.open-already',
    'employees.last-admin',
  ],
})
export const revertReview = endpoint({
  id: 'probation.revert',
  method: 'POST',
  path: 'api/panel/probation/{id}/revert',
  access,
  params,
  summary: 'Send it back to an earlier stage with a reason; nothing written is lost',
  body: Revert,
  response: ReviewView,
  problems: ['probation.invalid', 'probation.is-completed', 'probation.overtaken'],
})
export const reviewLetter = endpoint({
  id: 'probation.letter',
  method: 'GET',
  path: 'api/panel/probation/{id}/letter',
  access,
  params,
  query: z.object({ round: z.coerce.number().int().min(1).optional() }),
  readsPay: true,
  summary: 'The letter at the end of a probation in both languages: as sent, or as it will be',
  download: true,
  problems: ['probation.no-letter'],
})
