/** Categories and types of claims by a sheet: this module's side of the one way sheets are taken. */
import { sql } from 'kysely'
import { z } from 'zod'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { lockCompany } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { PlainList } from '#platform/sheets/server/plain-list.ts'
import { categoryList, categorySheet, type SheetCategory, type SheetGroup } from '../../model/sheets/category-sheet.ts'
import { type SheetType, typeList, typeSheet, units } from '../../model/sheets/type-sheet.ts'
import { type CategoryRow, categoriesOf } from '../claim-store.ts'
import { type TypeRow, typesOf } from '../type-store.ts'

const actions = { imported: 'claims.imported', undone: 'claims.import-undone' } as const

export const categoriesList = (companyId: string, groups: readonly SheetGroup[]): PlainList<SheetCategory> => ({
  kind: 'claim_categories',
  actions,
  sheet: categorySheet(groups),
  list: categoryList(groups, newId),
  kept: z.object({ id: z.string(), name: z.string(), is_active: z.boolean(), claim_group_id: z.string() }),
  async standing(tx) {
    await lockCompany(tx, companyId)
    const rows = await categoriesOf(tx, companyId)
    return rows.map(({ id, name, is_active, claim_group_id }) => ({ id, name, is_active, claim_group_id }))
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

export const typesList = (
  companyId: string,
  categories: readonly CategoryRow[],
  today: PlainDate,
): PlainList<SheetType> => ({
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
    return ownTypes(await typesOf(tx, companyId))
  },
  async add(tx, items) {
    await bulkInsert(
      tx,
      'claim_types',
      items.map((item) => ({ company_id: companyId, ...item })),
    )
    await followRates(tx, companyId, items, EVER)
  },
  async set(tx, items) {
    await sql`
      update claim_types t set is_unit_based = g.is_unit_based, unit_type = g.unit_type,
        amount_per_unit = g.amount_per_unit, limit_per_claim = g.limit_per_claim, limit_per_month = g.limit_per_month,
        limit_per_year = g.limit_per_year, require_receipt = g.require_receipt, is_taxable = g.is_taxable,
        is_active = g.is_active
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g(id uuid, is_unit_based boolean, unit_type text,
        amount_per_unit numeric, limit_per_claim numeric, limit_per_month numeric, limit_per_year numeric,
        require_receipt boolean, is_taxable boolean, is_active boolean)
      where t.company_id = ${companyId} and t.id = g.id`.execute(tx)
    await followRates(tx, companyId, items, today)
  },
  async drop(tx, ids) {
    const { rows } = await sql`
      select from claims where company_id = ${companyId} and type_id = any(${[...ids]}::uuid[]) limit 1`.execute(tx)
    // What was claimed stays.
    if (rows.length > 0) throw new Refusal(problem('undo.in-the-way', { status: 409 }))
    await sql`delete from claim_types where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  },
})

/** The product's own type is no part of the sheet. */
export const ownTypes = (types: readonly TypeRow[]): SheetType[] =>
  types
    .filter(({ mark }) => mark === null)
    .map((type) => ({
      ...{ id: type.id, name: type.name, claim_category_id: type.claim_category_id },
      ...{ is_unit_based: type.is_unit_based, unit_type: type.unit_type, amount_per_unit: type.amount_per_unit },
      ...{ limit_per_claim: type.limit_per_claim, limit_per_month: type.limit_per_month },
      ...{ limit_per_year: type.limit_per_year, require_receipt: type.require_receipt },
      ...{ is_taxable: type.is_taxable, is_active: type.is_active },
    }))

const EVER = plainDateOf('1900-01-01')

/** A rate that differs from the last one holds from the day on, and puts an end to its bands. */
async function followRates(tx: Tx, companyId: string, items: readonly SheetType[], from: PlainDate): Promise<void> {
  const ids = items.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    insert into claim_rates (company_id, claim_type_id, rate_from, amount_per_unit)
    select t.company_id, t.id, ${from}, t.amount_per_unit from claim_types t
    where t.company_id = ${companyId} and t.id = any(${ids}::uuid[]) and t.is_unit_based
      and t.amount_per_unit is distinct from (select r.amount_per_unit from claim_rates r
        where r.company_id = t.company_id and r.claim_type_id = t.id order by r.rate_from desc limit 1)
    on conflict (company_id, claim_type_id, rate_from)
      do update set amount_per_unit = excluded.amount_per_unit, bands = null
    returning claim_type_id as id`.execute(tx)
  await sql`update claim_types set bands = null
            where company_id = ${companyId} and id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
}
