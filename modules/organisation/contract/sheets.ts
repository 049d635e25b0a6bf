/** The structure as sheets: every list leaves exactly as it may come in, and an import can be taken back. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'
import { readers, writers } from './shared.ts'

const taken = { access: writers, ...takesSheet } as const
const undone = { access: writers, ...takesImportBack } as const

export const exportDepartments = endpoint({
  id: 'organisation.exportDepartments',
  method: 'GET',
  path: 'api/panel/company/department/export',
  access: readers,
  summary: 'Departments and divisions as a sheet that can be imported',
  download: true,
})
export const importDepartments = endpoint({
  id: 'organisation.importDepartments',
  method: 'POST',
  path: 'api/panel/company/department/import',
  summary: 'Add departments and divisions, change codes and heads, all or none; preview=1 stores nothing',
  ...taken,
})
export const undoDepartments = endpoint({
  id: 'organisation.undoDepartments',
  method: 'POST',
  path: 'api/panel/company/department/import/undo/{x}',
  summary: 'Take an import of departments back, while everything stands as it left it',
  ...undone,
})

export const exportPositions = endpoint({
  id: 'organisation.exportPositions',
  method: 'GET',
  path: 'api/panel/company/position/export',
  access: readers,
  summary: 'Positions as a sheet that can be imported',
  download: true,
})
export const importPositions = endpoint({
  id: 'organisation.importPositions',
  method: 'POST',
  path: 'api/panel/company/position/import',
  summary: 'Add positions, change levels, descriptions and departments, all or none; preview=1 stores nothing',
  ...taken,
})
export const undoPositions = endpoint({
  id: 'organisation.undoPositions',
  method: 'POST',
  path: 'api/panel/company/position/import/undo/{x}',
  summary: 'Take an import of positions back, while everything stands as it left it',
  ...undone,
})

export const exportCompetencies = endpoint({
  id: 'organisation.exportCompetencies',
  method: 'POST',
  path: 'api/panel/company/position/export/rbc',
  access: readers,
  summary: 'Role-based competencies of these positions, or of all, as a sheet that can be imported',
  body: z.object({ position_ids: z.array(Id).max(10_000).optional() }).strict(),
  download: true,
})
export const importCompetencies = endpoint({
  id: 'organisation.importCompetencies',
  method: 'POST',
  path: 'api/panel/company/position/import/rbc',
  summary: 'The whole list of competencies of every position named, all or none; preview=1 stores nothing',
  ...taken,
})
export const undoCompetencies = endpoint({
  id: 'organisation.undoCompetencies',
  method: 'POST',
  path: 'api/panel/company/position/import/rbc/undo/{x}',
  summary: 'Take an import of competencies back, while everything stands as it left it',
  ...undone,
})

export const exportJobLevels = endpoint({
  id: 'organisation.exportJobLevels',
  method: 'GET',
  path: 'api/panel/employee/jobLevel/export',
  access: readers,
  summary: 'Job levels as a sheet that can be imported',
  download: true,
})
export const importJobLevels = endpoint({
  id: 'organisation.importJobLevels',
  method: 'POST',
  path: 'api/panel/employee/jobLevel/import',
  summary: 'Add job levels and put them in order, all or none; preview=1 stores nothing',
  ...taken,
})
export const undoJobLevels = endpoint({
  id: 'organisation.undoJobLevels',
  method: 'POST',
  path: 'api/panel/employee/jobLevel/import/undo/{x}',
  summary: 'Take an import of job levels back, while everything stands as it left it',
  ...undone,
})
