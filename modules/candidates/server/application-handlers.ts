/** The questions of the application form, and the page on which an applicant sees what they sent. */

import { companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import { choiceInChinese } from '#modules/recruitment/model/public.ts'
import { openAdvertisement } from '#modules/recruitment/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile, removeBytes } from '#platform/files/server/kept-files.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Say } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import {
  applicationForm,
  ownApplication,
  ownResume,
  removeApplication,
  withdrawApplication,
} from '../contract/application.ts'
import { type Answer, answersIn } from '../model/answers.ts'
import { CONSENT_VERSION } from '../model/keeping.ts'
import { emailKey } from '../model/same-person.ts'
import { mayBeForgotten, mayMigrate, movesFrom } from '../model/stages.ts'
import { happenedOutside } from './acting.ts'
import { storeHandler } from './applying/store-application.ts'
import { type CandidateRow, fileName, type RepeatRow, repeatsOf, setCandidates } from './candidate-store.ts'
import { deletedOn, held, identityShown, resumeFileOf, rowOf, shownRepeat } from './candidate-view.ts'
import { addEvents, theCandidate } from './event-store.ts'
import { forget, forgetOutside } from './forget.ts'
import { callOffAll } from './interviews/call-off.ts'
import type { CandidatesNeeds } from './migrate-handler.ts'
import { endOffersOf } from './offers/agreeing/send-offer.ts'
import { comesNot, countHeads, type Means, type NotComing } from './offers/not-coming.ts'
import { settingsOf } from './settings.ts'
import { tellRecruiters } from './tell-recruiters.ts'
import { foundBy } from './tokens.ts'

export const applicationHandlers = ({ notComing }: Pick<CandidatesNeeds, 'notComing'>): readonly Handler[] => [
  on(applicationForm, async (call) => {
    const open = await openAdvertisement(call, call.params.id)
    if (!open) return notFound()
    const chinese = call.language === 'zh-Hant'
    const either = (en: string | null, zh: string | null) => (chinese ? (zh ?? en) : (en ?? zh)) ?? ''
    return {
      id: open.id,
      company_name: open.companyName,
      country: open.country,
      title: either(open.title, open.titleZh),
      position: open.positionName,
      location: open.location,
      currency_code: open.currency,
      asks_identity: open.asksIdentity,
      consent_version: CONSENT_VERSION,
      ...(await termsOf(call, open.companyId)),
      questions: open.questions.map((question) => ({
        ...{ id: question.id, kind: question.kind, required: question.required, choices: [...question.choices] },
        choices_shown: question.choices.map((one) => either(one, choiceInChinese(question, one))),
        text: either(question.text, question.text_zh),
      })),
    }
  }),

  storeHandler,

  on(ownApplication, (call) =>
    withToken(call, call.params.token, async (tx, row, companyId) => {
      const { name } = await companyLetterhead(tx, companyId)
      const { currency, timezone } = await companyFacts(tx, companyId)
      const repeats = (await repeatsOf(tx, companyId, row.id)).filter((repeat) => isTheirs(row, repeat))
      const plain = (answers: readonly Answer[]) =>
        answersIn(answers, call.language).map(({ text, answer }) => ({ text, answer }))
      return {
        company_name: name,
        position: row.position_name,
        full_name: row.full_name,
        email: row.email,
        phone: row.phone,
        cover_letter: row.cover_letter,
        available_from: row.available_from,
        resume_name: row.resume_file === null ? null : ((await fileName(tx, companyId, row.resume_file)) ?? null),
        answers: plain(row.answers),
        country_id: row.country_code,
        identity_no: identityShown(call.seal, row.identity_number),
        expected_salary: row.expected_salary,
        source: row.source,
        talent_pool: row.talent_pool,
        currency_code: currency,
        consent_version: row.consent_version,
        consent_language: row.consent_language,
        consented_at: row.consented_at,
        repeats: repeats.map((repeat) => ({
          ...shownRepeat(repeat, call.language),
          answers: plain(repeat.given.answers ?? []),
          expected_salary: repeat.given.expected_salary ?? null,
          identity_no: identityShown(call.seal, repeat.given.identity_number),
        })),
        applied_on: new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(new Date(row.created_at)),
        delete_on: deletedOn(row, await settingsOf(tx, companyId)),
        state: stateOf(row),
        may: { withdraw: mayWithdraw(row), remove: row.status !== 'migrated' },
      }
    }),
  ),

  on(ownResume, async (call) => {
    const { companyId, fileId } = await withToken(call, call.params.token, async (tx, row, found) => ({
      companyId: found,
      fileId: await resumeFileOf(tx, found, row, call.query.repeat, (repeat) => isTheirs(row, repeat)),
    }))
    const { files, seal, db } = call
    const file =
      fileId === null ? undefined : await keptFile({ files, seal, company: db.forCompany(companyId) }, fileId)
    return file ? asReply(file) : notFound()
  }),

  on(withdrawApplication, async (call) => {
    const keys = await withToken(call, call.params.token, async (tx, found, companyId) => {
      const row = await held(tx, companyId, found.id)
      if (!mayWithdraw(row)) throw new Refusal(problem('candidates.no-longer'))
      await callOffAll(tx, meansOf(call, companyId), [row], { reason: 'candidates.off-withdrawn' })
      return withdrawn(tx, meansOf(call, companyId), row, notComing)
    })
    await removeBytes(call, keys)
    return reply(null, { messageKey: 'candidates.withdrawn' })
  }),

  on(removeApplication, async (call) => {
    const found = await foundBy(call.db, 'candidates', call.params.token)
    if (!found) return notFound()
    const { companyId, id } = found
    const gone = await call.db.forCompany(companyId).transaction(async (tx) => {
      const row = await held(tx, companyId, id)
      if (row.status === 'migrated') throw new Refusal(problem('candidates.no-longer'))
      const means = meansOf(call, companyId)
      await callOffAll(tx, means, [row], { reason: 'candidates.off-withdrawn', unnamed: true })
      // Whoever was offered something, or was to come, withdraws by it.
      const keys = mayBeForgotten(row.status) ? [] : await withdrawn(tx, means, row, notComing)
      const { keys: more, ...forgotten } = await forget(tx, companyId, [id])
      await happenedOutside(tx, companyId, call.clock.now(), 'candidates.removed-own', row)
      return { ...forgotten, keys: [...keys, ...more] }
    })
    await forgetOutside(call, companyId, gone)
    return reply(null, { messageKey: 'candidates.removed' })
  }),
]

const termsOf = ({ db }: Pick<Services, 'db'>, companyId: string) =>
  db.forCompany(companyId).read(async (tx) => {
    const { retention_months, pool_months } = await settingsOf(tx, companyId)
    return { retention_months, pool_months }
  })

/** By a link nobody is signed in, and no company chosen. */
type Telling = Omit<Means, 'company'> & { readonly say: Say }

const meansOf = ({ clock, seal, settings, say }: Telling, companyId: string): Telling & Means => ({
  ...{ clock, seal, settings, say },
  company: { companyId },
})

/**
 * A phone is known to others: whoever applied first with somebody else's would read by their own link what that person
 * sends. What came by another e-mail is shown to whoever recruits alone, unless they said that both are one.
 */
const isTheirs = ({ email }: Pick<CandidateRow, 'email'>, { given, was_card }: RepeatRow): boolean =>
  was_card || emailKey(given.email) === emailKey(email)

const mayWithdraw = (row: CandidateRow): boolean =>
  row.withdrawn_at === null && (mayMigrate(row.status) || movesFrom(row.status).includes('notAtTheMoment'))

const stateOf = (row: CandidateRow): 'open' | 'ended' | 'withdrawn' | 'employed' => {
  if (row.status === 'migrated') return 'employed'
  if (row.withdrawn_at !== null) return 'withdrawn'
  return row.status === 'notSuitable' || row.status === 'notAtTheMoment' || hasEnded(row) ? 'ended' : 'open'
}

/** Nobody else may apply any more, but whoever is invited is still on the way. */
const hasEnded = ({ ended_on, ended_by_vacancy, status }: CandidateRow): boolean =>
  ended_on !== null && !(ended_by_vacancy && status === 'pendingInterview')

/** The bytes that go once the transaction has ended. */
async function withdrawn(tx: Tx, means: Means, row: CandidateRow, prepared?: NotComing): Promise<readonly string[]> {
  const { clock } = means
  const { companyId } = means.company
  const comes = mayMigrate(row.status)
  const keys = comes ? await comesNot(tx, means, row.id, prepared) : []
  const now = clock.now()
  const { timezone } = await companyFacts(tx, companyId)
  const by = { companyId, now, today: clock.today(timezone), actor: { ...theCandidate, name: row.full_name } }
  await endOffersOf(tx, by, [row.id])
  await setCandidates(tx, companyId, [row.id], {
    status: 'notAtTheMoment',
    round: null,
    stage_since: now.toISOString(),
    withdrawn_at: now.toISOString(),
    ended_on: clock.today(timezone),
  })
  const event = {
    candidate_id: row.id,
    kind: 'withdrawn',
    from_status: row.status,
    to_status: 'notAtTheMoment',
  } as const
  await addEvents(tx, companyId, [event], theCandidate, now)
  if (comes) await countHeads(tx, companyId, row.vacancy_id, now)
  await tellRecruiters(tx, companyId, row, 'withdrew', now)
  await happenedOutside(tx, companyId, now, 'candidates.withdrew', row, {
    before: { status: row.status },
    after: { status: 'notAtTheMoment' },
  })
  return keys
}

async function withToken<Result>(
  { db }: Pick<Services, 'db'>,
  token: string,
  work: (tx: Tx, row: CandidateRow, companyId: string) => Promise<Result>,
): Promise<Result> {
  const found = await foundBy(db, 'candidates', token)
  if (!found) throw new Refusal(notFound())
  const { companyId, id } = found
  return db.forCompany(companyId).transaction(async (tx) => work(tx, await rowOf(tx, companyId, id), companyId))
}
