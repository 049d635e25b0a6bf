/** Interviews as the two roles plan them. */
import { companyFacts } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { cancelInterview, changeInterview, interviews, planInterview } from '../../contract/interviews.ts'
import { mayBeInterviewed } from '../../model/stages.ts'
import { type Acting, happenedTo } from '../acting.ts'
import type { CandidateRow } from '../candidate-store.ts'
import { held, roundName, rowOf } from '../candidate-view.ts'
import { addEvents } from '../event-store.ts'
import { move } from '../move.ts'
import { newToken } from '../tokens.ts'
import {
  awayOn,
  type InterviewRow,
  insertInterview,
  interviewsOf,
  knownPeople,
  momentOf,
  overlapping,
  setInterview,
  setInterviewers,
} from './interview-store.ts'
import { invite, inviteLeaders } from './invite.ts'

export const planHandlers: readonly Handler[] = [
  on(interviews, (call) =>
    call.company.read(async (tx) => {
      const row = await rowOf(tx, call.company.companyId, call.params.id)
      const found = await interviewsOf(tx, call.company.companyId, { candidateId: row.id })
      return found.map((one) => shown(one, row, call))
    }),
  ),

  on(planInterview, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await held(tx, companyId, call.params.id)
      if (!mayBeInterviewed(row.status)) throw new Refusal(problem('candidates.no-longer'))
      const { confirm, ...body } = call.body
      const plan = await judged(tx, call, row, { ...body, id: null }, confirm === true)
      const now = call.clock.now()
      const id = newId(now.getTime())
      const { token, digest } = newToken()
      await insertInterview(tx, companyId, {
        ...{ id, candidate_id: row.id, round: plan.round, starts_at: plan.startsAt.toISOString() },
        ...{ minutes: plan.minutes, place: plan.place, meeting_url: plan.meeting_url, token_digest: digest },
        created_at: now.toISOString(),
      })
      await setInterviewers(tx, companyId, id, plan.people)
      // Whoever is invited waits for the interview.
      const waits = row.status === 'pendingInterview' && row.round === plan.round
      if (row.status !== 'offered' && !waits)
        await move(tx, call, [row.id], { status: 'pendingInterview', round: plan.round })
      const of = await oneOf(tx, companyId, row.id, id)
      await invite(tx, call, of, row, { method: 'REQUEST', word: 'planned', token })
      await noted(tx, call, row, of, 'candidates.interview-planned')
      return reply(shown(of, row, call), { messageKey: 'candidates.invited' })
    }),
  ),

  on(changeInterview, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await held(tx, companyId, call.params.id)
      const former = await oneOf(tx, companyId, row.id, call.params.interviewId, true)
      if (isOver(former, call.clock.now())) throw new Refusal(problem('candidates.interview-over'))
      const { confirm, ...body } = call.body
      const before = {
        ...{ round: former.round, starts_at: former.starts_at, minutes: former.minutes, place: former.place },
        ...{
          meeting_url: former.meeting_url,
          interviewer_ids: former.interviewers.map(({ employee_id }) => employee_id),
        },
      }
      const plan = await judged(tx, call, row, { ...before, ...body, id: former.id }, confirm === true)
      const moved = plan.startsAt.getTime() !== new Date(former.starts_at).getTime()
      const { token, digest } = newToken()
      await setInterview(tx, companyId, former.id, {
        ...{ round: plan.round, starts_at: plan.startsAt.toISOString(), minutes: plan.minutes, place: plan.place },
        ...{ meeting_url: plan.meeting_url, sequence: former.sequence + 1, token_digest: digest },
        // Another time is another question.
        ...(moved && { answer: null, answered_at: null }),
      })
      await setInterviewers(tx, companyId, former.id, plan.people)
      const of = await oneOf(tx, companyId, row.id, former.id)
      await invite(tx, call, of, row, { method: 'REQUEST', word: 'changed', token })
      const gone = former.interviewers.filter(({ employee_id }) => !plan.people.includes(employee_id))
      await inviteLeaders(tx, call, of, row, { method: 'CANCEL', word: 'left' }, gone)
      await noted(tx, call, row, of, 'candidates.interview-changed')
      return reply(shown(of, row, call), { messageKey: 'candidates.invited' })
    }),
  ),

  on(cancelInterview, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await held(tx, companyId, call.params.id)
      const former = await oneOf(tx, companyId, row.id, call.params.interviewId, true)
      if (former.status === 'cancelled') throw new Refusal(problem('candidates.interview-over'))
      await setInterview(tx, companyId, former.id, {
        ...{ status: 'cancelled', cancel_reason: call.body.reason, sequence: former.sequence + 1 },
      })
      const of = await oneOf(tx, companyId, row.id, former.id)
      await invite(tx, call, of, row, { method: 'CANCEL', word: 'cancelled' })
      await noted(tx, call, row, of, 'candidates.interview-cancelled')
      return reply(shown(of, row, call), { messageKey: 'candidates.interview-off' })
    }),
  ),
]

export const isOver = ({ status, starts_at, minutes }: InterviewRow, now: Date): boolean =>
  status === 'cancelled' || new Date(starts_at).getTime() + minutes * 60_000 < now.getTime()

export const shown = (
  { sequence: _, ...of }: InterviewRow,
  row: CandidateRow,
  { language, session }: Pick<Acting, 'language' | 'session'>,
) => ({
  ...of,
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
  const away = await awayOn(tx, companyId, people, day)
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
    text: call.say(call.language, action),
  } as const
  await addEvents(tx, call.company.companyId, [event], call.actor, call.clock.now())
  await happenedTo(tx, call, action, [row], { after: { starts_at: of.starts_at } })
}
