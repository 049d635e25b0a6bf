import type { CompanyDb } from '#platform/database/server/connect.ts'
import { fileReply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { templateOf, XLSX } from '#platform/sheets/server/template.ts'
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
import { categoriesOf, groupsOf, typesOf } from '../claim-store.ts'
import { categoriesList, typesList } from './claim-imports.ts'

export const sheetHandlers: readonly Handler[] = [
  on(exportTypes, async ({ company, say, language }) => {
    const { listed, categories } = await company.read(async (tx) => ({
      listed: await typesOf(tx, company.companyId),
      categories: await categoriesOf(tx, company.companyId),
    }))
    const rows = typeRows(listed, categories)
    return fileReply('claim-types.xlsx', XLSX, await templateOf(typeSheet(categories), say, language, rows))
  }),
  on(importTypes, async (call) => takeChanges(call, plainImport(call, await typesIn(call.company)))),
  on(undoTypes, async (call) => undoImport(call, plainUndo(await typesIn(call.company)))),

  on(exportCategories, async ({ company, say, language }) => {
    const { listed, groups } = await company.read(async (tx) => ({
      listed: await categoriesOf(tx, company.companyId),
      groups: await groupsOf(tx, company.companyId),
    }))
    const rows = categoryRows(listed, groups)
    return fileReply('claim-categories.xlsx', XLSX, await templateOf(categorySheet(groups), say, language, rows))
  }),
  on(importCategories, async (call) => takeChanges(call, plainImport(call, await categoriesIn(call.company)))),
  on(undoCategories, async (call) => undoImport(call, plainUndo(await categoriesIn(call.company)))),
]

const typesIn = async (company: CompanyDb) =>
  typesList(company.companyId, await company.read((tx) => categoriesOf(tx, company.companyId)))

const categoriesIn = async (company: CompanyDb) =>
  categoriesList(company.companyId, await company.read((tx) => groupsOf(tx, company.companyId)))
