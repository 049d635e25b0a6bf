/** Places of work as a sheet, and who the limited ones are for as another. */
import { endpoint } from '#platform/contract/endpoint.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'

const access = { to: 'area', of: ['location'] } as const

export const exportCoordinates = endpoint({
  id: 'company.exportCoordinates',
  method: 'GET',
  path: 'api/panel/company/coordinate/export',
  access,
  summary: 'Places of work as a sheet that can be imported',
  download: true,
})
export const importCoordinates = endpoint({
  id: 'company.importCoordinates',
  method: 'POST',
  path: 'api/panel/company/coordinate/import',
  access,
  summary: 'Add places of work, move and change those of the same name, all or none; preview=1 stores nothing',
  ...takesSheet,
})
export const undoCoordinates = endpoint({
  id: 'company.undoCoordinates',
  method: 'POST',
  path: 'api/panel/company/coordinate/import/undo/{x}',
  access,
  summary: 'Take an import of places back, while everything stands as it left it',
  ...takesImportBack,
})

export const exportLimited = endpoint({
  id: 'company.exportLimited',
  method: 'GET',
  path: 'api/panel/company/coordinate/limited/export',
  access,
  summary: 'Who limited places are for, as a sheet that can be imported: one row a person at a place',
  download: true,
})
export const importLimited = endpoint({
  id: 'company.importLimited',
  method: 'POST',
  path: 'api/panel/company/coordinate/limited/import',
  access,
  summary: 'Name people at limited places by a sheet, all or none; preview=1 stores nothing',
  ...takesSheet,
})
export const undoLimited = endpoint({
  id: 'company.undoLimited',
  method: 'POST',
  path: 'api/panel/company/coordinate/limited/import/undo/{x}',
  access,
  summary: 'Take such an import back, while everybody it named still stands there',
  ...takesImportBack,
})
