/** What is owed on leaving, entered as items of the last month; and taken out again while the month is open. */
import { sql } from 'kysely'
import { type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { periodOf } from '../../model/period.ts'
import { changeItemsIn } from '../handlers/item-change.ts'
import { refuseFrozen, refuseWrongItem } from '../item-judgement.ts'
import { insertItem } from '../item-store.ts'
import { endsMonth } from '../runs/halves.ts'
import { sealedNote } from '../sealed-notes.ts'

type Changing = Parameters<typeof changeItemsIn>[1]
type Entering = {
  readonly employeeId: string
  readonly lastDay: PlainDate
  readonly items: readonly { readonly type: string; readonly amount: string; readonly note: string }[]
}

/** Their ids; refused where the month is closed. */
export async function enterOwed(tx: Tx, call: Changing, { employeeId, lastDay, items }: Entering): Promise<string[]> {
  const { companyId } = call.company
  const period = periodOf(yearMonthOf(lastDay))
  const ids: string[] = []
  await changeItemsIn(tx, call, period, 'item_added', async (pack, run) => {
    refuseFrozen(run, employeeId)
    for (const { type, amount, note } of items) {
      const item = { type, categoryId: null, employeeId, amount }
      refuseWrongItem(pack, item)
      const id = newId()
      ids.push(id)
      await insertItem(tx, companyId, period, {
        ...item,
        id,
        note: sealedNote(call.seal, note),
        accountId: call.actor.accountId,
      })
    }
    return { touched: [employeeId] }
  })
  return ids
}

/** Of a month that is approved they stay: it is corrected by hand. */
export async function removeOwed(
  tx: Tx,
  call: Changing,
  { employeeId, lastDay, ids }: Pick<Entering, 'employeeId' | 'lastDay'> & { readonly ids: readonly string[] },
): Promise<void> {
  const { companyId } = call.company
  const period = periodOf(yearMonthOf(lastDay))
  const { rows } = await sql`
    select from pay_runs where company_id = ${companyId} and year = ${period.year} and month = ${period.month}
      and ${endsMonth()} and state = 'approved'`.execute(tx)
  if (rows.length > 0 || ids.length === 0) return
  await changeItemsIn(tx, call, period, 'item_removed', async () => {
    await sql`delete from pay_items where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
    return { touched: [employeeId] }
  })
}
