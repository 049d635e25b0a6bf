/** Nobody decides on their own probation. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { refusingOwn } from '#platform/stages/server/not-own.ts'

export const isOwnReview = (call: Pick<Call<Endpoint>, 'db' | 'company' | 'actor'>) =>
  refusingOwn(call, 'probation.own')
