/** Offers as HR makes, sends and takes them back. */
import { addDays } from '#kernel/plain-date.ts'
import { companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import { longProbation } from '#modules/employees/server/public.ts'
import { vacancyById } from '#modules/recruitment/server/public.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import { endRequests } from '#platform/approvals/server/deciding/end-requests.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { removeBytes } from '#platform/files/server/kept-files.ts'
import { fileReply, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { wantLetters } from '#platform/mail/server/wanted-mails.ts'
import { makeOffer, offerLetter, offers, sendOffer, withdrawOffer } from '../../contract/offers.ts'
import { monthsAfter } from '../../model/keeping.ts'
import { isBelow, isOutside, monthlyMinimum, statusOn } from '../../model/offer.ts'
import { mayBeOffered, mayMigrate } from '../../model/stages.ts'
import { type Acting, happenedTo, todayOf } from '../acting.ts'
import type { CandidateRow } from '../candidate-store.ts'
import { held, rowOf } from '../candidate-view.ts'
import { addEvents } from '../event-store.ts'
import type { CandidatesNeeds } from '../migrate-handler.ts'
import { newToken } from '../tokens.ts'
import { offerKind } from './agreeing/offer-kind.ts'
import { askForOffer, endOffersOf } from './agreeing/send-offer.ts'
import { letterFacts, letterPdf } from './letter-pdf.ts'
import { comesNot, countHeads } from './not-coming.ts'
import { insertOffer, namesOf, type OfferRow, offersOf, setOffer, takenHeads } from './offer-store.ts'
import { stand } from './stand.ts'

export const offerHandlers = ({
  approvals,
  notComing,
}: Pick<CandidatesNeeds, 'approvals' | 'notComing'>): readonly Handler[] => [
  on(offers, (call) =>
    call.company.read(async (tx) => {
      const row = await rowOf(tx, call.company.companyId, call.params.id)
      const today = await todayOf(tx, call)
      return (await offersOf(tx, call.company.companyId, { candidateId: row.id })).map((one) => shown(one, today))
    }),
  ),

  on(makeOffer, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await held(tx, companyId, call.params.id)
      if (!mayBeOffered(row.status)) throw new Refusal(problem('candidates.no-longer'))
      const { confirm, manager_id = null, ...body } = call.body
      const names = await judged(tx, call, row)
      const former = await offersOf(tx, companyId, { candidateId: row.id })
      await endOffersOf(tx, acting, [row.id])
      const now = call.clock.now()
      if (row.status === 'offered') await stand(tx, companyId, row, { to: 'pendingInterview' }, call.actor, now)
      const id = newId(now.getTime())
      const made = {
        ...{
          id,
          candidate_id: row.id,
          version: (former[0]?.version ?? 0) + 1,
          ...body,
          manager_id,
        },
        ...{ status: 'waiting' as const, position_name: names.position ?? '', department_name: names.department },
        ...{ manager_name: names.manager, created_by: call.actor.accountId, created_at: now.toISOString() },
      }
      await insertOffer(tx, companyId, made)
      await noted(tx, call, row, 'candidates.offer-made')
      await askForOffer(tx, approvals, acting, made, row.full_name)
      const answer = await view(tx, call, id)
      return reply(answer, {
        messageKey: answer.status === 'approved' ? 'candidates.offer-kept' : 'candidates.offer-asked',
      })
    })
  }),

  on(offerLetter, async (call) => {
    const { companyId } = call.company
    const facts = await call.company.read(async (tx) => {
      const offer = await one(tx, companyId, call.params.id)
      return letterFacts(tx, companyId, offer, (await rowOf(tx, companyId, offer.candidate_id)).full_name)
    })
    const { name, bytes } = await letterPdf(facts, call.say)
    return fileReply(name, 'application/pdf', bytes)
  }),

  on(sendOffer, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { offer, row } = await heldOffer(tx, companyId, call.params.id)
      if (offer.status === 'waiting') throw new Refusal(problem('candidates.offer-waits'))
      if (offer.status !== 'approved') throw new Refusal(problem('candidates.offer-not-to-send'))
      if (offer.expires_on < (await todayOf(tx, call))) throw new Refusal(problem('candidates.offer-over'))
      if (!mayBeOffered(row.status)) throw new Refusal(problem('candidates.no-longer'))
      const vacancy = await vacancyById(tx, companyId, row.vacancy_id, true)
      const taken = await takenHeads(tx, companyId, row.vacancy_id, row.id)
      if (vacancy && taken >= vacancy.headcount && !call.body.confirm) {
        const data = [say(call, 'candidates.heads-taken', { count: taken, heads: vacancy.headcount })]
        throw new Refusal(problem('candidates.confirm', { status: 409, data, extra: { confirm_required: true } }))
      }
      const now = call.clock.now()
      const { token, digest } = newToken()
      await setOffer(tx, companyId, offer.id, { status: 'sent', sent_at: now.toISOString(), token_digest: digest })
      await stand(tx, companyId, row, { to: 'offered' }, call.actor, now)
      const { name } = await companyLetterhead(tx, companyId)
      await wantLetters(tx, call.seal, companyId, [
        {
          ...{ to: row.email, language: row.language, about: offer.id, link: `/onboarding/offer/${token}` },
          subject: 'candidates.mail.offer.subject',
          text: 'candidates.mail.offer.text',
          // What is offered stands behind the link alone.
          params: {
            person: row.full_name,
            position: offer.position_name,
            company: name,
            day: { day: offer.expires_on },
          },
        },
      ])
      await noted(tx, call, row, 'candidates.offer-sent')
      return reply(await view(tx, call, offer.id), { messageKey: 'candidates.offer-is-sent' })
    }),
  ),

  on(withdrawOffer, async (call) => {
    let keys: readonly string[] = []
    const answer = await call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { offer, row } = await heldOffer(tx, companyId, call.params.id)
      const comes = offer.status === 'accepted' && mayMigrate(row.status)
      if (!comes && !['waiting', 'approved', 'sent'].includes(offer.status))
        throw new Refusal(problem('candidates.offer-over'))
      const now = call.clock.now()
      if (comes) {
        keys = await comesNot(tx, call, row.id, notComing)
        await stand(tx, companyId, row, { to: 'pendingInterview', endedOn: await todayOf(tx, call) }, call.actor, now)
        await countHeads(tx, companyId, row.vacancy_id, now)
      }
      await setOffer(tx, companyId, offer.id, { status: 'withdrawn' })
      await endRequests(tx, offerKind, { companyId, now, today: await todayOf(tx, call), actor: call.actor }, [
        offer.id,
      ])
      if (row.status === 'offered') await stand(tx, companyId, row, { to: 'pendingInterview' }, call.actor, now)
      // Nobody is told of what they never got.
      if (call.body.tell && (comes || offer.status === 'sent')) await tellWithdrawn(tx, call, row, offer)
      await noted(tx, call, row, 'candidates.offer-withdrawn')
      return reply(await view(tx, call, offer.id), { messageKey: 'candidates.offer-is-withdrawn' })
    })
    await removeBytes(call, keys)
    return answer
  }),
]

export const shown = ({ created_by: _, ...offer }: OfferRow, today: Parameters<typeof statusOn>[1]) => ({
  ...offer,
  status: statusOn(offer, today),
})

const say = ({ say, language }: Pick<Making, 'say' | 'language'>, word: string, params: Parameters<Making['say']>[2]) =>
  say(language, word, params)

async function one(tx: Tx, companyId: string, id: string): Promise<OfferRow> {
  const [offer] = await offersOf(tx, companyId, { id })
  if (!offer) throw new Refusal(notFound())
  return offer
}

/** The candidate first, then the offer: whoever holds both takes them in this order. */
export async function heldOffer(tx: Tx, companyId: string, id: string) {
  const { candidate_id } = await one(tx, companyId, id)
  const row = await held(tx, companyId, candidate_id)
  const [offer] = await offersOf(tx, companyId, { id }, true)
  if (!offer) throw new Refusal(notFound())
  return { offer, row }
}

type Making = Call<typeof makeOffer>

async function view(tx: Tx, call: Pick<Making, 'company' | 'clock'>, id: string) {
  return shown(await one(tx, call.company.companyId, id), await todayOf(tx, call))
}

/** What speaks against it by the field; pay that is out of the ordinary is asked once. */
async function judged(tx: Tx, call: Making, row: CandidateRow) {
  const { body, company, clock, say, language } = call
  const facts = await companyFacts(tx, company.companyId)
  const today = clock.today(facts.timezone)
  const names = await namesOf(tx, company.companyId, { ...body, manager_id: body.manager_id ?? null })
  const errors = {
    ...(names.position === null ? { position_id: ['organisation.unknown-position'] } : {}),
    ...(names.department === null ? { department_id: ['organisation.unknown-department'] } : {}),
    ...(body.manager_id && names.manager === null ? { manager_id: ['candidates.unknown-manager'] } : {}),
    ...(body.expires_on < today ? { expires_on: ['candidates.in-the-past'] } : {}),
    ...(body.first_day < today ? { first_day: ['candidates.in-the-past'] } : {}),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(problem('candidates.invalid', { errors }))
  const vacancy = await vacancyById(tx, company.companyId, row.vacancy_id)
  // Of part of a month there is no minimum of the month.
  const isWhole = body.employment_type !== 'part_time'
  const least = isWhole ? monthlyMinimum(facts.country, body.first_day, facts.settings, today) : undefined
  const { probation_months: months, first_day: joinedOn } = body
  const endsOn = months > 0 ? addDays(monthsAfter(joinedOn, months), -1) : null
  const lines = [
    ...longProbation(call, facts.country, { name: row.full_name, joinedOn, endsOn }),
    ...(vacancy && isOutside(body.offered_salary, vacancy)
      ? [say(language, 'candidates.outside-range', { from: vacancy.salary_from ?? '–', to: vacancy.salary_to ?? '–' })]
      : []),
    ...(isWhole && least === undefined ? [say(language, 'candidates.minimum-unknown')] : []),
    ...(isBelow(body.offered_salary, least) ? [say(language, 'candidates.below-minimum', { least: least ?? '' })] : []),
  ]
  if (lines.length > 0 && !body.confirm) {
    throw new Refusal(problem('candidates.confirm', { status: 409, data: lines, extra: { confirm_required: true } }))
  }
  return names
}

/** At once, since nothing takes it back; a new offer would come after it. */
async function tellWithdrawn(tx: Tx, { company, seal }: Acting, row: CandidateRow, offer: OfferRow): Promise<void> {
  const { name } = await companyLetterhead(tx, company.companyId)
  await wantLetters(tx, seal, company.companyId, [
    {
      ...{ to: row.email, language: row.language, about: offer.id },
      subject: 'candidates.mail.offer-withdrawn.subject',
      text: 'candidates.mail.offer-withdrawn.text',
      params: { person: row.full_name, position: offer.position_name, company: name },
    },
  ])
}

async function noted(
  tx: Tx,
  call: Parameters<typeof happenedTo>[1] & Pick<Making, 'say' | 'language'>,
  row: CandidateRow,
  action: string,
) {
  const event = { candidate_id: row.id, kind: 'offer', text: action } as const
  await addEvents(tx, call.company.companyId, [event], call.actor, call.clock.now())
  await happenedTo(tx, call, action, [row])
}
