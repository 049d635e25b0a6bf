/** A newcomer's own page, by the secret link: open from acceptance to a week after the first day. */
import { companyBanks, companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import { askedFacts, maskedTold, toldTogether } from '#modules/employees/model/public.ts'
import { askedOfNewcomer, judgedTold } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import { notify } from '#platform/notices/server/notify.ts'
import { newcomer, tellOfNewcomer } from '../../contract/newcomer.ts'
import { happenedOutside } from '../acting.ts'
import { foundBy } from '../tokens.ts'
import { filesOf, shownFiles } from './file-store.ts'
import { type NewcomerRow, newcomerRow, openUntil, saveTold, toldOf } from './newcomer-store.ts'

type Asking = Pick<Call<Endpoint>, 'db' | 'clock' | 'seal'>
export type NewcomerFound = { readonly companyId: string; readonly row: NewcomerRow }

export const newcomerHandlers: readonly Handler[] = [
  on(newcomer, (call) => byNewcomer(call, call.params.token, (tx, of) => shown(tx, call, of))),

  on(tellOfNewcomer, async (call) => {
    const { seal, clock, body, params } = call
    const answer = await byNewcomer(call, params.token, async (tx, of) => {
      const { companyId, row } = of
      const facts = await companyFacts(tx, companyId)
      const company = { companyId, country: facts.country, today: clock.today(facts.timezone) }
      const told = toldTogether(toldOf(seal, row), body)
      const kept = await judgedTold(tx, company, told, row.first_day)
      await saveTold(tx, { seal, companyId, id: row.id }, kept, clock.now())
      if (row.told_at === null) await tellHr(tx, of, clock.now())
      const subject = { id: row.candidate_id, position_name: row.position_name }
      // What was said is nobody's to read in the log.
      await happenedOutside(tx, companyId, clock.now(), 'candidates.told', subject)
      const now = await newcomerRow(tx, companyId, { id: row.id })
      return shown(tx, call, { companyId, row: now ?? row })
    })
    return reply(answer, { messageKey: 'candidates.told-thanks' })
  }),
]

/** Whoever the link belongs to, held; refused once the page is over. */
export async function byNewcomer<Result>(
  { db, clock }: Asking,
  token: string,
  work: (tx: Tx, of: NewcomerFound) => Promise<Result>,
): Promise<Result> {
  const found = await foundBy(db, 'newcomers', token)
  if (!found) throw new Refusal(notFound())
  const { companyId } = found
  return db.forCompany(companyId).transaction(async (tx) => {
    const row = await newcomerRow(tx, companyId, { id: found.id }, true)
    const { timezone } = await companyFacts(tx, companyId)
    if (!row || openUntil(row) < clock.today(timezone)) throw new Refusal(problem('candidates.newcomer-over'))
    return work(tx, { companyId, row })
  })
}

export async function shown(tx: Tx, { seal }: Pick<Asking, 'seal'>, { companyId, row }: NewcomerFound) {
  const { country, currency } = await companyFacts(tx, companyId)
  return {
    company: (await companyLetterhead(tx, companyId)).name,
    name: row.full_name,
    position: row.position_name,
    first_day: row.first_day,
    open_until: openUntil(row),
    currency_code: currency,
    banks: (await companyBanks(tx, companyId)).map(({ code, name }) => ({ code, name })),
    facts: askedOfNewcomer(country),
    told: maskedTold(toldOf(seal, row), askedFacts(country)),
    told_at: row.told_at,
    files: shownFiles(await filesOf(tx, companyId, row.candidate_id)),
  }
}

async function tellHr(tx: Tx, { companyId, row }: NewcomerFound, at: Date): Promise<void> {
  const hr = await accountsInRoles(tx, companyId, ['Company Admin', 'HR Generalist'])
  const link = `/app/onboarding/candidates?open=${row.candidate_id}`
  await notify(tx, companyId, hr, {
    ...{ word: 'candidates.notice-told', link, at },
    params: { position: row.position_name },
  })
}
