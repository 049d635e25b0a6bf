/** Reviews as HR keeps them, and as managers read those of their own people. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { expectations } from '../model/result.ts'
import { Outcomes, ReviewChange, ReviewRow, ReviewView, Revision } from './fields.ts'

const readers = { to: 'area', of: ['performance'] } as const
const writers = { to: 'area', of: ['performance.write'] } as const
const params = z.object({ id: Id })
const Ids = z.array(Id).min(1).max(500)

export const reviews = endpoint({
  id: 'performance.list',
  method: 'GET',
  path: 'api/panel/performanceReview',
  access: readers,
  summary: 'Reviews by period and name, of the caller’s own people where that is all they may see',
  query: z.object({ cycle_id: Id.optional(), employee_id: Id.optional() }),
  response: z.array(ReviewRow),
})
export const review = endpoint({
  id: 'performance.show',
  method: 'GET',
  path: 'api/panel/performanceReview/{id}',
  access: readers,
  params,
  summary: 'One review with what each stage rated, as far as the caller may see it',
  response: ReviewView,
})
export const addReview = endpoint({
  id: 'performance.add',
  method: 'POST',
  path: 'api/panel/performanceReview',
  status: 201,
  access: writers,
  summary: 'Prepare the form of one more person for a period',
  body: z.strictObject({ cycle_id: Id, employee_id: Id }),
  response: ReviewView,
  problems: ['performance.invalid', 'performance.own'],
})
export const changeReview = endpoint({
  id: 'performance.change',
  method: 'PATCH',
  path: 'api/panel/performanceReview/{id}',
  access: writers,
  params,
  summary: 'Rows and weights before the launch; grade, expectation and a comment where HR completes it',
  body: ReviewChange,
  response: ReviewView,
  problems: ['performance.invalid', 'performance.not-your-turn', 'performance.overtaken', 'performance.own'],
})
export const removeReview = endpoint({
  id: 'performance.remove',
  method: 'DELETE',
  path: 'api/panel/performanceReview/{id}',
  access: writers,
  params,
  summary: 'Remove a review that is not completed',
  response: z.null(),
  problems: ['performance.is-completed', 'performance.own'],
})
export const proceedReview = endpoint({
  id: 'performance.proceed',
  method: 'POST',
  path: 'api/panel/performanceReview/{id}/proceed',
  access: writers,
  params,
  summary: 'Launch a form, complete it, or with a reason pass over a stage that somebody else does not do',
  body: z.strictObject({ revision: Revision.optional(), reason: z.string().trim().max(255).optional() }),
  response: ReviewView,
  problems: [
    'performance.invalid',
    'performance.overtaken',
    'performance.is-completed',
    'performance.has-left',
    'performance.own',
  ],
})
export const revertReview = endpoint({
  id: 'performance.revert',
  method: 'POST',
  path: 'api/panel/performanceReview/{id}/revert',
  access: writers,
  params,
  summary: 'Send it back to an earlier stage with a reason; nothing written is lost',
  body: z.strictObject({
    revision: Revision.optional(),
    status: z.coerce.number().int().min(0).max(3),
    reason: z.string().trim().max(255).default(''),
  }),
  response: ReviewView,
  problems: ['performance.invalid', 'performance.is-completed', 'performance.overtaken', 'performance.own'],
})
export const proceedMany = endpoint({
  id: 'performance.proceedMany',
  method: 'POST',
  path: 'api/panel/performanceReview/bulk/proceed',
  access: writers,
  summary: 'Launch or complete many forms of one period; each that cannot be is told with its reason',
  body: z.strictObject({ cycle_id: Id.nullish(), review_ids: Ids }),
  response: Outcomes,
  problems: ['performance.invalid'],
})
export const rateMany = endpoint({
  id: 'performance.rateMany',
  method: 'POST',
  path: 'api/panel/performanceReview/bulk/rate',
  access: writers,
  summary: 'Give many forms of one period the same grade, before the launch or where HR completes them',
  body: z.strictObject({
    cycle_id: Id.nullish(),
    review_ids: Ids,
    grade: z.string().trim().min(1).max(10).nullable(),
    expectation: z.enum(expectations).nullable().optional(),
  }),
  response: Outcomes,
  problems: ['performance.invalid'],
})
export const reviewPdf = endpoint({
  id: 'performance.pdf',
  method: 'GET',
  path: 'api/panel/performanceReview/{id}/pdf',
  access: readers,
  params,
  summary: 'One review on paper, as far as the caller may see it',
  download: true,
})
