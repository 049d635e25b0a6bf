/** Reports of own columns and the categories they stand in. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Column } from '../model/columns.ts'

export type TemplateRow = {
  readonly id: string
  readonly name: string
  readonly category_id: string | null
  readonly category_name: string | null
  readonly type: 'report' | 'payslip' | 'bank'
  readonly columns: readonly Column[]
  readonly revision: number
}
export type CategoryRow = { readonly id: string; readonly name: string; readonly templates_count: number }

/** By name; of one category, or one alone. */
export async function templatesOf(
  tx: Tx,
  companyId: string,
  { id, category }: { readonly id?: string; readonly category?: string } = {},
): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select t.id, t.name, t.category_id, c.name as category_name, t.type, t.columns, t.revision
    from pay_report_templates t
      left join pay_report_categories c on c.company_id = t.company_id and c.id = t.category_id
    where t.company_id = ${companyId} ${id === undefined ? sql`` : sql`and t.id = ${id}`}
      ${category === undefined ? sql`` : sql`and t.category_id = ${category}`}
    order by lower(t.name), t.id`.execute(tx)
  return rows
}

/** Held until the transaction ends. */
export async function heldTemplate(tx: Tx, companyId: string, id: string): Promise<TemplateRow | undefined> {
  await sql`select from pay_report_templates where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await templatesOf(tx, companyId, { id }))[0]
}

type Saving = Pick<TemplateRow, 'id' | 'name' | 'category_id' | 'type' | 'columns'>

export async function saveTemplate(tx: Tx, companyId: string, one: Saving): Promise<void> {
  await sql`
    insert into pay_report_templates (company_id, id, category_id, name, type, columns)
    values (${companyId}, ${one.id}, ${one.category_id}, ${one.name}, ${one.type}, ${JSON.stringify(one.columns)}::jsonb)
    on conflict (company_id, id) do update set category_id = excluded.category_id, name = excluded.name,
      type = excluded.type, columns = excluded.columns, revision = pay_report_templates.revision + 1`.execute(tx)
}

export const deleteTemplate = (tx: Tx, companyId: string, id: string) =>
  sql`delete from pay_report_templates where company_id = ${companyId} and id = ${id}`.execute(tx)

export async function categoriesOf(tx: Tx, companyId: string, id?: string): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.name, count(t.id)::int as templates_count
    from pay_report_categories c
      left join pay_report_templates t on t.company_id = c.company_id and t.category_id = c.id
    where c.company_id = ${companyId} ${id === undefined ? sql`` : sql`and c.id = ${id}`}
    group by c.id, c.name order by lower(c.name)`.execute(tx)
  return rows
}

/** Held until the transaction ends: what is put into it meanwhile waits. */
export async function heldCategory(tx: Tx, companyId: string, id: string): Promise<CategoryRow | undefined> {
  await sql`select from pay_report_categories where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return (await categoriesOf(tx, companyId, id))[0]
}

export const saveCategory = (tx: Tx, companyId: string, id: string, name: string) =>
  sql`insert into pay_report_categories (company_id, id, name) values (${companyId}, ${id}, ${name})
    on conflict (company_id, id) do update set name = excluded.name`.execute(tx)

export const deleteCategory = (tx: Tx, companyId: string, id: string) =>
  sql`delete from pay_report_categories where company_id = ${companyId} and id = ${id}`.execute(tx)
