import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportLimited, importLimited, undoLimited } from '../../../contract/coordinate-sheets.ts'
import { namedSheet } from '../../../model/location/named-sheet.ts'
import { namedImport, namedRows, namedUndo } from './named-import.ts'
import { coordinateSheetHandlers } from './place-sheets.ts'

export const placeSheetHandlers: readonly Handler[] = [
  ...coordinateSheetHandlers,
  on(exportLimited, (call) =>
    sheetFile(call, 'limited-locations.xlsx', async (tx) => ({
      sheet: namedSheet,
      rows: (await namedRows(tx, call.company.companyId)).map(({ place, staff_id, full_name }) => ({
        location: place,
        staff_id,
        full_name,
      })),
    })),
  ),
  on(importLimited, (call) => takeChanges(call, namedImport(call))),
  on(undoLimited, (call) => undoImport(call, namedUndo(call.company.companyId))),
]
