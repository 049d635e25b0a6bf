/** Holidays as a sheet: it leaves exactly as it may come in, and an import can be taken back. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'

const access = { to: 'area', of: ['holiday'] } as const

export const exportHolidays = endpoint({
  id: 'holidays.export',
  method: 'GET',
  path: 'api/panel/company/holiday/export',
  access,
  summary: 'Holidays of a year, or all, as a sheet that can be imported',
  query: z.object({
    year: z
      .string()
      .regex(/^(19|20|21)\d\d$/)
      .optional(),
  }),
  download: true,
})
export const importHolidays = endpoint({
  id: 'holidays.import',
  method: 'POST',
  path: 'api/panel/company/holiday/import',
  access,
  summary: 'Add holidays, change kinds, names and notes, all or none; preview=1 stores nothing',
  ...takesSheet,
})
export const undoHolidays = endpoint({
  id: 'holidays.undoImport',
  method: 'POST',
  path: 'api/panel/company/holiday/import/undo/{x}',
  access,
  summary: 'Take an import of holidays back, while everything stands as it left it',
  ...takesImportBack,
})

const makeUpAccess = { to: 'area', of: ['makeUpDay'] } as const

export const exportMakeUpDays = endpoint({
  id: 'holidays.exportMakeUpDays',
  method: 'GET',
  path: 'api/panel/company/makeUpDay/export',
  access: makeUpAccess,
  summary: 'Make-up days, all of them, as a sheet that can be imported',
  download: true,
})
export const importMakeUpDays = endpoint({
  id: 'holidays.importMakeUpDays',
  method: 'POST',
  path: 'api/panel/company/makeUpDay/import',
  access: makeUpAccess,
  summary: 'Add make-up days, change names and days off, all or none; preview=1 stores nothing',
  ...takesSheet,
})
export const undoMakeUpDays = endpoint({
  id: 'holidays.undoMakeUpImport',
  method: 'POST',
  path: 'api/panel/company/makeUpDay/import/undo/{x}',
  access: makeUpAccess,
  summary: 'Take an import of make-up days back, while everything stands as it left it',
  ...takesImportBack,
})
