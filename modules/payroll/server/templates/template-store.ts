/** Pay templates and what they hold. */
import { sql } from 'kysely'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Chosen } from '../categories/chosen.ts'

export type TemplateLine = Chosen & {
  /** Of the company's own category, where it is of one. */
  readonly code: string | null
  readonly name_en: string | null
  readonly name_zh: string | null
  readonly amount: string
  readonly note: string | null
}
export type Template = {
  readonly id: string
  readonly name: string
  readonly note: string | null
  readonly items: readonly TemplateLine[]
}

/** By name; with an id that one alone. */
export async function templatesOf(tx: Tx, companyId: string, id?: string): Promise<Template[]> {
  const only = id === undefined ? sql`` : sql`and t.id = ${id}`
  const heads = await sql<Omit<Template, 'items'>>`
    select t.id, t.name, t.note from pay_templates t where t.company_id = ${companyId} ${only}
    order by lower(t.name), t.id`.execute(tx)
  const lines = await sql<TemplateLine & { template_id: string }>`
    select t.template_id, t.type, t.category_id as "categoryId", c.code, c.name_en, c.name_zh, t.amount, t.note
    from pay_template_items t
      left join earning_categories c on c.company_id = t.company_id and c.id = t.category_id
    where t.company_id = ${companyId} ${id === undefined ? sql`` : sql`and t.template_id = ${id}`}
    order by t.place`.execute(tx)
  const byTemplate = new Map<string, TemplateLine[]>(heads.rows.map((head) => [head.id, []]))
  for (const { template_id, ...line } of lines.rows) byTemplate.get(template_id)?.push(line)
  return heads.rows.map((head) => ({ ...head, items: byTemplate.get(head.id) ?? [] }))
}

/** Held until the transaction ends. */
export async function heldTemplate(tx: Tx, companyId: string, id: string): Promise<Template | undefined> {
  await sql`select from pay_templates where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  const [found] = await templatesOf(tx, companyId, id)
  return found
}

type Saving = Pick<Template, 'id' | 'name' | 'note'> & {
  readonly items: readonly (Chosen & Pick<TemplateLine, 'amount' | 'note'>)[]
}

/** The whole of it, in the place of what was there. */
export async function saveTemplate(tx: Tx, companyId: string, { id, name, note, items }: Saving): Promise<void> {
  await sql`
    insert into pay_templates (company_id, id, name, note) values (${companyId}, ${id}, ${name}, ${note})
    on conflict (company_id, id) do update set name = excluded.name, note = excluded.note`.execute(tx)
  await sql`delete from pay_template_items where company_id = ${companyId} and template_id = ${id}`.execute(tx)
  await bulkInsert(
    tx,
    'pay_template_items',
    items.map(({ type, categoryId, amount, note: about }, place) => ({
      company_id: companyId,
      template_id: id,
      place,
      type,
      category_id: categoryId,
      amount,
      note: about,
    })),
  )
}

export const deleteTemplate = (tx: Tx, companyId: string, id: string) =>
  sql`delete from pay_templates where company_id = ${companyId} and id = ${id}`.execute(tx)
