/** Items that were removed come back as they were: their origin with them, so that a later sheet treats them as before. */
import type { z } from 'zod'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { type KeptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { type Undoable, undoable } from '#platform/undo/server/undoable.ts'
import { removeItem } from '../contract/items.ts'
import { removeRecurring } from '../contract/recurring.ts'
import type { OfRun } from '../contract-types.ts'
import { categoryRemoval } from './categories/category-removal.ts'
import { openingUndo } from './earlier/opening-undo.ts'
import { changeItemsIn } from './handlers/item-change.ts'
import { refuseFrozen } from './item-judgement.ts'
import { periodOfCall } from './period-of-call.ts'
import { noteRecurring } from './recurring-log.ts'
import { holdRuns, isClosed, type Recurring, within } from './recurring-store.ts'
import { markPeople } from './stale-store.ts'
import { templateGiving } from './templates/giving-handler.ts'
import { templateRemoval } from './templates/template-handlers.ts'
import { uploadUndo } from './upload-undo.ts'

type Month = Parameters<typeof periodOfCall>[0] & z.output<typeof OfRun>
type RemovedItem = { readonly month: Month; readonly id: string; readonly employeeId: string; readonly kept: KeptRows }
type RemovedRecurring = { readonly item: Recurring; readonly kept: KeptRows }

export const itemRemoval = undoable<RemovedItem>({
  kind: 'payroll.item-removal',
  endpoint: removeItem,
  async undo(tx, call, { month, id, employeeId, kept }) {
    await changeItemsIn(tx, call, periodOfCall(month, month), 'item_added', async (_pack, run) => {
      refuseFrozen(run, employeeId)
      await putBack(tx, kept)
      return { id, touched: [employeeId] }
    })
  },
})

export const recurringRemoval = undoable<RemovedRecurring>({
  kind: 'payroll.recurring-removal',
  endpoint: removeRecurring,
  async undo(tx, call, { item, kept }) {
    const { companyId } = call.company
    const runs = (await holdRuns(tx, companyId)).filter(({ first }) => within(item, first))
    if (runs.some(isClosed)) throw new Refusal(problem('undo.in-the-way'))
    await putBack(tx, kept)
    for (const run of runs) await markPeople(tx, companyId, run, [item.employeeId], 'item', call.actor.name)
    await noteRecurring(tx, call, 'recurring_added', item)
  },
})

export const payrollUndos: readonly Undoable[] = [
  itemRemoval,
  uploadUndo,
  openingUndo,
  recurringRemoval,
  categoryRemoval,
  templateRemoval,
  templateGiving,
]
