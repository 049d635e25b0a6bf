/** What a newcomer says of themself under the link of their acceptance, and how HR takes it over. */
import { z } from 'zod'
import { AskedFact, ToldByNewcomer, ToldDifference, ToldMasked } from '#modules/employees/contract/told-by-newcomer.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, Instant } from '#platform/contract/fields.ts'

const access = { to: 'area', of: ['onboarding'] } as const
const everyone = { to: 'everyone' } as const
const params = z.object({ id: Id })
const byToken = z.object({ token: z.string().max(120) })
const problems = ['candidates.newcomer-over'] as const

/** What was taken into the record stays there. */
const Paper = z.object({ id: Id, name: z.string(), added_at: Instant, taken_at: Instant.nullable() })
const Newcomer = z
  .object({
    company: z.string(),
    name: z.string(),
    position: z.string(),
    first_day: Day,
    /** The last day on which this page takes anything. */
    open_until: Day,
    currency_code: z.string(),
    banks: z.array(z.object({ code: z.string(), name: z.string() })),
    facts: z.array(AskedFact),
    told: ToldMasked,
    told_at: Instant.nullable(),
    files: z.array(Paper),
  })
  .meta({ id: 'Newcomer' })

export const newcomer = endpoint({
  id: 'candidates.newcomer',
  method: 'GET',
  path: 'api/career/newcomer/{token}',
  access: everyone,
  params: byToken,
  summary: 'What a newcomer is asked, and what they said so far, with numbers masked',
  response: Newcomer,
  problems,
})
export const tellOfNewcomer = endpoint({
  id: 'candidates.tell',
  method: 'PATCH',
  path: 'api/career/newcomer/{token}',
  access: everyone,
  params: byToken,
  summary: 'Say something of oneself before the first day; what is left out stays as it was',
  body: ToldByNewcomer,
  response: Newcomer,
  problems,
})

export const sendOfNewcomer = endpoint({
  id: 'candidates.sendPaper',
  method: 'POST',
  path: 'api/career/newcomer/{token}/file',
  status: 201,
  access: everyone,
  params: byToken,
  summary: 'Send a paper before the first day: a certificate, a copy of the identity card',
  body: z.strictObject({}),
  file: 'optional',
  limit: 'upload',
  response: Newcomer,
  problems: [
    'candidates.newcomer-over',
    'candidates.too-many-files',
    'files.not-a-document',
    'files.too-many-pixels',
    'files.empty',
  ],
})
export const dropOfNewcomer = endpoint({
  id: 'candidates.dropPaper',
  method: 'DELETE',
  path: 'api/career/newcomer/{token}/file/{entry}',
  access: everyone,
  params: byToken.extend({ entry: Id }),
  summary: 'Take a paper back that the record does not have yet',
  response: Newcomer,
  problems,
})

const Told = z.object({
  open_until: Day,
  told_at: Instant.nullable(),
  taken_at: Instant.nullable(),
  employee_id: Id.nullable(),
  told: ToldMasked,
  /** In what the record says something else; nothing before there is one. */
  differences: z.array(ToldDifference),
  files: z.array(Paper),
})
export const newcomerOf = endpoint({
  id: 'candidates.told',
  method: 'GET',
  path: 'api/panel/onboarding/candidate/{id}/newcomer',
  access,
  params,
  summary: 'What a newcomer told, and in what their record differs from it; null before an offer is accepted',
  response: Told.nullable(),
})
export const takeNewcomer = endpoint({
  id: 'candidates.take',
  method: 'POST',
  path: 'api/panel/onboarding/candidate/{id}/newcomer/take',
  access,
  params,
  summary: 'Take over into the record what the newcomer told since',
  response: Told,
  problems: ['candidates.no-record-yet'],
})
export const fileOfNewcomer = endpoint({
  id: 'candidates.paper',
  method: 'GET',
  path: 'api/panel/onboarding/candidate/{id}/newcomer/file/{entry}',
  access,
  params: z.object({ id: Id, entry: Id }),
  summary: 'A paper that a newcomer sent',
  download: true,
})
