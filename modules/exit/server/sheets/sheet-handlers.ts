/** Exit reasons by a sheet: they leave named as the reader reads them, and come back by any of their names. */
import { lockCompany } from '#modules/company/server/public.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { sheetHandlers as handlersOf, tableOf } from '#platform/records/server/list-sheets.ts'
import { exportReasons, importReasons, undoReasons } from '../../contract/sheets.ts'
import { namesTwice, reasonColumns, type SheetReason } from '../../model/reason-sheet.ts'
import { reasons } from '../exit-reason-store.ts'
import { codeOf, nameOf } from '../reason-name.ts'

const calls = { take: exportReasons, bring: importReasons, undo: undoReasons }

export const sheetHandlers: readonly Handler[] = handlersOf<SheetReason>(
  calls,
  'exit-reasons.xlsx',
  async (tx, call) => {
    const { companyId } = call.company
    const { say } = call
    const read = (reason: SheetReason) => nameOf(reason, call)
    const namesOf = (reason: SheetReason) =>
      (['en', 'zh-Hant'] as const).map((language) => nameOf(reason, { say, language }))
    return {
      kind: 'exit_reasons',
      actions: { imported: 'exit.imported', undone: 'exit.import-undone' },
      columns: reasonColumns(await reasons.rows(tx, companyId), { nameOf: read, namesOf, codeOf }),
      rows: (inside) => reasons.rows(inside, companyId),
      shown: (reason) => ({ ...reason, name: read(reason) }),
      hold: (inside) => lockCompany(inside, companyId),
      faults: (rows, after) => namesTwice(rows, after, read),
      table: tableOf(reasons),
    }
  },
)
