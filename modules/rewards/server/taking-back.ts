/** A decision is taken back: what was asked for stands as it stood, with the points, the shelf and pay following. */
import { firstOpenMonth, payInputsChanged } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { givesBack, type State } from '../model/redemption.ts'
import { type Acting, happened, todayOf } from './acting.ts'
import { itemList, moveStock } from './catalog-store.ts'
import { addEntries, balancesOf } from './point-store.ts'
import { held, subjectOf } from './redeeming.ts'
import { type RedemptionRow, redemptionsOf, restoreStates } from './redemption-store.ts'

type Before = Pick<RedemptionRow, 'id' | 'state' | 'decided_on' | 'reason'>
export type Decided = { readonly state: State; readonly before: readonly Before[] }

/** Undefined, with nothing changed, where something stands in the way by now. */
export async function restored(
  tx: Tx,
  call: Acting,
  { state, before, reason }: Decided & { readonly reason?: string },
): Promise<readonly RedemptionRow[] | undefined> {
  const { companyId } = call.company
  const ids = before.map(({ id }) => id)
  const rows = await held(tx, call, await redemptionsOf(tx, companyId, { today: todayOf(call), ids }))
  if (rows.length < ids.length || rows.some((row) => row.state !== state)) return undefined
  if (givesBack(state) && !(await takenAgain(tx, call, rows))) return undefined
  const paid = rows.filter(({ pay_month }) => pay_month !== null)
  if (paid.length > 0) {
    const open = (await firstOpenMonth(tx, companyId))?.slice(0, 7) ?? ''
    if (paid.some(({ pay_month }) => (pay_month ?? '') < open)) return undefined
  }
  await restoreStates(tx, companyId, before)
  if (paid.length > 0) {
    const employeeIds = [...new Set(paid.map(({ employee_id }) => employee_id))]
    await payInputsChanged(tx, companyId, { employeeIds, cause: 'rewards', by: call.actor.name })
  }
  await happened(tx, call, 'taken-back', rows.map(subjectOf), reason ? { reason } : {})
  return rows
}

/** Points and things that went back are taken once more, as long as they are there. */
async function takenAgain(tx: Tx, call: Acting, rows: readonly RedemptionRow[]): Promise<boolean> {
  const { companyId } = call.company
  const costs = new Map<string, number>()
  for (const { employee_id, cost } of rows) costs.set(employee_id, (costs.get(employee_id) ?? 0) + cost)
  const balances = await balancesOf(tx, companyId, [...costs.keys()])
  if ([...costs].some(([id, cost]) => (balances.get(id) ?? 0) < cost)) return false
  const wanted = (id: string) => rows.filter(({ item_id }) => item_id === id).length
  const items = await itemList.rows(tx, companyId)
  if (items.some(({ id, stock }) => stock !== null && stock < wanted(id))) return false
  const itemIds = rows.map(({ item_id }) => item_id)
  await moveStock(tx, companyId, itemIds, -1)
  const entries = rows.map(({ id, employee_id, cost }) => ({
    ...{ employee_id, kind: 'redeemed' as const, points: -cost, redemption_id: id },
  }))
  await addEntries(tx, companyId, entries, { now: call.clock.now(), day: todayOf(call) })
  return true
}
