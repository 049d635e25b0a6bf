/** Candidates as HR (the area `onboarding`) keeps them: list, cards, moves, notes. */
import { z } from 'zod'
import { BatchOutcome } from '#platform/approvals/contract-types.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, LongText, Paging } from '#platform/contract/fields.ts'
import { Candidate, CandidateDetail, CandidateStatus, Move, Person, personFields } from './types.ts'

const access = { to: 'area', of: ['onboarding'] } as const
const params = z.object({ id: Id })

const narrowing = {
  vacancy_id: Id.optional(),
  source: z.string().trim().max(255).optional(),
  search: z.string().trim().max(255).optional(),
  /** Those on the way: of open vacancies, and with an offer of any. */
  active: Flag.optional(),
}

export const candidates = endpoint({
  id: 'candidates.list',
  method: 'GET',
  path: 'api/panel/onboarding/candidate',
  access,
  summary: 'Candidates, those who have waited longest first',
  query: Paging.pick({ page: true, per_page: true }).extend({
    /** One or several, separated by commas. */
    status: z
      .string()
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(CandidateStatus))
      .optional(),
    ...narrowing,
  }),
  response: z.array(Candidate),
})
export const candidateCounts = endpoint({
  id: 'candidates.counts',
  method: 'GET',
  path: 'api/panel/onboarding/candidate/counts',
  access,
  summary: 'How many candidates stand in each stage, of those whom the list would show',
  query: z.object(narrowing),
  /** Only stages where somebody stands. */
  response: z.array(z.object({ status: CandidateStatus, candidates: z.number().int() })),
})
export const candidate = endpoint({
  id: 'candidates.show',
  method: 'GET',
  path: 'api/panel/onboarding/candidate/{id}',
  access,
  params,
  readsPay: true,
  summary: 'One candidate with all that was sent and all that happened',
  response: CandidateDetail,
})
export const addCandidate = endpoint({
  id: 'candidates.add',
  method: 'POST',
  path: 'api/panel/onboarding/candidate',
  status: 201,
  access,
  summary: 'Enter somebody who did not apply by the form, with their resume if there is one',
  body: Person.extend({ vacancy_id: Id, confirm: Flag.optional() }),
  file: 'optional',
  fileField: 'resume',
  limit: 'upload',
  response: Candidate,
  problems: ['candidates.known', 'candidates.vacancy-ended', 'files.not-a-resume', 'files.empty'],
})
export const changeCandidate = endpoint({
  id: 'candidates.change',
  method: 'PATCH',
  path: 'api/panel/onboarding/candidate/{id}',
  access,
  params,
  summary: 'Put right what is stored of a candidate',
  body: z.strictObject(personFields).omit({ answers: true }).partial(),
  response: Candidate,
})
export const removeCandidate = endpoint({
  id: 'candidates.remove',
  method: 'DELETE',
  path: 'api/panel/onboarding/candidate/{id}',
  access,
  params,
  summary: 'Delete a candidate with all that came; only a trace without a name stays for the funnel',
  response: z.null(),
  problems: ['candidates.no-longer'],
})

export const movingProblems = [
  'candidates.only-by-act',
  'candidates.no-such-move',
  'candidates.unknown-round',
  'candidates.no-reason',
]
export const moveCandidate = endpoint({
  id: 'candidates.move',
  method: 'POST',
  path: 'api/panel/onboarding/candidate/{id}/stage',
  access,
  params,
  summary: 'Move a candidate to another stage',
  body: z.strictObject(Move),
  response: Candidate,
  problems: movingProblems,
})
export const moveCandidates = endpoint({
  id: 'candidates.moveMany',
  method: 'POST',
  path: 'api/panel/onboarding/candidate/batch/stage',
  access,
  summary: 'Move several candidates; each is told how it went',
  body: z.strictObject({ ids: z.array(Id).min(1).max(500), ...Move }),
  response: BatchOutcome,
  problems: movingProblems,
})
export const noteCandidate = endpoint({
  id: 'candidates.note',
  method: 'POST',
  path: 'api/panel/onboarding/candidate/{id}/note',
  access,
  params,
  summary: 'Write a note on a candidate',
  body: z.strictObject({ text: LongText.min(1) }),
  response: CandidateDetail.pick({ notes: true }),
})
export const mergeCandidate = endpoint({
  id: 'candidates.merge',
  method: 'POST',
  path: 'api/panel/onboarding/candidate/{id}/merge',
  access,
  params,
  summary: 'Two cards of the same person for the same vacancy become one; the other’s data stay beside',
  body: z.strictObject({ into: Id }),
  response: Candidate,
  problems: ['candidates.not-the-same', 'candidates.no-longer'],
})
export const resumeOf = endpoint({
  id: 'candidates.resume',
  method: 'GET',
  path: 'api/panel/onboarding/candidate/{id}/resume',
  access,
  params,
  query: z.object({ repeat: Id.optional() }),
  summary: 'The resume as it was sent',
  download: true,
})

export const rejectionReasons = endpoint({
  id: 'candidates.reasons',
  method: 'GET',
  path: 'api/panel/onboarding/candidate/reasons',
  access,
  summary: 'The company’s reasons for not taking somebody',
  response: z.array(z.string()),
})

export const vacanciesToPickFrom = endpoint({
  id: 'candidates.vacancies',
  method: 'GET',
  path: 'api/panel/onboarding/candidate/vacancies',
  access,
  summary: 'Vacancies with their rounds and numbers, to choose and to filter by',
  response: z.array(
    z.object({
      id: Id,
      position_name: z.string(),
      department_name: z.string().nullable(),
      status: z.string(),
      headcount: z.number().int(),
      filled: z.number().int(),
      rounds: CandidateDetail.shape.rounds,
      position_id: Id.nullable(),
      department_id: Id.nullable(),
      hiring_manager_id: Id.nullable(),
      employment_type: z.enum(['full_time', 'part_time', 'contract', 'intern']),
    }),
  ),
})
