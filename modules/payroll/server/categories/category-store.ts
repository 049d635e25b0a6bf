/** Earning categories: the law's types with what the company says about them, and its own. */
import { type RawBuilder, sql } from 'kysely'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type EarningCategory, inOrder, standardCategories } from '../../model/categories/earning-category.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { derivedId } from '../derived-id.ts'
import { packFor } from '../pack-of-company.ts'
import { holdRuns, isClosed } from '../recurring-store.ts'
import { endsMonth } from '../runs/halves.ts'

type Row = Omit<EarningCategory, 'names'> & { readonly name_en: string | null; readonly name_zh: string | null }

/** In order. */
export const categoriesOf = (tx: Tx, companyId: string, known?: CountryPack): Promise<readonly EarningCategory[]> =>
  read(tx, companyId, known, sql``)

/** The same for what is about to name one: until the transaction ends none of them goes or stands for something else. */
export const heldCategories = (tx: Tx, companyId: string, known?: CountryPack): Promise<readonly EarningCategory[]> =>
  read(tx, companyId, known, sql`for key share`)

async function read(tx: Tx, companyId: string, known: CountryPack | undefined, hold: RawBuilder<unknown>) {
  const pack = known ?? (await packFor(tx, companyId))
  const { rows } = await sql<Row>`
    select id, code, name_en, name_zh, treatment, position, is_active as "isActive", is_default as "isDefault"
    from earning_categories where company_id = ${companyId} ${hold}`.execute(tx)
  const kept = rows.map(({ name_en: en, name_zh, ...row }): EarningCategory => {
    return { ...row, names: en === null || name_zh === null ? null : { en, 'zh-Hant': name_zh } }
  })
  const standard = standardCategories(pack, (code) => derivedId(companyId, code))
  return inOrder(standard, kept)
}

const rowOf = (companyId: string, { id, code, names, treatment, position, isActive, isDefault }: EarningCategory) => ({
  company_id: companyId,
  id,
  code,
  name_en: names?.en ?? null,
  name_zh: names?.['zh-Hant'] ?? null,
  treatment,
  position,
  is_active: isActive,
  is_default: isDefault,
})

export const addCategories = (tx: Tx, companyId: string, categories: readonly EarningCategory[]) =>
  bulkInsert(
    tx,
    'earning_categories',
    categories.map((one) => rowOf(companyId, one)),
  )

/** One of the law's types gets its row with the first thing that is said about it. */
export const setCategories = (tx: Tx, companyId: string, categories: readonly EarningCategory[]) =>
  sql`
    insert into earning_categories
      (company_id, id, code, name_en, name_zh, treatment, position, is_active, is_default)
    select company_id, id, code, name_en, name_zh, treatment, position, is_active, is_default
    from jsonb_to_recordset(${JSON.stringify(categories.map((one) => rowOf(companyId, one)))}::jsonb)
      as g(company_id uuid, id uuid, code text, name_en text, name_zh text, treatment text, position integer,
        is_active boolean, is_default boolean)
    on conflict (company_id, id) do update set code = excluded.code, name_en = excluded.name_en,
      name_zh = excluded.name_zh, treatment = excluded.treatment, position = excluded.position,
      is_active = excluded.is_active`.execute(tx)

/** How many items of months, items that return and lines of templates each one names. */
export async function usesOf(tx: Tx, companyId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ category_id: string; uses: number }>`
    select category_id, count(*) as uses from (
      select category_id from pay_items where company_id = ${companyId} and category_id is not null
      union all
      select category_id from recurring_pay_items where company_id = ${companyId} and category_id is not null
      union all
      select category_id from pay_template_items where company_id = ${companyId} and category_id is not null
    ) as used group by category_id`.execute(tx)
  return new Map(rows.map(({ category_id, uses }) => [category_id, uses]))
}

/** Whose items in months that are still open are of this category, run by run; the runs are held until the end. */
export async function openRunsWith(tx: Tx, companyId: string, categoryId: string): Promise<OpenRun[]> {
  const open = (await holdRuns(tx, companyId, 'all')).filter((run) => !isClosed(run))
  const ids = open.map(({ id }) => id)
  const { rows } = await sql<{ run_id: string; employee_id: string }>`
    select r.id as run_id, i.employee_id from pay_runs r join pay_items i on i.company_id = r.company_id
      and i.year = r.year and i.month = r.month and i.run = r.sequence and i.category_id = ${categoryId}
    where r.company_id = ${companyId} and r.id = any(${ids}::uuid[])
    union
    select r.id, i.employee_id from pay_runs r join recurring_pay_items i on i.company_id = r.company_id
      and i.category_id = ${categoryId} and ${endsMonth('r')} and i.from_month <= make_date(r.year, r.month, 1)
      and (i.to_month is null or i.to_month >= make_date(r.year, r.month, 1))
    where r.company_id = ${companyId} and r.id = any(${ids}::uuid[])`.execute(tx)
  return open.map((run) => ({
    run,
    employeeIds: rows.filter(({ run_id }) => run_id === run.id).map(({ employee_id }) => employee_id),
  }))
}

type OpenRun = {
  readonly run: Awaited<ReturnType<typeof holdRuns>>[number]
  readonly employeeIds: readonly string[]
}
