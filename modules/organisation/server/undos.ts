/** Departments, divisions, positions and levels that were removed come back as they were, with what hung on them. */
import { type KeptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { type Undoable, undoable } from '#platform/undo/server/undoable.ts'
import { removeDepartment } from '../contract/departments.ts'
import { logAdded, type Subject } from './acting.ts'

export const removal = undoable<{ readonly subject: Subject; readonly kept: KeptRows }>({
  kind: 'organisation.removal',
  endpoint: removeDepartment,
  async undo(tx, call, { subject, kept }) {
    await putBack(tx, kept)
    await logAdded(tx, call, subject, { name: subject.name })
  },
})

export const organisationUndos: readonly Undoable[] = [removal]
