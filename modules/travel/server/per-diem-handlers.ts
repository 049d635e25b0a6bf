/** Rates of the per diem: added, changed, removed; travel that was asked for keeps what it came to. */
import { companyFacts, subCurrencyRows } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { addPerDiem, changePerDiem, perDiem, perDiemGroups, perDiems, removePerDiem } from '../contract/per-diems.ts'
import { log, wrong } from './acting.ts'
import type { TravelNeeds } from './needs.ts'
import { deleteRates, heldRate, insertRates, type RateRow, ratesOf, setRates } from './per-diem-store.ts'

type Needs = Pick<TravelNeeds, 'claimGroups'>

export function perDiemHandlers(needs: Needs): readonly Handler[] {
  const viewsOf = async (tx: Tx, companyId: string, rows: readonly RateRow[]) => {
    const names = new Map((await needs.claimGroups.all(tx, companyId)).map(({ id, name }) => [id, name]))
    return rows.map((row) => ({ ...row, claim_group: names.get(row.claim_group_id ?? '') ?? null }))
  }
  const oneOf = async (tx: Tx, companyId: string, id: string) =>
    (await viewsOf(tx, companyId, await ratesOf(tx, companyId, id)))[0]
  return [
    on(perDiems, ({ company: { companyId }, company }) =>
      company.read(async (tx) => viewsOf(tx, companyId, await ratesOf(tx, companyId))),
    ),
    on(perDiemGroups, ({ company }) =>
      company.read(async (tx) => [...(await needs.claimGroups.all(tx, company.companyId))]),
    ),
    on(perDiem, ({ company, params }) =>
      company.read(async (tx) => (await oneOf(tx, company.companyId, params.id)) ?? notFound()),
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
        await unlessTaken(insertRates(tx, companyId, [rate]), 'effective_from', 'travel.rate-taken')
        const made = await oneOf(tx, companyId, rate.id)
        if (!made) return notFound()
        await log(tx, call, 'travel.rate-added', subjectOf(rate), {}, fieldsOf(rate))
        return reply(made, { messageKey: 'travel.stored' })
      }),
    ),
    on(changePerDiem, (call) =>
      call.company.transaction(async (tx) => {
        const { companyId } = call.company
        const before = await heldRate(tx, companyId, call.params.id)
        if (!before) return notFound()
        const said = Object.entries(call.body).filter(([, value]) => value !== undefined)
        const after: RateRow = { ...before, ...Object.fromEntries(said) }
        await refuseUnknown(tx, call, needs, after)
        await unlessTaken(setRates(tx, companyId, [after]), 'effective_from', 'travel.rate-taken')
        const made = await oneOf(tx, companyId, after.id)
        if (!made) return notFound()
        await log(tx, call, 'travel.rate-changed', subjectOf(after), fieldsOf(before), fieldsOf(after))
        return reply(made, { messageKey: 'travel.stored' })
      }),
    ),
    on(removePerDiem, (call) =>
      call.company.transaction(async (tx) => {
        const { companyId } = call.company
        const before = await heldRate(tx, companyId, call.params.id)
        if (!before) return notFound()
        await deleteRates(tx, companyId, [before.id])
        await log(tx, call, 'travel.rate-removed', subjectOf(before), fieldsOf(before), {})
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

const subjectOf = ({ id, place, country_code, effective_from }: RateRow) => ({
  kind: 'per_diem' as const,
  id,
  name: [place ?? country_code ?? '*', effective_from].join(' '),
})
const fieldsOf = ({ id: _, ...fields }: RateRow) => fields
