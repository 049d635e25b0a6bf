/** Places of work by a sheet. */
import { sheetHandlers, tableOf } from '#platform/records/server/list-sheets.ts'
import { exportCoordinates, importCoordinates, undoCoordinates } from '../../../contract/coordinate-sheets.ts'
import { RADIUS_MAX } from '../../../contract/coordinates.ts'
import { placeColumns, type SheetPlace } from '../../../model/location/location-sheet.ts'
import { companyRow } from '../../company-store.ts'
import { coordinateRows, places } from '../coordinate-store.ts'

const calls = { take: exportCoordinates, bring: importCoordinates, undo: undoCoordinates }

export const coordinateSheetHandlers = sheetHandlers<SheetPlace>(
  calls,
  'locations.xlsx',
  (_, { company: { companyId } }) => ({
    kind: 'coordinates',
    actions: { imported: 'company.coordinates-imported', undone: 'company.coordinates-import-undone' },
    columns: placeColumns(RADIUS_MAX),
    rows: (tx) => coordinateRows(tx, companyId),
    hold: (tx) => companyRow(tx, companyId, true),
    table: tableOf(places),
  }),
)
