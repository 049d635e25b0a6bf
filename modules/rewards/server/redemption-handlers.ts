/** Redemptions as HR decides them: one by one, or many at once. */
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { isOwnOf } from '#platform/stages/server/not-own.ts'
import {
  cancelFor,
  decide,
  decideMany,
  redeemFor,
  redemption,
  redemptions,
  takeBackDelivery,
} from '../contract/redemptions.ts'
import type { State } from '../model/redemption.ts'
import { todayOf } from './acting.ts'
import { decided, oneRedemption, redeemed, tellTakenBack } from './redeeming.ts'
import { type RedemptionRow, redemptionsOf } from './redemption-store.ts'
import { type Decided, restored } from './taking-back.ts'
import { redemptionsDecided } from './undos.ts'

export const redemptionHandlers: readonly Handler[] = [
  on(redemptions, async (call) => {
    const view = redemptionView(await isOwnOf(call))
    return call.company.read(async (tx) => {
      const { state, employee_id: employeeId } = call.query
      const rows = await redemptionsOf(tx, call.company.companyId, { today: todayOf(call), state, employeeId })
      return rows.map(view)
    })
  }),
  on(redeemFor, async (call) => {
    const view = redemptionView(await isOwnOf(call))
    return call.company.transaction(async (tx) => {
      const { employee_id: employeeId, item_id: itemId } = call.body
      return reply(view(await redeemed(tx, call, { employeeId, itemId })), { messageKey: 'rewards.redeemed' })
    })
  }),
  on(decideMany, async (call) => {
    const isOwn = await isOwnOf(call)
    return call.company.transaction(async (tx) => {
      const { ids, ...deciding } = call.body
      const rows = await decided(tx, call, ids, deciding, isOwn)
      const [done, left] = [rows.length, new Set(ids).size - rows.length]
      const meta = done > 0 ? await redemptionsDecided.keep(tx, call, decidedOf(deciding.state, rows)) : undefined
      // One decided alone, as beside the list, is told as what it is, not counted.
      const isOne = done === 1 && left === 0
      const told = isOne
        ? { messageKey: `rewards.${deciding.state}` }
        : { messageKey: left > 0 ? 'rewards.decided-many' : 'rewards.decided-all', params: { count: done, left } }
      return reply({ done, left }, { ...told, ...(meta && { meta }) })
    })
  }),
  on(redemption, async (call) => {
    const view = redemptionView(await isOwnOf(call))
    return call.company.read(async (tx) => view(await oneRedemption(tx, call, call.params.id)))
  }),
  on(decide, async (call) => {
    const isOwn = await isOwnOf(call)
    return call.company.transaction(async (tx) => {
      const { id } = call.params
      const { state } = call.body
      const rows = await decided(tx, call, [id], call.body, isOwn)
      if (rows.length === 0) return problem('rewards.not-now')
      const meta = await redemptionsDecided.keep(tx, call, decidedOf(state, rows))
      return reply(redemptionView(isOwn)(await oneRedemption(tx, call, id)), { messageKey: `rewards.${state}`, meta })
    })
  }),
  on(takeBackDelivery, async (call) => {
    const isOwn = await isOwnOf(call)
    return call.company.transaction(async (tx) => {
      const { id } = call.params
      const { reason } = call.body
      const row = await oneRedemption(tx, call, id)
      if (isOwn(row)) return problem('rewards.own')
      if (row.state !== 'delivered') return problem('rewards.not-now')
      // It was approved before it was handed over.
      const before = [{ id, state: 'approved' as const, decided_on: row.decided_on, reason: null }]
      const rows = await restored(tx, call, { state: 'delivered', before, reason })
      if (rows === undefined) return problem('rewards.paid-already')
      await tellTakenBack(tx, call, rows, reason)
      return reply(redemptionView(isOwn)(await oneRedemption(tx, call, id)), { messageKey: 'rewards.taken-back' })
    })
  }),
  on(cancelFor, (call) =>
    call.company.transaction(async (tx) => {
      if ((await decided(tx, call, [call.params.id], { state: 'cancelled' })).length === 0)
        return problem('rewards.not-now')
      return reply(null, { messageKey: 'rewards.cancelled' })
    }),
  ),
]

const decidedOf = (state: State, rows: readonly RedemptionRow[]): Decided => ({
  state,
  before: rows.map(({ id, state, decided_on, reason }) => ({ id, state, decided_on, reason })),
})

const redemptionView =
  (isOwn: (row: RedemptionRow) => boolean) =>
  ({ account_id, ...row }: RedemptionRow) => ({ ...row, is_own: isOwn({ ...row, account_id }) })

/** What its own person is shown. */
export const ownRedemptionView = (row: RedemptionRow) => ({
  ...{ id: row.id, item_id: row.item_id, item: row.item, item_zh: row.item_zh, cost: row.cost, state: row.state },
  ...{ requested_on: row.requested_on, decided_on: row.decided_on, reason: row.reason, delivered_on: row.delivered_on },
})
