/** Categories and types of claims by a sheet: this module's side of the one way sheets are taken. */
import { sql } from 'kysely'
import { z } from 'zod'
import { lockCompany } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { PlainList } from '#platform/sheets/server/plain-list.ts'
import { categoryList, categorySheet, type SheetCategory, type SheetGroup } from '../../model/sheets/category-sheet.ts'
import { type SheetType, typeList, typeSheet, units } from '../../model/sheets/type-sheet.ts'
import { type CategoryRow, categoriesOf } from '../claim-store.ts'
import { typesOf } from '../type-store.ts'

const actions = { imported: 'claims.imported', undone: 'claims.import-undone' } as const

export const categoriesList = (companyId: string, groups: readonly SheetGroup[]): PlainList<SheetCategory> => ({
  kind: 'claim_categories',
  actions,
  sheet: categorySheet(groups),
  list: categoryList(groups, newId),
  kept: z.object({ id: z.string(), name: z.string(), is_active: z.boolean(), claim_group_id: z.string() }),
  async standing(tx) {
    await lockCompany(tx, companyId)
    return categoriesOf(tx, companyId)
  },
  add: (tx, items) =>
    bulkInsert(
      tx,
      'claim_categories',
      items.map((item) => ({ company_id: companyId, ...item })),
    ),
  set: (tx, items) =>
    sql`
      update claim_categories c set is_active = g.is_active, claim_group_id = g.claim_group_id
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g(id uuid, is_active boolean, claim_group_id uuid)
      where c.company_id = ${companyId} and c.id = g.id`.execute(tx),
  drop: (tx, ids) =>
    sql`delete from claim_categories where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx),
})

const amount = z.string().nullable()

export const typesList = (companyId: string, categories: readonly CategoryRow[]): PlainList<SheetType> => ({
  kind: 'claim_types',
  actions,
  sheet: typeSheet(categories),
  list: typeList(categories, newId),
  kept: z.object({
    id: z.string(),
    name: z.string(),
    claim_category_id: z.string(),
    is_unit_based: z.boolean(),
    unit_type: z.enum(units).nullable(),
    amount_per_unit: amount,
    limit_per_claim: amount,
    limit_per_month: amount,
    limit_per_year: amount,
    require_receipt: z.boolean(),
    is_taxable: z.boolean(),
    is_active: z.boolean(),
  }),
  async standing(tx) {
    await lockCompany(tx, companyId)
    return (await typesOf(tx, companyId)).map(({ claim_group_id, ...type }) => type)
  },
  add: (tx, items) =>
    bulkInsert(
      tx,
      'claim_types',
      items.map((item) => ({ company_id: companyId, ...item })),
    ),
  set: (tx, items) =>
    sql`
      update claim_types t set is_unit_based = g.is_unit_based, unit_type = g.unit_type,
        amount_per_unit = g.amount_per_unit, limit_per_claim = g.limit_per_claim, limit_per_month = g.limit_per_month,
        limit_per_year = g.limit_per_year, require_receipt = g.require_receipt, is_taxable = g.is_taxable,
        is_active = g.is_active
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g(id uuid, is_unit_based boolean, unit_type text,
        amount_per_unit numeric, limit_per_claim numeric, limit_per_month numeric, limit_per_year numeric,
        require_receipt boolean, is_taxable boolean, is_active boolean)
      where t.company_id = ${companyId} and t.id = g.id`.execute(tx),
  drop: (tx, ids) =>
    sql`delete from claim_types where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx),
})
