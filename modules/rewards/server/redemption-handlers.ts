/** Redemptions as HR decides them: one by one, or many at once. */
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { isOwnOf } from '#platform/stages/server/not-own.ts'
import { cancelFor, decide, decideMany, redeemFor, redemption, redemptions } from '../contract/redemptions.ts'
import { todayOf } from './acting.ts'
import { decided, oneRedemption, redeemed } from './redeeming.ts'
import { type RedemptionRow, redemptionsOf } from './redemption-store.ts'

export const redemptionHandlers: readonly Handler[] = [
  on(redemptions, (call) =>
    call.company.read(async (tx) => {
      const { state, employee_id: employeeId } = call.query
      const rows = await redemptionsOf(tx, call.company.companyId, { today: todayOf(call), state, employeeId })
      return rows.map(redemptionView)
    }),
  ),
  on(redeemFor, (call) =>
    call.company.transaction(async (tx) => {
      const { employee_id: employeeId, item_id: itemId } = call.body
      return reply(redemptionView(await redeemed(tx, call, { employeeId, itemId })), { messageKey: 'rewards.redeemed' })
    }),
  ),
  on(decideMany, async (call) => {
    const isOwn = await isOwnOf(call)
    return call.company.transaction(async (tx) => {
      const { ids, ...deciding } = call.body
      const done = (await decided(tx, call, ids, deciding, isOwn)).length
      const left = new Set(ids).size - done
      return reply({ done, left }, { messageKey: 'rewards.decided-many', params: { count: done, left } })
    })
  }),
  on(redemption, (call) =>
    call.company.read(async (tx) => redemptionView(await oneRedemption(tx, call, call.params.id))),
  ),
  on(decide, async (call) => {
    const isOwn = await isOwnOf(call)
    return call.company.transaction(async (tx) => {
      const { id } = call.params
      if ((await decided(tx, call, [id], call.body, isOwn)).length === 0) return problem('rewards.not-now')
      return reply(redemptionView(await oneRedemption(tx, call, id)), { messageKey: `rewards.${call.body.state}` })
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

const redemptionView = ({ account_id: _, ...row }: RedemptionRow) => row

/** What its own person is shown. */
export const ownRedemptionView = (row: RedemptionRow) => ({
  ...{ id: row.id, item_id: row.item_id, item: row.item, item_zh: row.item_zh, cost: row.cost, state: row.state },
  ...{ requested_on: row.requested_on, decided_on: row.decided_on, reason: row.reason, delivered_on: row.delivered_on },
})
