/** What can be taken back from its toast. */
import type { Undoable } from '#platform/undo/server/undoable.ts'
import { mergeUndo } from './merge.ts'
import { movesUndo } from './move.ts'
import { teamMovesUndo } from './team/team-handlers.ts'

export const candidatesUndos: readonly Undoable[] = [movesUndo, teamMovesUndo, mergeUndo]
