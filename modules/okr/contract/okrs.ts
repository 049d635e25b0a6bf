/** Objectives as HR and managers read, write, agree to and close them. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { owners } from '../model/okr.ts'
import { CheckInBody, Choices, Objectives, OkrRow, OkrView, QuarterNumber, Revision, Year } from './fields.ts'

const readers = { to: 'area', of: ['okr'] } as const
const writers = { to: 'area', of: ['okr.write'] } as const
const params = z.object({ id: Id })
const changed = ['okr.invalid', 'okr.overtaken', 'okr.not-now'] as const

export const okrs = endpoint({
  id: 'okr.list',
  method: 'GET',
  path: 'api/panel/okr',
  access: readers,
  summary: 'Objectives of company, departments and people, the newest quarter first; managers see their own people',
  query: z.object({ year: Year.optional(), quarter: QuarterNumber.optional(), employee_id: Id.optional() }),
  response: z.array(OkrRow),
})
export const choices = endpoint({
  id: 'okr.choices',
  method: 'GET',
  path: 'api/panel/okr/choices',
  access: readers,
  summary: 'What an objective may serve: objectives of the company and of departments, and success factors',
  query: z.object({ year: Year }),
  response: Choices.extend({ departments: z.array(z.object({ id: Id, name: z.string() })) }),
})
export const okr = endpoint({
  id: 'okr.show',
  method: 'GET',
  path: 'api/panel/okr/{id}',
  access: readers,
  params,
  summary: 'One OKR with its objectives, key results and check-ins',
  response: OkrView,
})
export const addOkr = endpoint({
  id: 'okr.add',
  method: 'POST',
  path: 'api/panel/okr',
  status: 201,
  access: writers,
  summary: 'Add the objectives of a quarter; they weigh a hundred together',
  body: z.strictObject({
    owner_kind: z.enum(owners),
    department_id: Id.nullable().default(null),
    employee_id: Id.nullable().default(null),
    year: Year,
    quarter: QuarterNumber,
    objectives: Objectives,
  }),
  response: OkrView,
  problems: ['okr.invalid'],
})
export const changeOkr = endpoint({
  id: 'okr.change',
  method: 'PATCH',
  path: 'api/panel/okr/{id}',
  access: writers,
  params,
  summary: 'The whole list of objectives anew; rows that stay keep their check-ins',
  body: z.strictObject({ revision: Revision.optional(), objectives: Objectives }),
  response: OkrView,
  problems: changed,
})
export const removeOkr = endpoint({
  id: 'okr.remove',
  method: 'DELETE',
  path: 'api/panel/okr/{id}',
  access: writers,
  params,
  summary: 'Remove an OKR that is not closed',
  response: z.null(),
  problems: ['okr.not-now'],
})
export const proceedOkr = endpoint({
  id: 'okr.proceed',
  method: 'POST',
  path: 'api/panel/okr/{id}/proceed',
  access: writers,
  params,
  summary: 'Agree to it, then close it at the end of its quarter',
  body: z.strictObject({ revision: Revision.optional() }),
  response: OkrView,
  problems: changed,
})
export const revertOkr = endpoint({
  id: 'okr.revert',
  method: 'POST',
  path: 'api/panel/okr/{id}/revert',
  access: writers,
  params,
  summary: 'Send it back to be written anew, or open a closed one again; with a reason',
  body: z.strictObject({ revision: Revision.optional(), reason: z.string().trim().max(255).default('') }),
  response: OkrView,
  problems: changed,
})
export const copyOkr = endpoint({
  id: 'okr.copy',
  method: 'POST',
  path: 'api/panel/okr/{id}/copy',
  status: 201,
  access: writers,
  params,
  summary: 'Copy it into the next quarter as a draft; each key result begins where it stands',
  body: z.strictObject({}).optional(),
  response: OkrView,
  problems: ['okr.invalid'],
})
export const checkIn = endpoint({
  id: 'okr.checkIn',
  method: 'POST',
  path: 'api/panel/okr/{id}/checkIn',
  access: writers,
  params,
  summary: 'Say where a key result stands, how sure one is, and why',
  body: CheckInBody,
  response: OkrView,
  problems: ['okr.invalid', 'okr.not-now'],
})
