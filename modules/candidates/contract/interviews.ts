/** Interviews: planned by HR, answered by the candidate, weighed by whoever leads them. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Instant, LongText, OptionalText, ShortText } from '#platform/contract/fields.ts'
import { recommendations } from '../model/scorecard.ts'

const access = { to: 'area', of: ['onboarding'] } as const
const own = { to: 'area', of: ['hiring.own'] } as const
const everyone = { to: 'everyone' } as const

/** With an offset from UTC; without one in the company's own time. */
const Moment = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/, 'candidates.moment')
  // A day that is none, such as 30 February, would become another one.
  .refine((text) => {
    const written = text.slice(0, 16)
    const at = new Date(`${written}Z`)
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) && !Number.isNaN(Date.parse(text))
  }, 'candidates.moment')
const Link = z.union([
  z.literal('').transform(() => null),
  z.url({ protocol: /^https$/, error: 'candidates.meeting-url' }).max(500),
])

export const interviewFields = {
  round: Id.nullish(),
  starts_at: Moment,
  minutes: z.coerce.number().int().min(5).max(1440),
  place: OptionalText.nullish(),
  meeting_url: Link.nullish(),
  interviewer_ids: z.array(Id).min(1).max(20),
}
const Ratings = z.array(
  z.strictObject({ criterion_id: Id, score: z.coerce.number().int().min(1).max(5), note: OptionalText.nullish() }),
)
const Card = z.object({
  employee_id: Id,
  full_name: z.string(),
  ratings: z.array(
    z.object({
      criterion_id: Id,
      name: z.string(),
      name_zh: z.string().nullable(),
      weight: z.number().int(),
      score: z.number().int(),
      note: z.string().nullable(),
    }),
  ),
  recommendation: z.enum(recommendations),
  comment: z.string().nullable(),
  total: z.string().nullable(),
  at: Instant,
})

export const Interview = z
  .object({
    id: Id,
    candidate_id: Id,
    round: Id.nullable(),
    round_name: z.string().nullable(),
    starts_at: Instant,
    timezone: z.string(),
    minutes: z.number().int(),
    place: z.string().nullable(),
    meeting_url: z.string().nullable(),
    status: z.enum(['planned', 'cancelled']),
    cancel_reason: z.string().nullable(),
    answer: z.enum(['yes', 'no']).nullable(),
    interviewers: z.array(z.object({ employee_id: Id, full_name: z.string(), has_scored: z.boolean() })),
    cards: z.array(Card),
  })
  .meta({ id: 'Interview' })

export const interviewProblems = ['candidates.invalid', 'candidates.confirm', 'candidates.in-the-past'] as const

export const interviews = endpoint({
  id: 'candidates.interviews',
  method: 'GET',
  path: 'api/panel/onboarding/candidate/{id}/interview',
  access,
  params: z.object({ id: Id }),
  summary: 'The interviews of a candidate with their cards',
  response: z.array(Interview),
})
export const planInterview = endpoint({
  id: 'candidates.planInterview',
  method: 'POST',
  path: 'api/panel/onboarding/candidate/{id}/interview',
  status: 201,
  access,
  params: z.object({ id: Id }),
  summary: 'Plan an interview; candidate and interviewers get an invitation for their calendars',
  body: z.strictObject({ ...interviewFields, confirm: Flag.optional() }),
  response: Interview,
  problems: interviewProblems,
})
const one = z.object({ id: Id, interviewId: Id })
export const changeInterview = endpoint({
  id: 'candidates.changeInterview',
  method: 'PATCH',
  path: 'api/panel/onboarding/candidate/{id}/interview/{interviewId}',
  access,
  params: one,
  summary: 'Change an interview; everybody is told anew',
  body: z.strictObject(interviewFields).partial().extend({ confirm: Flag.optional() }),
  response: Interview,
  problems: [...interviewProblems, 'candidates.interview-over'],
})
export const cancelInterview = endpoint({
  id: 'candidates.cancelInterview',
  method: 'POST',
  path: 'api/panel/onboarding/candidate/{id}/interview/{interviewId}/cancel',
  access,
  params: one,
  summary: 'Call an interview off; it goes from the calendars',
  body: z.strictObject({ reason: ShortText }),
  response: Interview,
  problems: ['candidates.interview-over'],
})

const byToken = z.object({ token: z.string().max(120) })
const Invited = z.object({
  company_name: z.string(),
  position: z.string(),
  round_name: z.string().nullable(),
  starts_at: Instant,
  timezone: z.string(),
  minutes: z.number().int(),
  place: z.string().nullable(),
  meeting_url: z.string().nullable(),
  status: z.enum(['planned', 'cancelled', 'over']),
  answer: z.enum(['yes', 'no']).nullable(),
})
export const invited = endpoint({
  id: 'candidates.invited',
  method: 'GET',
  path: 'api/career/interview/{token}',
  access: everyone,
  params: byToken,
  summary: 'The interview that an invitation leads to',
  response: Invited,
})
export const answerInvitation = endpoint({
  id: 'candidates.answerInvitation',
  method: 'POST',
  path: 'api/career/interview/{token}/answer',
  access: everyone,
  params: byToken,
  summary: 'Say whether one comes',
  body: z.strictObject({ answer: z.enum(['yes', 'no']) }),
  response: Invited,
  problems: ['candidates.interview-over'],
})

const Led = z.object({
  id: Id,
  full_name: z.string(),
  position_name: z.string(),
  round_name: z.string().nullable(),
  starts_at: Instant,
  timezone: z.string(),
  minutes: z.number().int(),
  place: z.string().nullable(),
  meeting_url: z.string().nullable(),
  status: z.enum(['planned', 'cancelled']),
  answer: z.enum(['yes', 'no']).nullable(),
  has_scored: z.boolean(),
})
const LedWhole = Led.extend({
  answers: z.array(z.object({ text: z.string(), answer: z.string() })),
  cover_letter: z.string().nullable(),
  resume_name: z.string().nullable(),
  criteria: z.array(z.object({ id: Id, name: z.string(), name_zh: z.string().nullable(), weight: z.number().int() })),
  /** One’s own, and those of others once one’s own is there. */
  cards: z.array(Card),
})
const mine = z.object({ id: Id })
export const ledInterviews = endpoint({
  id: 'candidates.ledInterviews',
  method: 'GET',
  path: 'api/emp/hiring/interview',
  access: own,
  summary: 'The interviews that the caller leads, those to come first',
  response: z.array(Led),
})
export const ledInterview = endpoint({
  id: 'candidates.ledInterview',
  method: 'GET',
  path: 'api/emp/hiring/interview/{id}',
  access: own,
  params: mine,
  summary: 'One of them with what the candidate sent, without pay',
  response: LedWhole,
})
export const ledResume = endpoint({
  id: 'candidates.ledResume',
  method: 'GET',
  path: 'api/emp/hiring/interview/{id}/resume',
  access: own,
  params: mine,
  summary: 'The resume of whom the caller interviews',
  download: true,
})
export const score = endpoint({
  id: 'candidates.score',
  method: 'POST',
  path: 'api/emp/hiring/interview/{id}/scorecard',
  access: own,
  params: mine,
  summary: 'Weigh a candidate; sent again it takes the place of the former card',
  body: z.strictObject({
    ratings: Ratings,
    recommendation: z.enum(recommendations),
    comment: LongText.nullish(),
  }),
  response: LedWhole,
  problems: ['candidates.unknown-criterion', 'candidates.rate-all', 'candidates.interview-over'],
})
