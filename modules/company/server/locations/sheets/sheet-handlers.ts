import { fileReply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { templateOf, XLSX } from '#platform/sheets/server/template.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportCoordinates, importCoordinates, undoCoordinates } from '../../../contract/coordinate-sheets.ts'
import { placeRows } from '../../../model/location/location-sheet.ts'
import { coordinateRows } from '../coordinate-store.ts'
import { placesList } from './place-import.ts'

export const placeSheetHandlers: readonly Handler[] = [
  on(exportCoordinates, async ({ company, say, language }) => {
    const { companyId } = company
    const listed = await company.read((tx) => coordinateRows(tx, companyId))
    const bytes = await templateOf(placesList(companyId).sheet, say, language, placeRows(listed))
    return fileReply('locations.xlsx', XLSX, bytes)
  }),
  on(importCoordinates, (call) => takeChanges(call, plainImport(call, placesList(call.company.companyId)))),
  on(undoCoordinates, (call) => undoImport(call, plainUndo(placesList(call.company.companyId)))),
]
