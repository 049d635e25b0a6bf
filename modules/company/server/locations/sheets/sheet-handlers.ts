import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportCoordinates, importCoordinates, undoCoordinates } from '../../../contract/coordinate-sheets.ts'
import { placeRows } from '../../../model/location/location-sheet.ts'
import { coordinateRows } from '../coordinate-store.ts'
import { placesList } from './place-import.ts'

export const placeSheetHandlers: readonly Handler[] = [
  on(exportCoordinates, (call) => {
    const { companyId } = call.company
    return sheetFile(call, 'locations.xlsx', async (tx) => ({
      sheet: placesList(companyId).sheet,
      rows: placeRows(await coordinateRows(tx, companyId)),
    }))
  }),
  on(importCoordinates, (call) => takeChanges(call, plainImport(call, placesList(call.company.companyId)))),
  on(undoCoordinates, (call) => undoImport(call, plainUndo(placesList(call.company.companyId)))),
]
