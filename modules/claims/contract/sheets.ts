/** Claims, their categories, types and balances as sheets: they leave exactly as they may come in, and an import can be taken back. */
import { endpoint } from '#platform/contract/endpoint.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'
import { readers, writers } from './shared.ts'

const taken = { access: writers, ...takesSheet } as const
const undone = { access: writers, ...takesImportBack } as const

export const exportTypes = endpoint({
  id: 'claims.exportTypes',
  method: 'GET',
  path: 'api/panel/company/claim/export',
  access: readers,
  summary: 'Types of claims as a sheet that can be imported',
  download: true,
})
export const importTypes = endpoint({
  id: 'claims.importTypes',
  method: 'POST',
  path: 'api/panel/company/claim/import',
  summary: 'Add types, change rates and limits, all or none; preview=1 stores nothing',
  ...taken,
})
export const undoTypes = endpoint({
  id: 'claims.undoTypes',
  method: 'POST',
  path: 'api/panel/company/claim/import/undo/{x}',
  summary: 'Take an import of types back, while everything stands as it left it',
  ...undone,
})

export const exportCategories = endpoint({
  id: 'claims.exportCategories',
  method: 'GET',
  path: 'api/panel/company/claimCategory/export',
  access: readers,
  summary: 'Categories of claims as a sheet that can be imported',
  download: true,
})
export const importCategories = endpoint({
  id: 'claims.importCategories',
  method: 'POST',
  path: 'api/panel/company/claimCategory/import',
  summary: 'Add categories, change to whom they are open, all or none; preview=1 stores nothing',
  ...taken,
})
export const undoCategories = endpoint({
  id: 'claims.undoCategories',
  method: 'POST',
  path: 'api/panel/company/claimCategory/import/undo/{x}',
  summary: 'Take an import of categories back, while everything stands as it left it',
  ...undone,
})

const keepers = { to: 'area', of: ['claims.write'] } as const
export const exportBalances = endpoint({
  id: 'claims.exportBalances',
  method: 'GET',
  path: 'api/panel/application/claim/balance/export',
  access: keepers,
  summary: 'What everybody is entitled to and has used of each limit today, as a sheet that can be imported',
  download: true,
})
export const importBalances = endpoint({
  id: 'claims.importBalances',
  method: 'POST',
  path: 'api/panel/application/claim/balance/import',
  access: keepers,
  ...takesSheet,
  summary:
    'Set what people are entitled to and have used, all or none; differences are booked; preview=1 stores nothing',
})
export const undoBalances = endpoint({
  id: 'claims.undoBalances',
  method: 'POST',
  path: 'api/panel/application/claim/balance/import/undo/{x}',
  access: keepers,
  ...takesImportBack,
  problems: [...takesImportBack.problems, 'claims.own-balance'],
  summary: 'Take an import of balances back, while they stand as it left them; claims sent meanwhile are no matter',
})

export const exportClaimSheet = endpoint({
  id: 'claims.exportClaimSheet',
  method: 'GET',
  path: 'api/panel/application/claim/sheet',
  access: keepers,
  summary: 'Claims of everybody as a sheet that can be imported',
  download: true,
})
export const importClaims = endpoint({
  id: 'claims.importClaims',
  method: 'POST',
  path: 'api/panel/application/claim/import',
  access: keepers,
  ...takesSheet,
  summary: 'Add claims, new ones or paid before, all or none; what is there stays as it is; preview=1 stores nothing',
})
export const undoClaims = endpoint({
  id: 'claims.undoClaims',
  method: 'POST',
  path: 'api/panel/application/claim/import/undo/{x}',
  access: keepers,
  ...takesImportBack,
  summary: 'Take an import of claims back, while each waits or is paid as it came',
})
