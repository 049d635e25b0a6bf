import { fileReply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { templateOf, XLSX } from '#platform/sheets/server/template.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportReasons, importReasons, undoReasons } from '../../contract/sheets.ts'
import { reasonRows, reasonSheet } from '../../model/reason-sheet.ts'
import { exitReasonsOf } from '../exit-reason-store.ts'
import { nameOf } from '../reason-name.ts'
import { reasonImport, reasonUndo } from './reason-import.ts'

export const sheetHandlers: readonly Handler[] = [
  on(exportReasons, async (call) => {
    const listed = await call.company.read((tx) => exitReasonsOf(tx, call.company.companyId))
    const rows = reasonRows(listed, (reason) => nameOf(reason, call))
    return fileReply('exit-reasons.xlsx', XLSX, await templateOf(reasonSheet, call.say, call.language, rows))
  }),
  on(importReasons, (call) => takeChanges(call, reasonImport(call))),
  on(undoReasons, (call) => undoImport(call, reasonUndo(call.company.companyId))),
]
