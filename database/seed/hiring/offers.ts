/** One offer waits for its answer, two were accepted, which fills their vacancy. */
import { sql } from 'kysely'
import { addDays } from '#kernel/plain-date.ts'
import { acceptOffer, makeOffer, sendOffer } from '#modules/candidates/contract/offers.ts'
import { type Around, ago, employeeOf } from './around.ts'
import type { Known } from './candidates.ts'

type Offer = { readonly id: string; readonly status: string; readonly secret: string | null; readonly mail_id: string }

export async function makeOffers(around: Around, known: readonly Known[]): Promise<void> {
  for (const one of known) {
    if (one.fate === 'offered') await offered(around, one, 4)
    const isTaken = one.fate === 'accepted' || one.fate === 'joining'
    if (isTaken && !['accepted', 'orientation'].includes(one.card.status)) await accepted(around, one)
  }
}

/** Made and sent, and not answered yet. */
async function offered(around: Around, { card, vacancy }: Known, daysAgo: number): Promise<Offer | undefined> {
  const { act, keeper, plan, today } = around
  const params = { id: card.id }
  const at = ago(around, daysAgo)
  if (!(await offerOf(around, card.id))) {
    const body = {
      ...{ offered_salary: vacancy.salary_to, position_id: vacancy.position_id, department_id: vacancy.department_id },
      ...{ manager_id: employeeOf(around, 'reporting-manager').id, employment_type: 'full_time', probation_months: 3 },
      ...{ first_day: addDays(today, 12), expires_on: addDays(today, 10), letter_language: plan.letters, confirm: 1 },
    }
    await act(keeper, makeOffer, { params, body, at })
  }
  const made = await offerOf(around, card.id)
  if (made?.status === 'approved') await act(keeper, sendOffer, { params: { id: made.id }, body: {}, at })
  return offerOf(around, card.id)
}

/** By the link of the mail, as whoever gets it does. */
async function accepted(around: Around, one: Known): Promise<void> {
  const { act, keeper, services, plan } = around
  const sent = await offered(around, one, one.applied - 12)
  if (sent?.status !== 'sent') return
  if (sent.secret === null) return
  const link = services.seal.open(sent.secret, `wanted mail ${sent.mail_id}`)
  const params = { token: link.slice(link.lastIndexOf('/') + 1) }
  const body = { full_name: one.card.full_name, agree: 1 }
  await act(keeper, acceptOffer, { params, body, at: ago(around, one.applied - 14), language: plan.language })
}

async function offerOf({ services, companyId }: Around, candidate: string): Promise<Offer | undefined> {
  const { rows } = await services.db.forCompany(companyId).read((tx) =>
    sql<Offer>`
      select o.id, o.status, m.sealed_link as secret, m.id as mail_id
      from offers o left join wanted_mails m on m.company_id = o.company_id and m.about = o.id
      where o.company_id = ${companyId} and o.candidate_id = ${candidate} order by o.version desc limit 1`.execute(tx),
  )
  return rows[0]
}
