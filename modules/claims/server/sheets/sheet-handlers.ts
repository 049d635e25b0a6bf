/** Categories and types of claims by a sheet; the product's own type is no part of it. */
import { lockCompany } from '#modules/company/server/public.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { sheetHandlers as handlersOf, tableOf } from '#platform/records/server/list-sheets.ts'
import {
  exportCategories,
  exportTypes,
  importCategories,
  importTypes,
  undoCategories,
  undoTypes,
} from '../../contract/sheets.ts'
import { categoryColumns, type SheetCategory } from '../../model/sheets/category-sheet.ts'
import { type SheetType, typeColumns } from '../../model/sheets/type-sheet.ts'
import { categories, categoriesOf, groupsOf } from '../claim-store.ts'
import { EVER, followRates, isClaimed, typesOf, typesTable } from '../type-store.ts'

const actions = { imported: 'claims.imported', undone: 'claims.import-undone' } as const
const ofTypes = { take: exportTypes, bring: importTypes, undo: undoTypes }
const ofCategories = { take: exportCategories, bring: importCategories, undo: undoCategories }

export const sheetHandlers: readonly Handler[] = [
  ...handlersOf<SheetType>(ofTypes, 'claim-types.xlsx', async (tx, { company: { companyId }, clock, session }) => {
    const table = tableOf(typesTable)
    return {
      ...{ kind: 'claim_types', actions, columns: typeColumns(await categoriesOf(tx, companyId)) },
      rows: async (inside) => (await typesOf(inside, companyId)).filter(({ mark }) => mark === null),
      hold: (inside) => lockCompany(inside, companyId),
      table: {
        async add(inside, items) {
          await table.add(inside, items)
          await followRates(inside, companyId, items, EVER)
        },
        async set(inside, items) {
          await table.set(inside, items)
          await followRates(inside, companyId, items, clock.today(session.timezone))
        },
        async drop(inside, ids) {
          // What was claimed stays.
          if (await isClaimed(inside, companyId, ids)) throw new Refusal(problem('undo.in-the-way', { status: 409 }))
          await table.drop(inside, ids)
        },
      },
    }
  }),
  ...handlersOf<SheetCategory>(ofCategories, 'claim-categories.xlsx', async (tx, { company: { companyId } }) => ({
    ...{ kind: 'claim_categories', actions, columns: categoryColumns(await groupsOf(tx, companyId)) },
    rows: (inside) => categoriesOf(inside, companyId),
    hold: (inside) => lockCompany(inside, companyId),
    table: tableOf(categories),
  })),
]
