/** Somebody applies: one card a person and vacancy, whoever sends how often; and a mail that says so. */
import type { z } from 'zod'
import { amountOf, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type OpenAdvertisement, openAdvertisementIn } from '#modules/recruitment/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { withFile } from '#platform/files/server/kept-files.ts'
import { problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { emit } from '#platform/integrations/server/webhooks/emit.ts'
import { wantLetters } from '#platform/mail/server/wanted-mails.ts'
import type { storeApplication } from '../contract/application.ts'
import type { Person } from '../contract/types.ts'
import { type Answer, judgeAnswers } from '../model/answers.ts'
import { CONSENT_VERSION } from '../model/keeping.ts'
import { emailKey, phoneDigits } from '../model/same-person.ts'
import { isRefusal } from '../model/stages.ts'
import { happenedOutside } from './acting.ts'
import {
  IDENTITY,
  insertCandidate,
  insertRepeat,
  type NewCandidate,
  sameApplicant,
  setCandidates,
} from './candidate-store.ts'
import { held } from './candidate-view.ts'
import { addEvents, theCandidate } from './event-store.ts'
import { stand } from './offers/stand.ts'
import { arrival, wantResume } from './resume-reader.ts'
import { tellRecruiters } from './tell-recruiters.ts'
import { newToken } from './tokens.ts'

export const RESUME = { accept: 'resume', purpose: 'resume', field: 'resume' } as const

export const notOpen = () => problem('candidates.not-open', { errors: { advertisement_id: ['candidates.not-open'] } })

/** `open` is what the form was of; the advertisement is looked at again, and held, where it is stored. */
export async function apply(call: Call<typeof storeApplication>, open: OpenAdvertisement) {
  const { body, file, db, clock, seal, language, files, log } = call
  const { companyId } = open
  const judged = judgeAnswers(open.questions, body.answers ?? {})
  const errors = {
    ...judged.errors,
    ...(body.ic_or_passport && !open.asksIdentity ? { ic_or_passport: ['candidates.not-asked'] } : {}),
  }
  if (Object.keys(errors).length > 0) return problem('http.invalid', { errors })
  if (!file) return problem('http.invalid', { errors: { resume: ['http.required'] } })
  const keeping = { files, seal, log, company: db.forCompany(companyId), actor: { accountId: null } }
  return withFile(keeping, file, RESUME, async (tx, fileId) => {
    const still = await openAdvertisementIn(tx, companyId, open.id, clock.today(open.timezone), true)
    if (!still) return notOpen()
    const now = clock.now()
    const known = await repeated(tx, companyId, open.vacancyId, {
      ...{ person: body, answers: judged.answers, fileId, now },
      consent: { consent_version: CONSENT_VERSION, consent_language: language, consented_at: now.toISOString() },
      identity: body.ic_or_passport ? seal.seal(body.ic_or_passport, IDENTITY) : null,
    })
    if (known) {
      await wantResume(tx, call, companyId, fileId)
      const of = { id: known, position_name: open.positionName }
      await cameAgain(tx, companyId, known, { now, today: clock.today(open.timezone), pool: body.talent_pool === true })
      await happenedOutside(tx, companyId, now, 'candidates.applied-again', of)
      return { id: known }
    }
    const { token, digest } = newToken()
    const id = newId(now.getTime())
    const { status, events } = await arrival(tx, call, companyId, { id, fileId })
    await insertCandidate(tx, companyId, {
      ...newCard({ id, vacancyId: open.vacancyId, person: body, answers: judged.answers, fileId, now }),
      status,
      identity_number: body.ic_or_passport ? seal.seal(body.ic_or_passport, IDENTITY) : null,
      advertisement_id: open.id,
      language,
      consent_version: CONSENT_VERSION,
      consented_at: now.toISOString(),
      consent_language: language,
      token_digest: digest,
    })
    await addEvents(tx, companyId, events, theCandidate, now)
    const params = { person: body.full_name, position: open.positionName, company: open.companyName }
    await wantLetters(tx, seal, companyId, [
      {
        ...{ to: body.email, language, about: id, params, link: `/onboarding/application/${token}` },
        subject: 'candidates.mail.applied.subject',
        text: 'candidates.mail.applied.text',
      },
    ])
    const data = { candidate_id: id, vacancy_id: open.vacancyId, position: open.positionName }
    const told = { subjectId: id, employeeId: null, title: open.positionName, data }
    await emit(tx, companyId, now, [{ event: 'candidate.applied', ...told }])
    // Last, since all of the company wait for its log from here on.
    await happenedOutside(tx, companyId, now, 'candidates.applied', { id, position_name: open.positionName })
    return { id }
  })
}

type Given = {
  readonly person: z.output<typeof Person>
  readonly answers: readonly Answer[]
  readonly fileId: string | null
  readonly now: Date
  readonly consent?: Readonly<Record<string, string>>
  /** Sealed. */
  readonly identity?: string | null
}

/** The card there is already, with this beside it. */
export async function repeated(
  tx: Tx,
  companyId: string,
  vacancyId: string,
  { person, answers, fileId, now, consent = {}, identity = null }: Given,
): Promise<string | undefined> {
  const key = { vacancyId, email: emailKey(person.email), phoneDigits: phoneDigits(person.phone) }
  const known = await sameApplicant(tx, companyId, key)
  if (known === undefined) return undefined
  const { answers: _, ic_or_passport: __, ...given } = person
  const beside = {
    candidate_id: known,
    given: { ...fieldsOf(given), ...consent, identity_number: identity, answers },
    resume_file: fileId,
  }
  await insertRepeat(tx, companyId, { id: newId(now.getTime()), ...beside, at: now.toISOString() })
  await addEvents(tx, companyId, [{ candidate_id: known, kind: 'again' }], theCandidate, now)
  return known
}

type Again = { readonly now: Date; readonly today: PlainDate; readonly pool: boolean }

/**
 * Whoever withdrew and applies again is there again. Whoever was refused stays refused, until somebody who is told of
 * it decides otherwise; the months of keeping begin anew with the new consent.
 */
async function cameAgain(tx: Tx, companyId: string, id: string, { now, today, pool }: Again): Promise<void> {
  const row = await held(tx, companyId, id)
  if (row.withdrawn_at !== null) await stand(tx, companyId, row, { to: 'pending' }, theCandidate, now)
  else if (isRefusal(row.status)) {
    await setCandidates(tx, companyId, [id], { ended_on: today })
    await tellRecruiters(tx, companyId, row, 'again', now)
  }
  if (pool && !row.talent_pool) await setCandidates(tx, companyId, [id], { talent_pool: true })
}

/** What was sent, by the names of the fields alone. */
const fieldsOf = (given: Omit<z.output<typeof Person>, 'answers' | 'ic_or_passport'>) => ({
  full_name: given.full_name,
  email: given.email,
  phone: given.phone,
  country_id: given.country_id ?? null,
  expected_salary: given.expected_salary === undefined ? null : amountText(amountOf(given.expected_salary)),
  available_from: given.available_from ?? null,
  cover_letter: given.cover_letter ?? null,
  source: given.source ?? null,
  talent_pool: given.talent_pool ?? false,
})

export function newCard(card: Given & { readonly id: string; readonly vacancyId: string }): NewCandidate {
  const { id, vacancyId, person, answers, fileId, now } = card
  return {
    id,
    vacancy_id: vacancyId,
    advertisement_id: null,
    full_name: person.full_name,
    email: person.email,
    phone: person.phone,
    phone_digits: phoneDigits(person.phone),
    country_code: person.country_id ?? null,
    identity_number: null,
    expected_salary: person.expected_salary ?? null,
    available_from: person.available_from ?? null,
    cover_letter: person.cover_letter || null,
    source: person.source || null,
    answers,
    resume_file: fileId,
    language: 'en',
    consent_version: null,
    consented_at: null,
    consent_language: null,
    talent_pool: person.talent_pool ?? false,
    status: 'pending',
    stage_since: now.toISOString(),
    token_digest: null,
    created_at: now.toISOString(),
  }
}
