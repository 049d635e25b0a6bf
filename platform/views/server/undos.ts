import { type KeptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { type Undoable, undoable } from '#platform/undo/server/undoable.ts'
import { removeView } from '../contract.ts'

export const viewRemoval = undoable<{ readonly kept: KeptRows }>({
  kind: 'views.removal',
  endpoint: removeView,
  undo: (tx, _call, { kept }) => putBack(tx, kept),
})

export const viewUndos: readonly Undoable[] = [viewRemoval]
