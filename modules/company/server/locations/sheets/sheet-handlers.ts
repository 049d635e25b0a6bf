import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import {
  exportCoordinates,
  exportLimited,
  importCoordinates,
  importLimited,
  undoCoordinates,
  undoLimited,
} from '../../../contract/coordinate-sheets.ts'
import { placeRows } from '../../../model/location/location-sheet.ts'
import { namedSheet } from '../../../model/location/named-sheet.ts'
import { coordinateRows } from '../coordinate-store.ts'
import { namedImport, namedRows, namedUndo } from './named-import.ts'
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
  on(undoCoordinates, (call) => undoImport(call, plainUndo(placesList(call.company.companyId)))),
]
