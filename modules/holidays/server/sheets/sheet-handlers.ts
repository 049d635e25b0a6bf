/** Holidays and make-up days by a sheet. */
import { companyFacts, lockCompany } from '#modules/company/server/public.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  bringList,
  sheetHandlers as handlersOf,
  type ListSheet,
  tableOf,
  takeList,
  undoList,
} from '#platform/records/server/list-sheets.ts'
import {
  exportHolidays,
  exportMakeUpDays,
  importHolidays,
  importMakeUpDays,
  undoHolidays,
  undoMakeUpDays,
} from '../../contract/sheets.ts'
import { holidayColumns, type SheetHoliday } from '../../model/sheets/holiday-sheet.ts'
import { makeUpColumns, makeUpSheetFaults, type SheetMakeUpDay } from '../../model/sheets/make-up-sheet.ts'
import { daysOfYear, holidaysOf, holidays as kept } from '../holidays/holiday-store.ts'
import { makeUpDays } from '../make-up-days/make-up-day-store.ts'

const ofMakeUpDays = { take: exportMakeUpDays, bring: importMakeUpDays, undo: undoMakeUpDays }

/** Of one year, or of all. */
const holidaysIn =
  ({ companyId }: CompanyDb, year?: string) =>
  async (tx: Tx): Promise<ListSheet<SheetHoliday>> => ({
    kind: 'holidays',
    actions: { imported: 'holidays.imported', undone: 'holidays.import-undone' },
    columns: holidayColumns((await companyFacts(tx, companyId)).country),
    rows: (inside) => holidaysOf(inside, companyId, daysOfYear(year)),
    hold: (inside) => lockCompany(inside, companyId),
    table: tableOf(kept),
  })

export const sheetHandlers: readonly Handler[] = [
  on(exportHolidays, (call) => {
    const { year } = call.query
    return takeList(call, `holidays${year ? `-${year}` : ''}.xlsx`, holidaysIn(call.company, year))
  }),
  on(importHolidays, (call) => bringList(call, holidaysIn(call.company))),
  on(undoHolidays, (call) => undoList(call, holidaysIn(call.company))),
  ...handlersOf<SheetMakeUpDay>(ofMakeUpDays, 'make-up-days.xlsx', (_, { company: { companyId } }) => {
    const table = tableOf(makeUpDays)
    return {
      kind: 'make_up_days',
      actions: { imported: 'holidays.make-up-imported', undone: 'holidays.make-up-import-undone' },
      columns: makeUpColumns,
      rows: (tx) => makeUpDays.rows(tx, companyId),
      hold: (tx) => lockCompany(tx, companyId),
      faults: makeUpSheetFaults,
      table: {
        ...table,
        // The days off are taken away first: two pairs may exchange theirs.
        async set(tx, items) {
          const ids = items.map(({ id }) => id)
          await table.drop(tx, ids)
          await table.add(tx, items)
        },
      },
    }
  }),
]
