/** Exit reasons as a sheet: it leaves exactly as it may come in, and an import can be taken back. */
import { endpoint } from '#platform/contract/endpoint.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'

const readers = { to: 'area', of: ['exitReason'] } as const
const writers = { to: 'area', of: ['exitReason.write'] } as const

export const exportReasons = endpoint({
  id: 'exit.exportReasons',
  method: 'GET',
  path: 'api/panel/company/exitReason/export',
  access: readers,
  summary: 'Exit reasons as a sheet that can be imported',
  download: true,
})
export const importReasons = endpoint({
  id: 'exit.importReasons',
  method: 'POST',
  path: 'api/panel/company/exitReason/import',
  access: writers,
  summary: 'Add exit reasons, change names and what is offered, all or none; preview=1 stores nothing',
  ...takesSheet,
})
export const undoReasons = endpoint({
  id: 'exit.undoReasons',
  method: 'POST',
  path: 'api/panel/company/exitReason/import/undo/{x}',
  access: writers,
  summary: 'Take an import of exit reasons back, while everything stands as it left it',
  ...takesImportBack,
})
