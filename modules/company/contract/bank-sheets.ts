/** The company's accounts as a sheet, for whoever has just said who he is: numbers stand in it whole. */
import { endpoint } from '#platform/contract/endpoint.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'

const access = { to: 'area', of: ['company.bank.write'] } as const

export const exportBanks = endpoint({
  id: 'company.exportBanks',
  method: 'GET',
  path: 'api/panel/company/bank/export',
  access,
  summary: 'The accounts to pay from as a sheet that can be imported',
  confirmed: true,
  download: true,
})
export const importBanks = endpoint({
  id: 'company.importBanks',
  method: 'POST',
  path: 'api/panel/company/bank/import',
  access,
  summary: 'Add accounts, change their names and which is preferred, all or none; preview=1 stores nothing',
  confirmed: true,
  ...takesSheet,
})
export const undoBanks = endpoint({
  id: 'company.undoBanks',
  method: 'POST',
  path: 'api/panel/company/bank/import/undo/{x}',
  access,
  summary: 'Take an import of accounts back, while everything stands as it left it',
  confirmed: true,
  ...takesImportBack,
})
