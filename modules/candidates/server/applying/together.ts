/** Applications that come at the same moment, in one transaction: one card a person and vacancy, and a mail that says so. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { heldAdvertisements, type OpenAdvertisement } from '#modules/recruitment/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Together } from '#platform/database/server/group-commit.ts'
import { type KeptBytes, nameFiles } from '#platform/files/server/kept-files.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Language } from '#platform/http/server/say.ts'
import type { Services } from '#platform/http/server/services.ts'
import { emit } from '#platform/integrations/server/webhooks/emit.ts'
import { wantLetters } from '#platform/mail/server/wanted-mails.ts'
import { CONSENT_VERSION } from '../../model/keeping.ts'
import { happenedOutsideEach } from '../acting.ts'
import { insertCandidates, insertRepeats } from '../candidate-store.ts'
import { addEvents, theCandidate } from '../event-store.ts'
import { arrived, wantResumes } from '../resume-reader.ts'
import { newToken } from '../tokens.ts'
import { cameAgain } from './came-again.ts'
import { type Given, newCard, newRepeat } from './card.ts'
import { type Applicant, applicantOf, freeApplicants, isSame, sameApplicants } from './same-applicants.ts'

export type Applying = Required<Pick<Given, 'person' | 'answers' | 'identity'>> & {
  readonly requestId: string
  readonly advertisementId: string
  readonly vacancyId: string
  readonly language: Language
  readonly resume: KeptBytes
  readonly timezone: string
  readonly means: Pick<Services, 'clock' | 'seal' | 'settings'>
}
/** Whose card it is, and under which key the resume lies. */
type Applied = { readonly id: string; readonly key: string }

export const notOpen = () => problem('candidates.not-open', { errors: { advertisement_id: ['candidates.not-open'] } })

export const applyingTogether: Together<Applying, Applied> = {
  apart: ({ requestId }) => requestId,
  free: async (tx, items) => {
    const applicants = items.map((item) => applicantOf(item.vacancyId, item.person))
    const free = await freeApplicants(tx, tx.companyId, applicants)
    return new Set(items.filter((_, at) => free.has(applicants[at] as Applicant)))
  },
  work: async (tx, items) => {
    const [first] = items
    if (!first) return { outcomes: [], last: async () => {} }
    const now = first.means.clock.now()
    const today = first.means.clock.today(first.timezone)
    const ids = [...new Set(items.map(({ advertisementId }) => advertisementId))]
    const open = new Map((await heldAdvertisements(tx, tx.companyId, ids, today)).map((one) => [one.id, one]))
    const coming = items.flatMap((item) => {
      const job = open.get(item.advertisementId)
      return job ? [{ item, job, applicant: applicantOf(job.vacancyId, item.person) }] : []
    })
    const cards = await stored(tx, coming, { now, today, means: first.means })
    const outcomes = items.map((item) => {
      const id = cards.get(item)?.id
      return id === undefined ? new Refusal(notOpen()) : { id, key: item.resume.key }
    })
    return { outcomes, last: () => logged(tx, coming, cards, now) }
  },
}

type Coming = { readonly item: Applying; readonly job: OpenAdvertisement; readonly applicant: Applicant }
/** The card of an item; `is` tells how it came there: begun by it, begun by another of the same moment, or there before. */
type Card = { readonly id: string; readonly is: 'new' | 'of-this-moment' | 'known' }
type Moment = { readonly now: Date; readonly today: PlainDate; readonly means: Applying['means'] }

async function stored(
  tx: Tx,
  coming: readonly Coming[],
  { now, today, means }: Moment,
): Promise<ReadonlyMap<Applying, Card>> {
  if (coming.length === 0) return new Map()
  const { companyId } = tx
  const cards = cardsOf(
    coming,
    await sameApplicants(
      tx,
      companyId,
      coming.map(({ applicant }) => applicant),
    ),
    now,
  )
  const resumes = coming.map(({ item }) => item.resume)
  await nameFiles(tx, companyId, resumes)
  const read = await wantResumes(
    tx,
    means,
    companyId,
    resumes.map(({ id }) => id),
  )
  const are = (...kinds: readonly Card['is'][]) =>
    coming.flatMap((one) => {
      const card = cards.get(one.item)
      return card && kinds.includes(card.is) ? [{ ...one, id: card.id }] : []
    })
  const begun = are('new').map((one) => ({ ...one, ...newToken(), ...arrived(one.id, read) }))
  const again = are('of-this-moment', 'known')
  const asksPool = (id: string) => again.some((one) => one.id === id && one.item.person.talent_pool === true)
  await insertCandidates(
    tx,
    companyId,
    begun.map(({ id, item, job, digest, status }) => ({
      ...newCard({ id, vacancyId: job.vacancyId, ...givenOf(item, now) }),
      ...{ status, identity_number: item.identity, advertisement_id: job.id, language: item.language },
      ...{ ...consentOf(item, now), token_digest: digest },
      talent_pool: item.person.talent_pool === true || asksPool(id),
    })),
  )
  await insertRepeats(
    tx,
    companyId,
    again.map(({ id, item }) => newRepeat(id, givenOf(item, now))),
  )
  const repeated = again.map(({ id }) => ({ candidate_id: id, kind: 'again' }) as const)
  await addEvents(tx, companyId, [...begun.flatMap(({ events }) => events), ...repeated], theCandidate, now)
  const known = are('known').map(({ id, item }) => ({ id, pool: item.person.talent_pool === true }))
  await cameAgain(tx, companyId, known, { now, today })
  await wantLetters(
    tx,
    means.seal,
    companyId,
    begun.map(({ id, item: { person, language }, job, token }) => ({
      ...{ to: person.email, language, about: id, link: `/onboarding/application/${token}` },
      params: { person: person.full_name, position: job.positionName, company: job.companyName },
      subject: 'candidates.mail.applied.subject',
      text: 'candidates.mail.applied.text',
    })),
  )
  await emit(
    tx,
    companyId,
    now,
    begun.map(({ id, job: { vacancyId, positionName } }) => ({
      ...{ event: 'candidate.applied', subjectId: id, employeeId: null, title: positionName },
      data: { candidate_id: id, vacancy_id: vacancyId, position: positionName },
    })),
  )
  return cards
}

/** Whoever came first of one person begins the card. */
function cardsOf(coming: readonly Coming[], known: readonly (string | undefined)[], now: Date) {
  const cards = new Map<Applying, Card>()
  const begun: { readonly applicant: Applicant; readonly id: string }[] = []
  for (const [at, { item, applicant }] of coming.entries()) {
    const there = known[at]
    const other = there === undefined ? begun.find((one) => isSame(one.applicant, applicant)) : undefined
    if (there !== undefined) cards.set(item, { id: there, is: 'known' })
    else if (other) cards.set(item, { id: other.id, is: 'of-this-moment' })
    else {
      const id = newId(now.getTime())
      begun.push({ applicant, id })
      cards.set(item, { id, is: 'new' })
    }
  }
  return cards
}

const consentOf = ({ language }: Applying, now: Date) => ({
  ...{ consent_version: CONSENT_VERSION, consent_language: language, consented_at: now.toISOString() },
})

const givenOf = (item: Applying, now: Date): Given => ({
  ...{ person: item.person, answers: item.answers, identity: item.identity },
  ...{ fileId: item.resume.id, consent: consentOf(item, now), now },
})

/** Last, since all of the company wait for its log from here on. */
const logged = (tx: Tx, coming: readonly Coming[], cards: ReadonlyMap<Applying, Card>, now: Date) =>
  happenedOutsideEach(
    tx,
    tx.companyId,
    now,
    coming.flatMap(({ item, job }) => {
      const card = cards.get(item)
      if (!card) return []
      const action = card.is === 'new' ? 'candidates.applied' : 'candidates.applied-again'
      return [{ action, of: { id: card.id, position_name: job.positionName } }]
    }),
  )
