import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportReasons, importReasons, undoReasons } from '../../contract/sheets.ts'
import { reasonRows, reasonSheet } from '../../model/reason-sheet.ts'
import { exitReasonsOf } from '../exit-reason-store.ts'
import { nameOf } from '../reason-name.ts'
import { reasonImport, reasonUndo } from './reason-import.ts'

export const sheetHandlers: readonly Handler[] = [
  on(exportReasons, (call) =>
    sheetFile(call, 'exit-reasons.xlsx', async (tx) => {
      const listed = await exitReasonsOf(tx, call.company.companyId)
      return { sheet: reasonSheet, rows: reasonRows(listed, (reason) => nameOf(reason, call)) }
    }),
  ),
  on(importReasons, (call) => takeChanges(call, reasonImport(call))),
  on(undoReasons, (call) => undoImport(call, reasonUndo(call.company.companyId))),
]
