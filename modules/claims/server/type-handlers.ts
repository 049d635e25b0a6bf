import type { Country } from '#kernel/countries.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { log as logEach } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addUsualTypes, changeType, createType, types } from '../contract/types.ts'
import { faultsOf } from '../model/claim-type.ts'
import { log, unlessTaken, wrong } from './acting.ts'
import { known } from './claim-store.ts'
import { EVER, heldType, insertType, saveType, setRate, type TypeColumns, typesOf } from './type-store.ts'
import { addUsualTypes as addMissing } from './usual-types.ts'

export const typeHandlers: readonly Handler[] = [
  on(types, ({ company }) => company.read((tx) => typesOf(tx, company.companyId))),

  on(createType, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const id = newId()
      const { rate_from, ...given } = call.body
      const columns = judged({ ...empty, ...(await usualOf(tx, companyId, call.body)), ...given }, call.session.country)
      await demandCategory(tx, companyId, columns.claim_category_id)
      await unlessTaken(insertType(tx, companyId, id, columns))
      await setRate(tx, companyId, id, columns, rate_from ?? EVER)
      const [made] = await typesOf(tx, companyId, id)
      if (!made) return notFound()
      const answer = reply(made, { messageKey: 'claims.stored' })
      await log(tx, call, { kind: 'claim_type', id, name: made.name }, {}, columns)
      return answer
    }),
  ),

  on(addUsualTypes, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const added = await addMissing(tx, companyId, { language: call.language })
      const ids = new Set(added.map(({ id }) => id))
      const made = (await typesOf(tx, companyId)).filter(({ id }) => ids.has(id))
      const answer = reply(made, { messageKey: 'claims.usual-added', params: { count: made.length } })
      await logEach(
        tx,
        call,
        ...made.map(({ id, name, ...after }) => ({
          ...{ action: 'claims.changed', subject: { kind: 'claim_type', id, name }, after: { name, ...after } },
        })),
      )
      return answer
    }),
  ),

  on(changeType, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      const before = await heldType(tx, companyId, id)
      if (!before) return notFound()
      const { id: _id, claim_group_id: _group, mark: _mark, is_default_group: _default, ...former } = before
      const { rate_from, ...given } = call.body
      const columns = judged({ ...former, ...given }, call.session.country)
      await demandCategory(tx, companyId, columns.claim_category_id)
      await unlessTaken(saveType(tx, companyId, id, columns))
      const isRate = (given.amount_per_unit ?? given.bands ?? given.is_unit_based) !== undefined || rate_from
      if (isRate) await setRate(tx, companyId, id, columns, rate_from ?? call.clock.today(call.session.timezone))
      const [after] = await typesOf(tx, companyId, id)
      if (!after) return notFound()
      await log(tx, call, { kind: 'claim_type', id, name: after.name }, before, after)
      return reply(after, { messageKey: 'claims.stored' })
    }),
  ),
]

const empty = {
  is_unit_based: false,
  unit_type: null,
  amount_per_unit: null,
  limit_per_claim: null,
  limit_per_month: null,
  limit_per_year: null,
  require_receipt: true,
  is_taxable: false,
  is_active: true,
  pay_item: 'reimbursement',
  ledger_account: null,
  tax_recoverable: false,
  bands: null,
} as const

/** A type by distance begins with the company's unit and rate, where it is not told another. */
async function usualOf(tx: Tx, companyId: string, { is_unit_based }: { readonly is_unit_based?: boolean | undefined }) {
  if (!is_unit_based) return {}
  const { settings } = await companyFacts(tx, companyId)
  return { unit_type: settings.claim_unit_type, amount_per_unit: settings.claim_amount_per_unit }
}

/** A type by amount keeps no unit and no rate. */
function judged(columns: TypeColumns, country: Country | undefined): TypeColumns {
  const faults = faultsOf(columns)
  if (columns.pay_item === 'travel_allowance' && country !== 'MY') faults.pay_item = ['claims.pay-item-elsewhere']
  if (Object.keys(faults).length > 0) throw new Refusal(problem('http.invalid', { errors: faults }))
  return columns.is_unit_based ? columns : { ...columns, unit_type: null, amount_per_unit: null, bands: null }
}

async function demandCategory(tx: Tx, companyId: string, id: string): Promise<void> {
  if ((await known(tx, companyId, 'claim_categories', [id])) > 0) return
  throw new Refusal(wrong('claim_category_id', 'claims.unknown-category'))
}
