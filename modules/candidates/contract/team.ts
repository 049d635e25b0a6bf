/** Candidates as whoever recruits for their vacancy works with them: without pay, identity and offers. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, LongText, ShortText } from '#platform/contract/fields.ts'
import { movingProblems } from './candidates.ts'
import { Interview, interviewFields, interviewProblems } from './interviews.ts'
import { Candidate, CandidateDetail, CandidateStatus, May, Move } from './types.ts'

const access = { to: 'area', of: ['hiring.own'] } as const
const params = z.object({ id: Id })
const may = May.pick({ move: true, interview: true })
const TeamCandidate = Candidate.extend({ may }).meta({ id: 'TeamCandidate' })
const TeamCandidateDetail = CandidateDetail.omit({
  identity_no: true,
  expected_salary: true,
  consent_version: true,
  consented_at: true,
  employee_id: true,
  former: true,
})
  .extend({
    may,
    repeats: z.array(CandidateDetail.shape.repeats.element.omit({ expected_salary: true, identity_no: true })),
  })
  .meta({ id: 'TeamCandidateDetail' })

export const teamVacancies = endpoint({
  id: 'candidates.teamVacancies',
  method: 'GET',
  path: 'api/emp/hiring/vacancy',
  access,
  summary: 'The vacancies for which the caller recruits as manager or recruiter, with how many stand where',
  response: z.array(
    z.object({
      id: Id,
      position_name: z.string(),
      department_name: z.string().nullable(),
      status: z.string(),
      headcount: z.number().int(),
      filled: z.number().int(),
      rounds: CandidateDetail.shape.rounds,
      part: z.enum(['manager', 'recruiter']),
      /** Only stages where somebody stands. */
      stages: z.array(z.object({ status: CandidateStatus, candidates: z.number().int() })),
    }),
  ),
})
export const teamCandidates = endpoint({
  id: 'candidates.teamList',
  method: 'GET',
  path: 'api/emp/hiring/candidate',
  access,
  summary: 'Candidates of these vacancies, those who have waited longest first',
  query: z.object({
    vacancy_id: Id.optional(),
    /** One or several, separated by commas. */
    status: z
      .string()
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(CandidateStatus))
      .optional(),
  }),
  response: z.array(TeamCandidate),
})
export const teamCandidate = endpoint({
  id: 'candidates.teamOne',
  method: 'GET',
  path: 'api/emp/hiring/candidate/{id}',
  access,
  params,
  summary: 'One of them with what was sent and what happened, without pay and identity',
  response: TeamCandidateDetail,
})
export const teamResume = endpoint({
  id: 'candidates.teamResume',
  method: 'GET',
  path: 'api/emp/hiring/candidate/{id}/resume',
  access,
  params,
  query: z.object({ repeat: Id.optional() }),
  summary: 'The resume as it was sent',
  download: true,
})
export const teamMove = endpoint({
  id: 'candidates.teamMove',
  method: 'POST',
  path: 'api/emp/hiring/candidate/{id}/stage',
  access,
  params,
  summary: 'Move a candidate of one’s vacancy to another stage',
  body: z.strictObject(Move),
  response: TeamCandidate,
  problems: movingProblems,
})
export const teamNote = endpoint({
  id: 'candidates.teamNote',
  method: 'POST',
  path: 'api/emp/hiring/candidate/{id}/note',
  access,
  params,
  summary: 'Write a note on a candidate of one’s vacancy',
  body: z.strictObject({ text: LongText.min(1) }),
  response: TeamCandidateDetail.pick({ notes: true }),
})
export const teamReasons = endpoint({
  id: 'candidates.teamReasons',
  method: 'GET',
  path: 'api/emp/hiring/reasons',
  access,
  summary: 'The company’s reasons for not taking somebody; none for whoever recruits for no vacancy',
  response: z.array(z.string()),
})

export const teamInterviews = endpoint({
  id: 'candidates.teamInterviews',
  method: 'GET',
  path: 'api/emp/hiring/candidate/{id}/interview',
  access,
  params,
  summary: 'The interviews of a candidate; cards of others once one’s own is there',
  response: z.array(Interview),
})
export const teamPlan = endpoint({
  id: 'candidates.teamPlan',
  method: 'POST',
  path: 'api/emp/hiring/candidate/{id}/interview',
  status: 201,
  access,
  params,
  summary: 'Plan an interview with a candidate of one’s vacancy; everybody gets an invitation',
  body: z.strictObject({ ...interviewFields, confirm: Flag.optional() }),
  response: Interview,
  problems: interviewProblems,
})
const one = z.object({ id: Id, interviewId: Id })
export const teamChange = endpoint({
  id: 'candidates.teamChange',
  method: 'PATCH',
  path: 'api/emp/hiring/candidate/{id}/interview/{interviewId}',
  access,
  params: one,
  summary: 'Change an interview of one’s vacancy; everybody is told anew',
  body: z.strictObject(interviewFields).partial().extend({ confirm: Flag.optional() }),
  response: Interview,
  problems: [...interviewProblems, 'candidates.interview-over'],
})
export const teamCancel = endpoint({
  id: 'candidates.teamCancel',
  method: 'POST',
  path: 'api/emp/hiring/candidate/{id}/interview/{interviewId}/cancel',
  access,
  params: one,
  summary: 'Call an interview of one’s vacancy off; it goes from the calendars',
  body: z.strictObject({ reason: ShortText }),
  response: Interview,
  problems: ['candidates.interview-over'],
})
