/** Rates of the per diem: added, changed, removed; travel that was asked for keeps what it came to. */
import { companyFacts, subCurrencyRows } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { addPerDiem, changePerDiem, perDiem, perDiemGroups, perDiems, removePerDiem } from '../contract/per-diems.ts'
import { wrong } from './acting.ts'
import type { TravelNeeds } from './needs.ts'
import { type RateRow, rates } from './per-diem-store.ts'

type Needs = Pick<TravelNeeds, 'claimGroups'>

export function perDiemHandlers(needs: Needs): readonly Handler[] {
  const viewsOf = async (tx: Tx, companyId: string, rows: readonly RateRow[]) => {
    const names = new Map((await needs.claimGroups.all(tx, companyId)).map(({ id, name }) => [id, name]))
    return rows.map((row) => ({ ...row, claim_group: names.get(row.claim_group_id ?? '') ?? null }))
  }
  const viewOf = async (tx: Tx, companyId: string, row: RateRow | undefined) =>
    row && (await viewsOf(tx, companyId, [row]))[0]
  return [
    on(perDiems, ({ company: { companyId }, company }) =>
      company.read(async (tx) => viewsOf(tx, companyId, await rates.rows(tx, companyId))),
    ),
    on(perDiemGroups, ({ company }) =>
      company.read(async (tx) => [...(await needs.claimGroups.all(tx, company.companyId))]),
    ),
    on(perDiem, ({ company, params }) =>
      company.read(
        async (tx) =>
          (await viewOf(tx, company.companyId, await rates.one(tx, company.companyId, params.id))) ?? notFound(),
      ),
    ),
    on(addPerDiem, (call) =>
      call.company.transaction(async (tx) => {
        const { companyId } = call.company
        const { place = null, country_code = null, claim_group_id = null, free_per_day = null } = call.body
        const { breakfast = '0.00', lunch = '0.00', dinner = '0.00', ...rest } = call.body
        const rate = {
          ...rest,
          id: newId(),
          place,
          country_code,
          claim_group_id,
          free_per_day,
          breakfast,
          lunch,
          dinner,
        }
        await refuseUnknown(tx, call, needs, rate)
        await rates.add(tx, call, rate)
        const made = await viewOf(tx, companyId, await rates.one(tx, companyId, rate.id))
        return made ? reply(made, { messageKey: 'travel.stored' }) : notFound()
      }),
    ),
    on(changePerDiem, (call) =>
      call.company.transaction(async (tx) => {
        const { companyId } = call.company
        const before = await rates.held(tx, companyId, call.params.id)
        if (!before) return notFound()
        const said = Object.entries(call.body).filter(([, value]) => value !== undefined)
        const after: RateRow = { ...before, ...Object.fromEntries(said) }
        await refuseUnknown(tx, call, needs, after)
        await rates.change(tx, call, before, after)
        const made = await viewOf(tx, companyId, await rates.one(tx, companyId, after.id))
        return made ? reply(made, { messageKey: 'travel.stored' }) : notFound()
      }),
    ),
    on(removePerDiem, (call) =>
      call.company.transaction(async (tx) => {
        const { companyId } = call.company
        const before = await rates.held(tx, companyId, call.params.id)
        if (!before) return notFound()
        await rates.remove(tx, call, before)
        return reply(null, { messageKey: 'travel.removed' })
      }),
    ),
  ]
}

type Calling = Pick<Call<Endpoint>, 'company' | 'clock'>

/** A group of this company, and a currency of which it can be known what it is worth. */
async function refuseUnknown(tx: Tx, { company, clock }: Calling, needs: Needs, rate: RateRow): Promise<void> {
  const { companyId } = company
  const { currency, timezone } = await companyFacts(tx, companyId)
  const { claim_group_id, currency_code } = rate
  if (currency_code !== currency) {
    const known = await subCurrencyRows(tx, companyId, clock.today(timezone))
    if (!known.some((one) => one.currency_code === currency_code))
      throw new Refusal(wrong('currency_code', 'travel.currency-unknown'))
  }
  if (claim_group_id !== null) {
    const groups = await needs.claimGroups.all(tx, companyId)
    if (!groups.some(({ id }) => id === claim_group_id))
      throw new Refusal(problem('http.invalid', { errors: { claim_group_id: ['http.unknown-id'] } }))
  }
}
