import type { CompanyDb } from '#platform/database/server/connect.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import {
  exportCategories,
  exportTypes,
  importCategories,
  importTypes,
  undoCategories,
  undoTypes,
} from '../../contract/sheets.ts'
import { categoryRows, categorySheet } from '../../model/sheets/category-sheet.ts'
import { typeRows, typeSheet } from '../../model/sheets/type-sheet.ts'
import { categoriesOf, groupsOf } from '../claim-store.ts'
import { typesOf } from '../type-store.ts'
import { categoriesList, ownTypes, typesList } from './claim-imports.ts'

export const sheetHandlers: readonly Handler[] = [
  on(exportTypes, (call) =>
    sheetFile(call, 'claim-types.xlsx', async (tx) => {
      const categories = await categoriesOf(tx, call.company.companyId)
      return {
        sheet: typeSheet(categories),
        rows: typeRows(ownTypes(await typesOf(tx, call.company.companyId)), categories),
      }
    }),
  ),
  on(importTypes, async (call) => takeChanges(call, plainImport(call, await typesIn(call)))),
  on(undoTypes, async (call) => undoImport(call, plainUndo(await typesIn(call)))),

  on(exportCategories, (call) =>
    sheetFile(call, 'claim-categories.xlsx', async (tx) => {
      const groups = await groupsOf(tx, call.company.companyId)
      return {
        sheet: categorySheet(groups),
        rows: categoryRows(await categoriesOf(tx, call.company.companyId), groups),
      }
    }),
  ),
  on(importCategories, async (call) => takeChanges(call, plainImport(call, await categoriesIn(call.company)))),
  on(undoCategories, async (call) => undoImport(call, plainUndo(await categoriesIn(call.company)))),
]

type Acting = Pick<Call<typeof importTypes>, 'company' | 'clock' | 'session'>
const typesIn = async ({ company, clock, session }: Acting) =>
  typesList(
    company.companyId,
    await company.read((tx) => categoriesOf(tx, company.companyId)),
    clock.today(session.timezone),
  )

const categoriesIn = async (company: CompanyDb) =>
  categoriesList(company.companyId, await company.read((tx) => groupsOf(tx, company.companyId)))
