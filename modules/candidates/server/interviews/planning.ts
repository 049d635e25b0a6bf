/** Planning interviews, whoever may do it: HR, or the team of the vacancy. */
import { companyFacts } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import type { changeInterview, planInterview } from '../../contract/interviews.ts'
import { isOffWord } from '../../model/off-words.ts'
import { mayBeInterviewed } from '../../model/stages.ts'
import { type Acting, happenedTo } from '../acting.ts'
import type { CandidateRow } from '../candidate-store.ts'
import { held, roundName } from '../candidate-view.ts'
import { addEvents } from '../event-store.ts'
import { move } from '../move.ts'
import { newToken } from '../tokens.ts'
import {
  awayDuring,
  type InterviewRow,
  insertInterview,
  interviewsOf,
  knownPeople,
  momentOf,
  overlapping,
  setInterview,
  setInterviewers,
} from './interview-store.ts'
import { type Inviting, invite, inviteLeaders } from './invite.ts'

export type Planning = Acting & Inviting

export async function plan(tx: Tx, call: Planning, candidateId: string, wanted: BodyOf<typeof planInterview>) {
  const { companyId } = call.company
  const row = await held(tx, companyId, candidateId)
  if (!mayBeInterviewed(row.status)) throw new Refusal(problem('candidates.no-longer'))
  const { confirm, ...body } = wanted
  const planned = await judged(tx, call, row, { ...body, id: null }, confirm === true)
  const now = call.clock.now()
  const id = newId(now.getTime())
  const { token, digest } = newToken()
  await insertInterview(tx, companyId, {
    ...{ id, candidate_id: row.id, round: planned.round, starts_at: planned.startsAt.toISOString() },
    ...{ minutes: planned.minutes, place: planned.place, meeting_url: planned.meeting_url, token_digest: digest },
    created_at: now.toISOString(),
  })
  await setInterviewers(tx, companyId, id, planned.people)
  // Whoever is invited waits for the interview.
  const waits = row.status === 'pendingInterview' && row.round === planned.round
  if (row.status !== 'offered' && !waits)
    await move(tx, call, [row.id], { status: 'pendingInterview', round: planned.round })
  const of = await oneOf(tx, companyId, row.id, id)
  await invite(tx, call, of, row, { method: 'REQUEST', word: 'planned', token })
  await noted(tx, call, row, of, 'candidates.interview-planned')
  return reply(shown(of, row, call), { messageKey: 'candidates.invited' })
}

type At = { readonly candidateId: string; readonly interviewId: string }

export async function change(
  tx: Tx,
  call: Planning,
  { candidateId, interviewId }: At,
  wanted: BodyOf<typeof changeInterview>,
) {
  const { companyId } = call.company
  const row = await held(tx, companyId, candidateId)
  const former = await oneOf(tx, companyId, row.id, interviewId, true)
  if (isOver(former, call.clock.now())) throw new Refusal(problem('candidates.interview-over'))
  if (!mayBeInterviewed(row.status)) throw new Refusal(problem('candidates.no-longer'))
  const { confirm, ...body } = wanted
  const before = {
    ...{ round: former.round, starts_at: former.starts_at, minutes: former.minutes, place: former.place },
    ...{
      meeting_url: former.meeting_url,
      interviewer_ids: former.interviewers.map(({ employee_id }) => employee_id),
    },
  }
  const planned = await judged(tx, call, row, { ...before, ...body, id: former.id }, confirm === true)
  const moved = planned.startsAt.getTime() !== new Date(former.starts_at).getTime()
  const { token, digest } = newToken()
  await setInterview(tx, companyId, former.id, {
    ...{
      round: planned.round,
      starts_at: planned.startsAt.toISOString(),
      minutes: planned.minutes,
      place: planned.place,
    },
    ...{ meeting_url: planned.meeting_url, sequence: former.sequence + 1, token_digest: digest },
    // Another time is another question.
    ...(moved && { answer: null, answered_at: null }),
  })
  await setInterviewers(tx, companyId, former.id, planned.people)
  const of = await oneOf(tx, companyId, row.id, former.id)
  await invite(tx, call, of, row, { method: 'REQUEST', word: 'changed', token })
  const gone = former.interviewers.filter(({ employee_id }) => !planned.people.includes(employee_id))
  await inviteLeaders(tx, call, [{ of, candidate: row, telling: { method: 'CANCEL', word: 'left' }, people: gone }])
  await noted(tx, call, row, of, 'candidates.interview-changed')
  return reply(shown(of, row, call), { messageKey: 'candidates.invited' })
}

export async function callOff(tx: Tx, call: Planning, { candidateId, interviewId }: At, reason: string) {
  const { companyId } = call.company
  const row = await held(tx, companyId, candidateId)
  const former = await oneOf(tx, companyId, row.id, interviewId, true)
  // What took place is not said to take no place: nobody is written to, and its cards count.
  if (isOver(former, call.clock.now())) throw new Refusal(problem('candidates.interview-over'))
  await setInterview(tx, companyId, former.id, {
    ...{ status: 'cancelled', cancel_reason: reason, sequence: former.sequence + 1 },
  })
  const of = await oneOf(tx, companyId, row.id, former.id)
  await invite(tx, call, of, row, { method: 'CANCEL', word: 'cancelled' })
  await noted(tx, call, row, of, 'candidates.interview-cancelled')
  return reply(shown(of, row, call), { messageKey: 'candidates.interview-off' })
}

export const isOver = ({ status, starts_at, minutes }: InterviewRow, now: Date): boolean =>
  status === 'cancelled' || new Date(starts_at).getTime() + minutes * 60_000 < now.getTime()

export const shown = (
  { sequence: _, ...of }: InterviewRow,
  row: CandidateRow,
  { language, session, say }: Pick<Acting, 'language' | 'session' | 'say'>,
) => ({
  ...of,
  cancel_reason: isOffWord(of.cancel_reason) ? say(language, of.cancel_reason) : of.cancel_reason,
  timezone: session.timezone,
  round_name: roundName(row, of.round, language),
  interviewers: of.interviewers.map(({ account_id: __, ...one }) => one),
})

async function oneOf(tx: Tx, companyId: string, candidateId: string, id: string, hold = false): Promise<InterviewRow> {
  const [found] = await interviewsOf(tx, companyId, { candidateId, id }, hold)
  if (!found) throw new Refusal(notFound())
  return found
}

type Wanted = {
  readonly id: string | null
  readonly round?: string | null | undefined
  readonly starts_at: string
  readonly minutes: number
  readonly place?: string | null | undefined
  readonly meeting_url?: string | null | undefined
  readonly interviewer_ids: readonly string[]
}

/** What speaks against it by the field; what only speaks for a second look is asked once. */
async function judged(tx: Tx, call: Acting, row: CandidateRow, wanted: Wanted, confirmed: boolean) {
  const { company, clock, say, language } = call
  const { companyId } = company
  const { timezone } = await companyFacts(tx, companyId)
  const startsAt = await momentOf(tx, wanted.starts_at, timezone)
  const people = [...new Set(wanted.interviewer_ids)]
  const round = wanted.round ?? row.round ?? row.rounds[0]?.id ?? null
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(startsAt)
  const errors = {
    ...(startsAt.getTime() <= clock.now().getTime() ? { starts_at: ['candidates.in-the-past'] } : {}),
    ...(round !== null && !row.rounds.some(({ id }) => id === round) ? { round: ['candidates.unknown-round'] } : {}),
    ...((await knownPeople(tx, companyId, people, day)) < people.length
      ? { interviewer_ids: ['candidates.unknown-interviewer'] }
      : {}),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(problem('candidates.invalid', { errors }))
  const of = { id: wanted.id, candidateId: row.id, people, startsAt, minutes: wanted.minutes }
  const to = new Date(startsAt.getTime() + wanted.minutes * 60_000)
  const away = await awayDuring(tx, companyId, people, { from: startsAt, to, timezone })
  const busy = await overlapping(tx, companyId, of)
  const lines = [
    ...away.map(({ full_name }) => say(language, 'candidates.is-away', { name: full_name })),
    ...busy.map(({ full_name }) => say(language, 'candidates.is-busy', { name: full_name ?? row.full_name })),
  ]
  if (lines.length > 0 && !confirmed) {
    throw new Refusal(problem('candidates.confirm', { status: 409, data: lines, extra: { confirm_required: true } }))
  }
  return { ...of, round, place: wanted.place || null, meeting_url: wanted.meeting_url || null }
}

async function noted(tx: Tx, call: Acting, row: CandidateRow, of: InterviewRow, action: string): Promise<void> {
  const event = {
    candidate_id: row.id,
    kind: 'interview',
    round: of.round,
    text: action,
  } as const
  await addEvents(tx, call.company.companyId, [event], call.actor, call.clock.now())
  await happenedTo(tx, call, action, [row], { after: { starts_at: of.starts_at } })
}
