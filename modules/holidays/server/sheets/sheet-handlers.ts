import type { Country } from '#kernel/countries.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import {
  exportHolidays,
  exportMakeUpDays,
  importHolidays,
  importMakeUpDays,
  undoHolidays,
  undoMakeUpDays,
} from '../../contract/sheets.ts'
import { holidayRows, holidaySheet } from '../../model/sheets/holiday-sheet.ts'
import { makeUpRows, makeUpSheet } from '../../model/sheets/make-up-sheet.ts'
import { holidaysOf } from '../holidays/holiday-store.ts'
import { makeUpDaysOf } from '../make-up-days/make-up-day-store.ts'
import { EVER, holidayImport, holidayUndo } from './holiday-import.ts'
import { makeUpDayList } from './make-up-import.ts'

export const sheetHandlers: readonly Handler[] = [
  on(exportHolidays, async (call) => {
    const { company, query } = call
    const days = query.year === undefined ? EVER : { from: `${query.year}-01-01`, to: `${query.year}-12-31` }
    return sheetFile(call, `holidays${query.year ? `-${query.year}` : ''}.xlsx`, async (tx) => ({
      sheet: holidaySheet((await companyFacts(tx, company.companyId)).country),
      rows: holidayRows(await holidaysOf(tx, company.companyId, days)),
    }))
  }),
  on(importHolidays, async (call) => takeChanges(call, holidayImport(call, await countryOf(call.company)))),
  on(undoHolidays, (call) => undoImport(call, holidayUndo(call.company.companyId))),

  on(exportMakeUpDays, (call) =>
    sheetFile(call, 'make-up-days.xlsx', async (tx) => ({
      sheet: makeUpSheet,
      rows: makeUpRows(await makeUpDaysOf(tx, call.company.companyId)),
    })),
  ),
  on(importMakeUpDays, (call) => takeChanges(call, plainImport(call, makeUpDayList(call.company.companyId)))),
  on(undoMakeUpDays, (call) => undoImport(call, plainUndo(makeUpDayList(call.company.companyId)))),
]

const countryOf = (company: CompanyDb): Promise<Country> =>
  company.read(async (tx) => (await companyFacts(tx, company.companyId)).country)
