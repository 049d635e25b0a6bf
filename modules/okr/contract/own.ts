/** One’s own objectives, and those of the company and the department that they serve. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { CheckInBody, Choices, Objectives, OkrRow, OkrView, QuarterNumber, Revision, Year } from './fields.ts'

const access = { to: 'area', of: ['okr.own'] } as const
const params = z.object({ id: Id })

export const ownOkrs = endpoint({
  id: 'okr.own',
  method: 'GET',
  path: 'api/emp/okr',
  access,
  summary: 'The caller’s own objectives, and those of the department and the company that are agreed',
  response: z.array(OkrRow.extend({ is_mine: z.boolean() })),
})
export const ownChoices = endpoint({
  id: 'okr.ownChoices',
  method: 'GET',
  path: 'api/emp/okr/choices',
  access,
  summary: 'What one’s objectives may serve',
  query: z.object({ year: Year }),
  response: Choices,
})
export const ownOkr = endpoint({
  id: 'okr.ownOne',
  method: 'GET',
  path: 'api/emp/okr/{id}',
  access,
  params,
  summary: 'One OKR that the caller may see',
  response: OkrView,
})
export const addOwnOkr = endpoint({
  id: 'okr.addOwn',
  method: 'POST',
  path: 'api/emp/okr',
  status: 201,
  access,
  summary: 'Write down one’s objectives of a quarter, as a draft',
  body: z.strictObject({ year: Year, quarter: QuarterNumber, objectives: Objectives }),
  response: OkrView,
  problems: ['okr.invalid', 'okr.not-employed'],
})
export const changeOwnOkr = endpoint({
  id: 'okr.changeOwn',
  method: 'PATCH',
  path: 'api/emp/okr/{id}',
  access,
  params,
  summary: 'Change one’s objectives until they are agreed',
  body: z.strictObject({ revision: Revision.optional(), objectives: Objectives }),
  response: OkrView,
  problems: ['okr.invalid', 'okr.overtaken', 'okr.not-now'],
})
export const proceedOwnOkr = endpoint({
  id: 'okr.proceedOwn',
  method: 'POST',
  path: 'api/emp/okr/{id}/proceed',
  access,
  params,
  summary: 'Hand one’s draft to the manager',
  body: z.strictObject({ revision: Revision.optional() }),
  response: OkrView,
  problems: ['okr.overtaken', 'okr.not-now'],
})
export const ownCheckIn = endpoint({
  id: 'okr.ownCheckIn',
  method: 'POST',
  path: 'api/emp/okr/{id}/checkIn',
  access,
  params,
  summary: 'Say where one’s key result stands, how sure one is, and why',
  body: CheckInBody,
  response: OkrView,
  problems: ['okr.invalid', 'okr.not-now'],
})
