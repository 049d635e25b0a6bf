/** What leavings that are kept elsewhere hand over: a last pay is made of it, and taken back while it was not approved. */
import { sql } from 'kysely'
import { type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { periodOf } from '../../model/period.ts'
import { changeItemsIn } from '../handlers/item-change.ts'
import type { PayContribution } from '../needs.ts'
import { wasApproved } from '../run-store.ts'
import { isClosedWithout } from './closed-without.ts'
import { type Making, makeLastPay, removeLastPay } from './last-pay.ts'
import { askOpenPoints } from './open-points.ts'
import { settlementIn } from './settlement-store.ts'

type Leaver = { readonly employeeId: string; readonly lastDay: PlainDate }
type Owed = {
  readonly month: PlainDate
  readonly ids: readonly string[]
  /** The last day as it is now; null where nobody leaves. */
  readonly goesOn: PlainDate | null
}
type Entering = Leaver & {
  readonly items: readonly { readonly type: string; readonly amount: string; readonly note: string }[]
  /** When it is to be paid by law; the last day without it. */
  readonly payBy?: PlainDate | null
  /** The value of a standard reason. */
  readonly reason?: string
  readonly noticeFrom?: PlainDate
}

/** The leaving stands in the record already. */
export const lastPaysFor = (contributions: readonly PayContribution[]) => ({
  askOpenPoints,

  /** The ids of its items; refused where the month is closed or the person has a last pay. */
  async enterOwed(tx: Tx, call: Making, { payBy, reason, noticeFrom, ...of }: Entering): Promise<string[]> {
    const { ids } = await makeLastPay(tx, call, contributions, {
      ...of,
      reason: reason ?? null,
      noticeFrom: noticeFrom ?? null,
      payOn: payBy ?? of.lastDay,
      setsLeaving: false,
    })
    return ids
  },

  /**
   * What was approved, be it opened again, stays: it is corrected by hand. `closed` took it back too, but the month's
   * regular run was approved without the person, who is paid for it elsewhere: no run of the month is theirs any more.
   */
  async removeOwed(
    tx: Tx,
    call: Making,
    { employeeId, month, ids, goesOn }: Pick<Leaver, 'employeeId'> & Owed,
  ): Promise<'removed' | 'approved' | 'closed'> {
    const { companyId } = call.company
    const period = periodOf(yearMonthOf(month))
    const found = await settlementIn(tx, companyId, employeeId, period)
    if (found) {
      if (found.state === 'approved' || (await wasApproved(tx, companyId, found.runId))) return 'approved'
      await removeLastPay(tx, call, contributions, employeeId, period)
      const isAgain = goesOn !== null && periodOf(yearMonthOf(goesOn)).key === period.key
      return !isAgain && (await isClosedWithout(tx, companyId, { employeeId, lastDay: found.lastDay }))
        ? 'closed'
        : 'removed'
    }
    if (ids.length === 0) return 'removed'
    const { rows } = await sql`
      select from pay_runs where company_id = ${companyId} and year = ${period.year} and month = ${period.month}
        and sequence = 1 and state = 'approved'`.execute(tx)
    if (rows.length > 0) return 'approved'
    await changeItemsIn(tx, call, period, 'item_removed', async () => {
      await deleteByIds(tx, 'pay_items', ids)
      return { touched: [employeeId] }
    })
    return 'removed'
  },
})
