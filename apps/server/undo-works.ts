/** What can be taken back from its toast. */
import type { Undoable } from '#platform/undo/server/undoable.ts'
import { viewUndos } from '#platform/views/server/undos.ts'
import { modules } from './modules.ts'

export const undoables: readonly Undoable[] = [...modules.flatMap(({ undoables = [] }) => undoables), ...viewUndos]
