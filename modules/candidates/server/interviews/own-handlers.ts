/** Interviews of whoever leads them, without pay; and the candidate's answer by the link. */
import { companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import { vacancyById } from '#modules/recruitment/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { answerInvitation, invited, ledInterview, ledInterviews, ledResume, score } from '../../contract/interviews.ts'
import { answersIn } from '../../model/answers.ts'
import { ratingFault, totalOf } from '../../model/scorecard.ts'
import { type Acting, happenedOutside, happenedTo } from '../acting.ts'
import { type CandidateRow, candidatesOf, fileName } from '../candidate-store.ts'
import { roundName, rowOf } from '../candidate-view.ts'
import { addEvents, theCandidate } from '../event-store.ts'
import { tellRecruiters } from '../tell-recruiters.ts'
import { type Found, foundBy } from '../tokens.ts'
import { type InterviewRow, interviewsOf, keepCard, setInterview } from './interview-store.ts'
import { isOver } from './planning.ts'

export const ownInterviewHandlers: readonly Handler[] = [
  on(ledInterviews, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const me = await employeeOfAccount(tx, companyId, call.session.accountId)
      if (!me) return []
      const found = await interviewsOf(tx, companyId, { ledBy: me.id })
      const rows = await candidatesOf(tx, companyId, { ids: found.map(({ candidate_id }) => candidate_id) })
      const byId = new Map(rows.map((row) => [row.id, row]))
      const now = call.clock.now()
      const all = found.flatMap((of) => {
        const row = byId.get(of.candidate_id)
        return row ? [{ over: isOver(of, now), shown: led(of, row, me.id, call) }] : []
      })
      return [...all.filter(({ over }) => !over), ...all.filter(({ over }) => over).reverse()].map((one) => one.shown)
    }),
  ),

  on(ledInterview, (call) => call.company.read((tx) => whole(tx, call, call.params.id))),

  on(ledResume, async (call) => {
    const fileId = await call.company.read(async (tx) => {
      const { of, row } = await mine(tx, call, call.params.id)
      return isOff(of) ? null : row.resume_file
    })
    const file = fileId === null ? undefined : await keptFile(call, fileId)
    return file ? asReply(file) : notFound()
  }),

  on(score, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { of, row, me } = await mine(tx, call, call.params.id, true)
      if (isOff(of)) throw new Refusal(problem('candidates.interview-over'))
      const criteria = (await vacancyById(tx, companyId, row.vacancy_id))?.scorecard ?? []
      const { ratings, recommendation, comment } = call.body
      const fault = ratingFault(criteria, ratings)
      if (fault) throw new Refusal(problem(fault, { errors: { ratings: [fault] } }))
      const kept = criteria.map(({ id, name, name_zh, weight }) => {
        const given = ratings.find(({ criterion_id }) => criterion_id === id)
        return { criterion_id: id, name, name_zh, weight, score: given?.score ?? 0, note: given?.note || null }
      })
      await keepCard(tx, companyId, of.id, {
        ...{ employee_id: me, ratings: kept, recommendation, comment: comment || null },
        ...{ total: totalOf(criteria, ratings), at: call.clock.now().toISOString() },
      })
      await happenedTo(tx, call, 'candidates.scored', [row])
      return reply(await whole(tx, call, of.id), { messageKey: 'candidates.card-kept' })
    }),
  ),

  on(invited, (call) => byLink(call, call.params.token, (tx, found) => invitation(tx, call, found))),

  on(answerInvitation, async (call) => {
    const answer = await byLink(call, call.params.token, async (tx, found) => {
      const { companyId, id } = found
      const [of] = await interviewsOf(tx, companyId, { id }, true)
      if (!of || isOver(of, call.clock.now())) throw new Refusal(problem('candidates.interview-over'))
      const now = call.clock.now()
      await setInterview(tx, companyId, id, { answer: call.body.answer, answered_at: now.toISOString() })
      const row = await rowOf(tx, companyId, of.candidate_id)
      if (call.body.answer === 'no' && of.answer !== 'no') await tellOfNo(tx, companyId, row, of, now)
      const word = `candidates.answered-${call.body.answer}`
      const event = { candidate_id: row.id, kind: 'interview', round: of.round, text: word } as const
      await addEvents(tx, companyId, [event], theCandidate, now)
      await happenedOutside(tx, companyId, now, word, row)
      return invitation(tx, call, found)
    })
    return reply(answer, { messageKey: 'candidates.answer-kept' })
  }),
]

/** Called off: that it was is all there is to know of it, and no card is written. */
const isOff = ({ status }: InterviewRow): boolean => status === 'cancelled'

/** Whoever leads it, and whoever recruits: each once. */
async function tellOfNo(tx: Tx, companyId: string, row: CandidateRow, of: InterviewRow, at: Date): Promise<void> {
  const leaders = of.interviewers.flatMap(({ account_id }) => account_id ?? [])
  const params = { position: row.position_name }
  const link = `/me/hiring?open=${of.id}`
  await notify(tx, companyId, leaders, { word: 'candidates.notice-no', params, link, at })
  await tellRecruiters(tx, companyId, row, 'no', at, leaders)
}

type Asking = Pick<Acting, 'company' | 'session' | 'language' | 'clock'>

/** One that the caller leads; any other is not there. */
async function mine(tx: Tx, { company: { companyId }, session }: Asking, id: string, hold = false) {
  const me = await employeeOfAccount(tx, companyId, session.accountId)
  const [of] = me ? await interviewsOf(tx, companyId, { id, ledBy: me.id }, hold) : []
  if (!me || !of) throw new Refusal(notFound())
  return { of, me: me.id, row: await rowOf(tx, companyId, of.candidate_id) }
}

const led = (of: InterviewRow, row: CandidateRow, me: string, { language, session }: Asking) => ({
  timezone: session.timezone,
  ...{ id: of.id, full_name: row.full_name, position_name: row.position_name },
  round_name: roundName(row, of.round, language),
  ...{ starts_at: of.starts_at, minutes: of.minutes, place: of.place, meeting_url: of.meeting_url },
  ...{ status: of.status, answer: of.answer },
  has_scored: of.cards.some(({ employee_id }) => employee_id === me),
})

async function whole(tx: Tx, call: Asking, id: string) {
  const { companyId } = call.company
  const { of, row, me } = await mine(tx, call, id)
  const shown = led(of, row, me, call)
  const criteria = (await vacancyById(tx, companyId, row.vacancy_id))?.scorecard ?? []
  const { answers, cover_letter, resume_file } = isOff(of)
    ? { answers: [], cover_letter: null, resume_file: null }
    : row
  return {
    ...shown,
    answers: answersIn(answers, call.language).map(({ text, answer }) => ({ text, answer })),
    cover_letter,
    resume_name: resume_file === null ? null : ((await fileName(tx, companyId, resume_file)) ?? null),
    criteria: [...criteria],
    // Nobody is led by another's card before their own.
    cards: shown.has_scored ? of.cards : [],
  }
}

async function byLink<Result>(
  { db }: Pick<Acting, 'db'>,
  token: string,
  work: (tx: Tx, found: Found) => Promise<Result>,
): Promise<Result> {
  const found = await foundBy(db, 'interviews', token)
  if (!found) throw new Refusal(notFound())
  return db.forCompany(found.companyId).transaction((tx) => work(tx, found))
}

async function invitation(tx: Tx, { clock, language }: Pick<Acting, 'clock' | 'language'>, { companyId, id }: Found) {
  const [of] = await interviewsOf(tx, companyId, { id })
  if (!of) throw new Refusal(notFound())
  const row = await rowOf(tx, companyId, of.candidate_id)
  const { timezone } = await companyFacts(tx, companyId)
  const over = of.status === 'planned' && isOver(of, clock.now())
  return {
    company_name: (await companyLetterhead(tx, companyId)).name,
    position: row.position_name,
    round_name: roundName(row, of.round, language),
    timezone,
    ...{
      starts_at: of.starts_at,
      minutes: of.minutes,
      place: of.place,
      meeting_url: of.meeting_url,
      answer: of.answer,
    },
    status: over ? ('over' as const) : of.status,
  }
}
