/** What whoever applies does, without signing in: the form, and the page that the mail leads to. */
import { z } from 'zod'
import { questionKinds } from '#modules/recruitment/model/public.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Flag, Id, Instant } from '#platform/contract/fields.ts'
import { Person } from './types.ts'

const access = { to: 'everyone' } as const
const byToken = z.object({ token: z.string().max(120) })

export const applicationForm = endpoint({
  id: 'candidates.form',
  method: 'GET',
  path: 'api/career/form/{id}',
  access,
  params: z.object({ id: Id }),
  summary: 'What the form of an open advertisement asks',
  response: z.object({
    id: Id,
    company_name: z.string(),
    country: z.string(),
    title: z.string(),
    position: z.string(),
    location: z.string().nullable(),
    currency_code: z.string(),
    asks_identity: z.boolean(),
    consent_version: z.string(),
    /** For how long somebody who is not taken is kept. */
    retention_months: z.number().int(),
    pool_months: z.number().int(),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        kind: z.enum(questionKinds),
        /** What is sent as the answer. */
        choices: z.array(z.string()),
        /** The same in the reader's language, in their order. */
        choices_shown: z.array(z.string()),
        required: z.boolean(),
      }),
    ),
  }),
})

/** `website` stands hidden in the form: whoever fills it in is no person. */
export const storeApplication = endpoint({
  id: 'candidates.apply',
  method: 'POST',
  path: 'api/career/company/store',
  status: 201,
  access,
  summary: 'Apply for a job with a resume; the same person again is one card',
  body: Person.extend({
    advertisement_id: Id,
    consent: Flag.refine((agreed) => agreed, 'candidates.consent'),
    website: z.string().max(2_000).optional(),
  }),
  file: 'required',
  fileField: 'resume',
  response: z.object({ id: Id }),
  problems: ['candidates.not-open', 'files.not-a-resume', 'files.empty', 'http.too-many'],
})

const Stored = {
  country_id: z.string().nullable(),
  /** All but its last four signs hidden. */
  identity_no: z.string().nullable(),
  expected_salary: z.string().nullable(),
  available_from: Day.nullable(),
  cover_letter: z.string().nullable(),
  source: z.string().nullable(),
  resume_name: z.string().nullable(),
  answers: z.array(z.object({ text: z.string(), answer: z.string() })),
}

export const ownApplication = endpoint({
  id: 'candidates.ownApplication',
  method: 'GET',
  path: 'api/career/application/{token}',
  access,
  params: byToken,
  summary: 'What is stored of an application, for whoever sent it',
  response: z.object({
    company_name: z.string(),
    position: z.string(),
    full_name: z.string(),
    email: z.string(),
    phone: z.string(),
    ...Stored,
    consent_version: z.string().nullable(),
    /** The language in which the notice was read. */
    consent_language: z.string().nullable(),
    consented_at: Instant.nullable(),
    talent_pool: z.boolean(),
    currency_code: z.string(),
    /** What was sent once more for the same vacancy. */
    repeats: z.array(
      z.object({ id: Id, at: Instant, full_name: z.string(), email: z.string(), phone: z.string(), ...Stored }),
    ),
    applied_on: Day,
    delete_on: Day.nullable(),
    state: z.enum(['open', 'ended', 'withdrawn', 'employed']),
    may: z.object({ withdraw: z.boolean(), remove: z.boolean() }),
  }),
})
export const ownResume = endpoint({
  id: 'candidates.ownResume',
  method: 'GET',
  path: 'api/career/application/{token}/resume',
  access,
  params: byToken,
  query: z.object({ repeat: Id.optional() }),
  summary: 'The resume that one sent, or sent again',
  download: true,
})
export const withdrawApplication = endpoint({
  id: 'candidates.withdrawApplication',
  method: 'POST',
  path: 'api/career/application/{token}/withdraw',
  access,
  params: byToken,
  summary: 'Take one’s own application back',
  response: z.null(),
  problems: ['candidates.no-longer'],
})
export const removeApplication = endpoint({
  id: 'candidates.removeApplication',
  method: 'DELETE',
  path: 'api/career/application/{token}',
  access,
  params: byToken,
  summary: 'Delete one’s own application and all that came with it, at once',
  response: z.null(),
  problems: ['candidates.no-longer'],
})
