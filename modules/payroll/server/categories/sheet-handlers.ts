/** Earning categories by a sheet: this module's side of the one way sheets are taken. */
import { z } from 'zod'
import { lockCompany } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { type PlainList, plainImport, plainUndo } from '#platform/sheets/server/plain-list.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportCategories, importCategories, undoCategories } from '../../contract/earning-categories.ts'
import { categoryList, categoryRows, categorySheet, type SheetCategory } from '../../model/categories/category-sheet.ts'
import type { EarningCategory } from '../../model/categories/earning-category.ts'
import { packFor } from '../pack-of-company.ts'
import { unlessNamed } from './category-removal.ts'
import { addCategories, categoriesOf, setCategories, usesOf } from './category-store.ts'
import { lawNames } from './category-view.ts'
import { markRenamed, type Renaming } from './mark-renamed.ts'

export const categorySheetHandlers: readonly Handler[] = [
  on(exportCategories, (call) =>
    sheetFile(call, 'earning-categories.xlsx', async (tx) => {
      const pack = await packFor(tx, call.company.companyId)
      const all = await categoriesOf(tx, call.company.companyId, pack)
      return { sheet: categorySheet(pack), rows: categoryRows(all, (type) => lawNames(pack, type)) }
    }),
  ),
  on(importCategories, async (call) => takeChanges(call, plainImport(call, await listIn(call)))),
  on(undoCategories, async (call) => undoImport(call, plainUndo(await listIn(call)))),
]

function listIn(call: Renaming): Promise<PlainList<SheetCategory>> {
  const { companyId } = call.company
  return call.company.read(async (tx) => {
    const pack = await packFor(tx, companyId)
    const known = {
      standing: await categoriesOf(tx, companyId, pack),
      inUse: new Set((await usesOf(tx, companyId)).keys()),
      lawNames: (type: string) => lawNames(pack, type),
      newId,
    }
    return {
      kind: 'earning_categories',
      actions: { imported: 'payroll.categories-imported', undone: 'payroll.categories-import-undone' },
      sheet: categorySheet(pack),
      list: categoryList(known),
      kept,
      async standing(tx) {
        await lockCompany(tx, companyId)
        return (await categoriesOf(tx, companyId, pack)).map((one) => ({ ...one, name: one.code }))
      },
      add: (tx, items) => addCategories(tx, companyId, items),
      async set(tx, items) {
        const before = await categoriesOf(tx, companyId, pack)
        await unlessNamed(setCategories(tx, companyId, items), { code: codesOf(items) })
        await markRenamed(tx, call, before, items)
      },
      drop: (tx, ids) => unlessNamed(deleteByIds(tx, 'earning_categories', ids), { code: '' }),
    }
  })
}

const codesOf = (items: readonly EarningCategory[]): string => items.map(({ code }) => code).join(', ')

const kept = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  names: z.object({ en: z.string(), 'zh-Hant': z.string() }).nullable(),
  treatment: z.string(),
  position: z.number(),
  isActive: z.boolean(),
  isDefault: z.boolean(),
})
