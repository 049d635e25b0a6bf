/** What was removed of the company's own comes back as it was. */
import { type KeptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { type Undoable, undoable } from '#platform/undo/server/undoable.ts'
import { removeBank } from '../contract/banks.ts'
import { accountRows } from './banks/bank-store.ts'
import { accountsTold } from './banks/banks-told.ts'
import { logChange } from './company-log.ts'
import { coordinateRemoval } from './locations/coordinate-removal.ts'

export const bankRemoval = undoable<{ readonly kept: KeptRows }>({
  kind: 'company.bank-removal',
  endpoint: removeBank,
  async undo(tx, call, { kept }) {
    const { companyId } = call.company
    const before = accountsTold(await accountRows(tx, companyId))
    await putBack(tx, kept)
    await logChange(tx, call, 'company.banks-changed', before, accountsTold(await accountRows(tx, companyId)))
  },
})

export const companyUndos: readonly Undoable[] = [bankRemoval, coordinateRemoval]
