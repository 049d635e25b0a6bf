import type { Country } from '#kernel/countries.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { fileReply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { templateOf, XLSX } from '#platform/sheets/server/template.ts'
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
    const { company, query, say, language } = call
    const days = query.year === undefined ? EVER : { from: `${query.year}-01-01`, to: `${query.year}-12-31` }
    const listed = await company.read((tx) => holidaysOf(tx, company.companyId, days))
    const bytes = await templateOf(holidaySheet(await countryOf(company)), say, language, holidayRows(listed))
    return fileReply(`holidays${query.year ? `-${query.year}` : ''}.xlsx`, XLSX, bytes)
  }),
  on(importHolidays, async (call) => takeChanges(call, holidayImport(call, await countryOf(call.company)))),
  on(undoHolidays, (call) => undoImport(call, holidayUndo(call.company.companyId))),

  on(exportMakeUpDays, async ({ company, say, language }) => {
    const listed = await company.read((tx) => makeUpDaysOf(tx, company.companyId))
    return fileReply('make-up-days.xlsx', XLSX, await templateOf(makeUpSheet, say, language, makeUpRows(listed)))
  }),
  on(importMakeUpDays, (call) => takeChanges(call, plainImport(call, makeUpDayList(call.company.companyId)))),
  on(undoMakeUpDays, (call) => undoImport(call, plainUndo(makeUpDayList(call.company.companyId)))),
]

const countryOf = (company: CompanyDb): Promise<Country> =>
  company.read(async (tx) => (await companyFacts(tx, company.companyId)).country)
