/** An import of earlier pay is taken back, as long as no month was approved on it. */
import { record } from '#platform/activity/server/activity.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { type Keeper, type UndoOffer, undoable } from '#platform/undo/server/undoable.ts'
import { earlierPayUpload } from '../../contract/earlier-pay.ts'
import { removeOpeningsOf } from '../opening/opening-batch.ts'

const undo = undoable<{ readonly batchId: string }>({
  kind: 'payroll.earlier-pay-import',
  endpoint: earlierPayUpload,
  async undo(tx, { company: { companyId }, actor, clock }, { batchId }) {
    const people = await removeOpeningsOf(tx, companyId, [batchId], actor.name)
    const undone = { action: 'payroll.openings-undone', subject: { kind: 'import', id: batchId }, before: { people } }
    await record(tx, companyId, [undone], { actor, now: clock.now() })
  },
})

type Offered = { readonly undo?: UndoOffer }
const offers = new WeakMap<object, UndoOffer>()

export const openingUndo = {
  ...undo,
  /** The same import, which afterwards tells how it is taken back. */
  offering<Plan extends object>(call: Keeper, kind: SheetKind<Plan, object>): SheetKind<Plan, Offered> {
    return {
      ...kind,
      async store(tx, plan, batchId) {
        await kind.store(tx, plan, batchId)
        offers.set(plan, await undo.keep(tx, call, { batchId }))
      },
      created(plan) {
        const offer = offers.get(plan)
        return offer ? { undo: offer } : {}
      },
    }
  },
}
