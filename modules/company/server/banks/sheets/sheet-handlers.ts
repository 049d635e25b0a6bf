import { record } from '#platform/activity/server/activity.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportBanks, importBanks, undoBanks } from '../../../contract/bank-sheets.ts'
import { accountSheet } from '../../../model/banks/account-sheet.ts'
import { bankRows } from '../bank-store.ts'
import { BANK_CONTEXT } from '../bank-view.ts'
import { accountImport, accountUndo } from './account-import.ts'
import { sheetAccounts } from './account-store.ts'

export const bankSheetHandlers: readonly Handler[] = [
  on(exportBanks, async (call) => {
    const { company, seal, actor, clock } = call
    const { companyId } = company
    const accounts = await company.transaction(async (tx) => {
      const found = await sheetAccounts(tx, companyId, seal)
      const subject = { kind: 'company', id: companyId }
      const happened = { action: 'company.banks-exported', subject, after: { accounts: found.length } }
      await record(tx, companyId, [happened], { actor, now: clock.now() })
      return found
    })
    const rows = accounts.map(({ bank_code, account_number, account_name, corporate_id, preferred }) => ({
      bank: bank_code,
      account_no: seal.open(account_number, BANK_CONTEXT),
      account_name,
      corporate_id,
      preferred,
    }))
    return sheetFile(call, 'banks.xlsx', async (tx) => ({ sheet: accountSheet(await bankRows(tx, companyId)), rows }))
  }),
  on(importBanks, async (call) => takeChanges(call, accountImport(call, await banksOf(call.company)))),
  on(undoBanks, (call) => undoImport(call, accountUndo(call.company.companyId, call.seal))),
]

const banksOf = (company: CompanyDb) => company.read((tx) => bankRows(tx, company.companyId))
