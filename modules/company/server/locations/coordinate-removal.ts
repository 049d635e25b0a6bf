/** A place of work that was removed comes back as it was, with those it was for. */
import { type KeptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { undoable } from '#platform/undo/server/undoable.ts'
import { removeCoordinate } from '../../contract/coordinates.ts'
import { coordinateRow } from './coordinate-store.ts'
import { logPlace } from './place-log.ts'

export const coordinateRemoval = undoable<{ readonly id: string; readonly kept: KeptRows }>({
  kind: 'company.coordinate-removal',
  endpoint: removeCoordinate,
  async undo(tx, call, { id, kept }) {
    await putBack(tx, kept)
    await logPlace(tx, call, undefined, await coordinateRow(tx, call.company.companyId, id))
  },
})
