/** Candidates as a sheet: it leaves as it may come in, and an import can be taken back. */
import { endpoint } from '#platform/contract/endpoint.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'

const access = { to: 'area', of: ['onboarding'] } as const

export const exportCandidates = endpoint({
  id: 'candidates.export',
  method: 'GET',
  path: 'api/panel/onboarding/candidate/export',
  access,
  summary: 'Candidates as a sheet that can be imported',
  readsPay: true,
  download: true,
})
export const importCandidates = endpoint({
  id: 'candidates.import',
  method: 'POST',
  path: 'api/panel/onboarding/candidate/import',
  access,
  ...takesSheet,
  readsPay: true,
  summary: 'Enter candidates and change them by vacancy and e-mail, all or none; preview=1 stores nothing',
})
export const undoCandidates = endpoint({
  id: 'candidates.undoImport',
  method: 'POST',
  path: 'api/panel/onboarding/candidate/import/undo/{x}',
  access,
  ...takesImportBack,
  summary: 'Take an import of candidates back, while everything stands as it left it',
})
