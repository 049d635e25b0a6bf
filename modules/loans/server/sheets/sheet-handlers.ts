import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportLoans, importLoans, undoLoans } from '../../contract/loans.ts'
import { loanRows, loanSheet } from '../../model/loan-sheet.ts'
import { loansOf } from '../loan-store.ts'
import { loanImport, loanUndo } from './loan-import.ts'

/** Before the calls of one loan: their addresses end in a word where those have an id. */
export const sheetHandlers: readonly Handler[] = [
  on(exportLoans, (call) =>
    sheetFile(call, 'loans.xlsx', async (tx) => {
      const rows = await loansOf(tx, call.company.companyId)
      return { sheet: loanSheet, rows: loanRows(rows) }
    }),
  ),
  on(importLoans, async (call) => takeChanges(call, await loanImport(call))),
  on(undoLoans, async (call) => undoImport(call, await loanUndo(call))),
]
