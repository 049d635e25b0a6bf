/** An offer as the candidate answers it, by the secret link. */
import { companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import { fill } from '#modules/recruitment/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { emit } from '#platform/integrations/server/webhooks/emit.ts'
import { wantLetters, wantMails } from '#platform/mail/server/wanted-mails.ts'
import { acceptOffer, declineOffer, ownOffer, ownOfferLetter } from '../../contract/offers.ts'
import { isSameName, statusOn } from '../../model/offer.ts'
import { happenedOutside } from '../acting.ts'
import type { CandidateRow } from '../candidate-store.ts'
import { addEvents, theCandidate } from '../event-store.ts'
import { callOffAll } from '../interviews/call-off.ts'
import { insertNewcomer } from '../newcomer/newcomer-store.ts'
import { type Found, foundBy } from '../tokens.ts'
import { letterFacts, letterPdf } from './letter-pdf.ts'
import { heldOffer } from './offer-handlers.ts'
import { acceptedOf, type OfferRow, setOffer } from './offer-store.ts'
import { stand } from './stand.ts'

type Asking = Pick<Call<Endpoint>, 'db' | 'clock' | 'say' | 'seal' | 'settings'>
type Held = Found & { readonly offer: OfferRow; readonly row: CandidateRow; readonly currency: string }

export const ownOfferHandlers: readonly Handler[] = [
  on(ownOffer, (call) => byLink(call, call.params.token, (tx, of) => told(tx, of))),

  on(ownOfferLetter, async (call) => {
    const facts = await byLink(call, call.params.token, (tx, of) =>
      letterFacts(tx, of.companyId, of.offer, of.row.full_name),
    )
    const { name, bytes } = await letterPdf(facts, call.say)
    return fileReply(name, 'application/pdf', bytes)
  }),

  on(acceptOffer, async (call) => {
    const { token } = call.params
    const answer = await byLink(call, token, async (tx, of) => {
      const { companyId, offer, row } = of
      if (offer.status === 'accepted') return told(tx, of)
      if (offer.status !== 'sent') throw notValid()
      if (!isSameName(call.body.full_name, row.full_name)) {
        throw new Refusal(problem('candidates.other-name', { errors: { full_name: ['candidates.other-name'] } }))
      }
      const now = call.clock.now()
      await setOffer(tx, companyId, offer.id, {
        ...{ status: 'accepted', answered_at: now.toISOString(), answered_name: call.body.full_name },
        answered_address: call.request.address,
      })
      await stand(tx, companyId, row, { to: 'accepted' }, theCandidate, now)
      const { clock, seal, settings, say } = call
      const means = { clock, seal, settings, say, company: { companyId } }
      await callOffAll(tx, means, [row], { reason: 'candidates.off-hired' })
      await fill(tx, companyId, row.vacancy_id, await acceptedOf(tx, companyId, row.vacancy_id), now)
      const { name: company } = await companyLetterhead(tx, companyId)
      const params = { person: row.full_name, position: offer.position_name, company }
      const answered = { answered_name: call.body.full_name, answered_at: now.toISOString() }
      const signed = { ...offer, ...answered, status: 'accepted' as const }
      const file = await letterPdf(await letterFacts(tx, companyId, signed, row.full_name), call.say)
      await wantLetters(tx, call.seal, companyId, [
        {
          ...{ to: row.email, language: row.language, about: offer.id, params, link: `/onboarding/offer/${token}` },
          file,
          subject: 'candidates.mail.accepted.subject',
          text: 'candidates.mail.accepted.text',
        },
      ])
      await invite(tx, call, of, params)
      await tellMaker(tx, of, 'accepted', params, file)
      await happenedOutside(tx, companyId, now, 'candidates.offer-accepted', row)
      const position = offer.position_name
      const data = { offer_id: offer.id, candidate_id: row.id, position, first_day: offer.first_day }
      const announced = { subjectId: offer.id, employeeId: null, title: position, data }
      await emit(tx, companyId, now, [{ event: 'offer.accepted', ...announced }])
      return told(tx, { ...of, offer: { ...offer, status: 'accepted' } })
    })
    return reply(answer, { messageKey: 'candidates.accepted-thanks' })
  }),

  on(declineOffer, async (call) => {
    const answer = await byLink(call, call.params.token, async (tx, of) => {
      const { companyId, offer, row } = of
      if (offer.status === 'declined') return told(tx, of)
      if (offer.status !== 'sent') throw notValid()
      const now = call.clock.now()
      const reason = call.body.reason || null
      await setOffer(tx, companyId, offer.id, {
        status: 'declined',
        answered_at: now.toISOString(),
        decline_reason: reason,
      })
      const { timezone } = await companyFacts(tx, companyId)
      await stand(
        tx,
        companyId,
        row,
        { to: 'pendingInterview', endedOn: call.clock.today(timezone), text: reason },
        theCandidate,
        now,
      )
      const event = { candidate_id: row.id, kind: 'offer', text: 'candidates.offer-declined' } as const
      await addEvents(tx, companyId, [event], theCandidate, now)
      const { name: company } = await companyLetterhead(tx, companyId)
      await tellMaker(tx, of, 'declined', { person: row.full_name, position: offer.position_name, company })
      await happenedOutside(tx, companyId, now, 'candidates.offer-declined', row)
      return told(tx, { ...of, offer: { ...offer, status: 'declined' } })
    })
    return reply(answer, { messageKey: 'candidates.declined-thanks' })
  }),
]

const notValid = () => new Refusal(problem('candidates.offer-not-valid'))

/** What is over, taken back or replaced shows nothing any more. */
async function byLink<Result>(
  { db, clock }: Asking,
  token: string,
  work: (tx: Tx, of: Held) => Promise<Result>,
): Promise<Result> {
  const found = await foundBy(db, 'offers', token)
  if (!found) throw new Refusal(notFound())
  return db.forCompany(found.companyId).transaction(async (tx) => {
    const { timezone, currency } = await companyFacts(tx, found.companyId)
    const { offer, row } = await heldOffer(tx, found.companyId, found.id)
    const status = statusOn(offer, clock.today(timezone))
    if (!['sent', 'accepted', 'declined'].includes(status)) throw notValid()
    return work(tx, { ...found, row, currency, offer: { ...offer, status } })
  })
}

async function told(tx: Tx, { companyId, offer, row, currency }: Held) {
  return {
    company: (await companyLetterhead(tx, companyId)).name,
    name: row.full_name,
    position: offer.position_name,
    offered_salary: offer.offered_salary,
    currency_code: currency,
    first_day: offer.starts_on ?? offer.first_day,
    expires_on: offer.expires_on,
    status: offer.status as 'sent' | 'accepted' | 'declined',
  }
}

/** The page on which a newcomer says what the record needs. */
async function invite(
  tx: Tx,
  { seal, clock }: Pick<Asking, 'seal' | 'clock'>,
  { companyId, row }: Held,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const secret = await insertNewcomer(tx, companyId, row.id, clock.now())
  if (secret === undefined) return
  await wantLetters(tx, seal, companyId, [
    {
      ...{ to: row.email, language: row.language, about: row.id, params, link: `/onboarding/newcomer/${secret}` },
      subject: 'candidates.mail.newcomer.subject',
      text: 'candidates.mail.newcomer.text',
    },
  ])
}

/** Whoever made it is told. */
const tellMaker = (
  tx: Tx,
  { companyId, offer, row }: Held,
  word: 'accepted' | 'declined',
  params: Readonly<Record<string, string>>,
  file?: { readonly name: string; readonly bytes: Uint8Array },
) =>
  wantMails(tx, companyId, [
    {
      ...(file && { file }),
      accountId: offer.created_by,
      about: offer.id,
      mail: {
        subject: `candidates.mail.maker-${word}.subject`,
        text: `candidates.mail.maker-${word}.text`,
        params,
        link: `/app/onboarding/candidates?open=${row.id}`,
      },
    },
  ])
