/** An offer goes to those who agree to it: the line of its manager, the head of its department, a role or a person. */
import { sql } from 'kysely'
import { headOf, lineFrom } from '#modules/recruitment/server/public.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import { endRequests } from '#platform/approvals/server/deciding/end-requests.ts'
import { sendRequests } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dayText } from '#platform/words/format.ts'
import { endOffers, type OfferRow } from '../offer-store.ts'
import { OFFER_KIND, offerKind } from './offer-kind.ts'

export type Wanted = Pick<
  OfferRow,
  'id' | 'position_name' | 'department_id' | 'department_name' | 'manager_id' | 'employment_type' | 'offered_salary'
> & { readonly first_day: string }

/** Kept as waiting, or approved at once where nobody has to be asked. Its pay stands in the inbox alone. */
export async function askForOffer(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  offer: Wanted,
  person: string,
): Promise<void> {
  const { companyId, say, today } = acting
  const told = (language: 'en' | 'zh-Hant') => ({
    title: `${say(language, 'candidates.offer-kind')} · ${offer.position_name}`,
    detail: say(language, 'candidates.offer-told', {
      type: say(language, `candidates.letter.type-${offer.employment_type}`),
      day: dayText(offer.first_day, language),
    }),
  })
  const statuses = await sendRequests(tx, approvals, acting, OFFER_KIND, [
    {
      ...{ id: offer.id, aboutId: null, type: offer.employment_type, length: null, amount: offer.offered_salary },
      ...{ from: offer.first_day, to: null },
      place: {
        name: person,
        departmentId: offer.department_id,
        department: offer.department_name,
        line: await lineFrom(tx, approvals, acting, offer.manager_id),
        head: await headOf(tx, companyId, offer.department_id, today),
      },
      told: { en: told('en'), 'zh-Hant': told('zh-Hant') },
    },
  ])
  if (statuses.get(offer.id) !== 'approved') return
  await sql`
    update offers set status = 'approved' where company_id = ${companyId} and id = ${offer.id}`.execute(tx)
}

type By = Pick<Acting, 'companyId' | 'now' | 'today'> & { readonly actor: { accountId: string | null; name: string } }

/** Offers that stand are over, and nobody decides on them any more. What was ended, so that it can be taken back. */
export async function endOffersOf(tx: Tx, by: By, candidateIds: readonly string[]): Promise<string[]> {
  const ended = await endOffers(tx, by.companyId, candidateIds)
  const waited = ended.filter((one) => one.startsWith('waiting ')).map((one) => one.slice('waiting '.length))
  await endRequests(tx, offerKind, by, waited)
  return ended
}

/** The requests of whoever became an employee, or is to be forgotten, name the position alone. */
export async function unnameOffers(tx: Tx, companyId: string, candidateIds: readonly string[]): Promise<void> {
  await sql`
    update approval_requests r set about_name = o.position_name from offers o
    where o.company_id = ${companyId} and o.candidate_id = any(${[...candidateIds]}::uuid[])
      and r.company_id = o.company_id and r.id = o.id and r.kind = ${OFFER_KIND}`.execute(tx)
}
