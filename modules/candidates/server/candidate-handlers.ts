/** Candidates as HR keeps them. */
import type { z } from 'zod'
import { companyFacts } from '#modules/company/server/public.ts'
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import { type VacancyFacts, vacancyById } from '#modules/recruitment/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile, withFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { filesWithWords } from '#platform/reading/server/reading-store.ts'
import {
  addCandidate,
  candidate,
  candidateCounts,
  candidates,
  changeCandidate,
  removeCandidate,
  resumeOf,
} from '../contract/candidates.ts'
import type { Person } from '../contract/types.ts'
import { phoneDigits } from '../model/same-person.ts'
import { mayBeForgotten } from '../model/stages.ts'
import { happenedTo } from './acting.ts'
import { RESUME } from './applying/apply.ts'
import { newCard, newRepeat } from './applying/card.ts'
import { applicantOf, sameApplicants } from './applying/same-applicants.ts'
import {
  candidatesOf,
  IDENTITY,
  insertCandidates,
  insertRepeats,
  setCandidates,
  stageCounts,
} from './candidate-store.ts'
import { detail, held, resumeFileOf, rowOf, shown, view } from './candidate-view.ts'
import { addEvents, theCandidate } from './event-store.ts'
import { forget, forgetOutside } from './forget.ts'
import { callOffAll } from './interviews/call-off.ts'
import { arrival, wantResumes } from './resume-reader.ts'
import { settingsOf } from './settings.ts'
import { unweighedBy } from './team/team-store.ts'

export const candidateHandlers: readonly Handler[] = [
  on(candidates, async (call) => {
    const narrowed = await narrowing(call)
    return call.company.read(async (tx) => {
      const { status, page, per_page } = call.query
      const paging = page === undefined ? undefined : { limit: per_page, offset: (page - 1) * per_page }
      const which = { ...narrowed, statuses: status, paging }
      const terms = await settingsOf(tx, call.company.companyId)
      const rows = await candidatesOf(tx, call.company.companyId, which)
      const hidden = await hiddenFrom(tx, call)
      const answer = rows.map((row) => hidden(shown(row, terms, call.language)))
      return page === undefined ? answer : reply(answer, { meta: { page, per_page, total: rows[0]?.total ?? 0 } })
    })
  }),

  on(candidateCounts, async (call) => {
    const narrowed = await narrowing(call)
    return call.company.read((tx) => stageCounts(tx, call.company.companyId, narrowed))
  }),

  on(candidate, (call) =>
    call.company.read(async (tx) => (await hiddenFrom(tx, call))(await detail(tx, call, call.params.id))),
  ),

  on(addCandidate, async (call) => {
    const { file } = call
    const done = file
      ? await withFile(call, file, RESUME, (tx, fileId) => add(tx, call, fileId))
      : await call.company.transaction((tx) => add(tx, call, null))
    return reply(done, { messageKey: 'candidates.added' })
  }),

  on(changeCandidate, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await held(tx, companyId, call.params.id)
      if (call.body.ic_or_passport)
        await refuseUnasked(tx, companyId, await vacancyById(tx, companyId, former.vacancy_id))
      const fields = columnsOf(call.body, call.seal)
      if (Object.keys(fields).length > 0) {
        await setCandidates(tx, companyId, [former.id], fields)
        await addEvents(tx, companyId, [{ candidate_id: former.id, kind: 'changed' }], call.actor, call.clock.now())
        await happenedTo(tx, call, 'candidates.changed', [former], {
          after: { fields: Object.keys(call.body).join(', ') },
        })
      }
      return reply(await view(tx, call, former.id), { messageKey: 'candidates.saved' })
    }),
  ),

  on(removeCandidate, async (call) => {
    const { company, params } = call
    const gone = await company.transaction(async (tx) => {
      const row = await held(tx, company.companyId, params.id)
      if (!mayBeForgotten(row.status)) throw new Refusal(problem('candidates.no-longer'))
      await callOffAll(tx, call, [row], { reason: 'candidates.off-withdrawn', unnamed: true })
      const forgotten = await forget(tx, company.companyId, [row.id])
      await happenedTo(tx, call, 'candidates.removed', [row])
      return forgotten
    })
    await forgetOutside(call, company.companyId, gone)
    return reply(null, { messageKey: 'candidates.removed' })
  }),

  on(resumeOf, async (call) => {
    const { companyId } = call.company
    const fileId = await call.company.read(async (tx) => {
      return resumeFileOf(tx, companyId, await rowOf(tx, companyId, call.params.id), call.query.repeat)
    })
    const file = fileId === null ? undefined : await keptFile(call, fileId)
    return file ? asReply(file) : notFound()
  }),
]

/** By what a list and its counts are narrowed alike. */
async function narrowing({ db, company, query }: Call<typeof candidateCounts>) {
  const { vacancy_id, source, search, active } = query
  const files = search ? await filesWithWords(db, company.companyId, search) : []
  return { vacancyId: vacancy_id, source, search, files, active }
}

/** A mean is others' cards as long as one's own is missing: HR sees none before either. */
async function hiddenFrom(
  tx: Tx,
  { company: { companyId }, session }: Pick<Call<typeof candidate>, 'company' | 'session'>,
) {
  const me = await employeeOfAccount(tx, companyId, session.accountId)
  const hidden = me ? await unweighedBy(tx, companyId, me.id) : new Set<string>()
  return <Of extends { readonly id: string; readonly score: string | null }>(of: Of): Of =>
    hidden.has(of.id) ? { ...of, score: null } : of
}

type Adding = Call<typeof addCandidate>

async function add(tx: Tx, call: Adding, fileId: string | null) {
  const { company, clock, seal, actor, body } = call
  const { companyId } = company
  const { vacancy_id, confirm, ...person } = body
  const vacancy = await vacancyById(tx, companyId, vacancy_id)
  const refuse = (word: string) => new Refusal(problem(word, { errors: { vacancy_id: [word] } }))
  if (!vacancy) throw refuse('candidates.unknown-vacancy')
  if (vacancy.status === 'closed' || vacancy.status === 'filled') throw refuse('candidates.vacancy-ended')
  if (person.ic_or_passport) await refuseUnasked(tx, companyId, vacancy)
  const now = clock.now()
  const [known] = await sameApplicants(tx, companyId, [applicantOf(vacancy.id, person)])
  if (known !== undefined) {
    const ask = problem('candidates.known', { status: 409, extra: { confirm_required: true } })
    if (!confirm) throw new Refusal(ask)
    const identity = person.ic_or_passport ? seal.seal(person.ic_or_passport, IDENTITY) : null
    await insertRepeats(tx, companyId, [newRepeat(known, { person, answers: [], fileId, now, identity })])
    await addEvents(tx, companyId, [{ candidate_id: known, kind: 'again' }], theCandidate, now)
    if (fileId !== null) await wantResumes(tx, call, companyId, [fileId])
    await happenedTo(tx, call, 'candidates.added', [{ id: known, position_name: vacancy.position_name }])
    return view(tx, call, known)
  }
  const id = newId(now.getTime())
  const { status, events } = await arrival(tx, call, companyId, { id, fileId })
  const card = newCard({ id, vacancyId: vacancy.id, person, answers: [], fileId, now })
  const identity_number = person.ic_or_passport ? seal.seal(person.ic_or_passport, IDENTITY) : null
  await insertCandidates(tx, companyId, [{ ...card, status, language: call.language, identity_number }])
  await addEvents(tx, companyId, events, actor, now)
  await happenedTo(tx, call, 'candidates.added', [{ id, position_name: vacancy.position_name }])
  return view(tx, call, id)
}

/** Kept only where a vacancy in Malaysia asks for it. */
async function refuseUnasked(tx: Tx, companyId: string, vacancy: VacancyFacts | undefined): Promise<void> {
  const { country } = await companyFacts(tx, companyId)
  if (vacancy?.asks_identity && country === 'MY') return
  throw new Refusal(problem('candidates.not-asked', { errors: { ic_or_passport: ['candidates.not-asked'] } }))
}

/** Emptied is none. */
function columnsOf(body: Partial<z.output<typeof Person>>, seal: Adding['seal']) {
  const given = <Name extends keyof typeof body>(name: Name) => Object.hasOwn(body, name)
  return {
    ...(body.full_name !== undefined && { full_name: body.full_name }),
    ...(body.email !== undefined && { email: body.email }),
    ...(body.phone !== undefined && { phone: body.phone, phone_digits: phoneDigits(body.phone) }),
    ...(given('country_id') && { country_code: body.country_id ?? null }),
    ...(given('ic_or_passport') && {
      identity_number: body.ic_or_passport ? seal.seal(body.ic_or_passport, IDENTITY) : null,
    }),
    ...(given('expected_salary') && { expected_salary: body.expected_salary ?? null }),
    ...(given('available_from') && { available_from: body.available_from ?? null }),
    ...(given('cover_letter') && { cover_letter: body.cover_letter || null }),
    ...(given('source') && { source: body.source || null }),
    ...(body.talent_pool !== undefined && { talent_pool: body.talent_pool }),
  }
}
