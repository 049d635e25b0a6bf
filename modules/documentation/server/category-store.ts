/** Statements for the categories of the handbook, and their order. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'

export const categoryList = recordList({
  table: 'handbook_categories',
  fields: ['name', 'name_zh', 'is_claims', 'position'],
  logged: ['name', 'name_zh'],
  subject: 'handbook_category',
  nameOf: ({ name }) => name,
  actions: {
    added: 'handbook.category-added',
    changed: 'handbook.category-changed',
    removed: 'handbook.category-removed',
  },
  taken: { field: 'name', word: 'handbook.category-taken' },
  order: sql`position, id`,
})

export type CategoryRow = {
  readonly id: string
  readonly name: string
  readonly name_zh: string | null
  readonly is_claims: boolean
  readonly articles: number
}

export async function categoryRows(tx: Tx, companyId: string): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.name, c.name_zh, c.is_claims, (select count(*) from handbook_articles a
      where a.company_id = c.company_id and a.category_id = c.id and a.archived_at is null)::int as articles
    from handbook_categories c where c.company_id = ${companyId} order by c.position, c.id`.execute(tx)
  return rows
}

/** Archived ones are in it too. */
export async function hasArticles(tx: Tx, companyId: string, categoryId: string): Promise<boolean> {
  const { rows } = await sql`
    select from handbook_articles where company_id = ${companyId} and category_id = ${categoryId} limit 1`.execute(tx)
  return rows.length > 0
}

export async function nextPosition(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 0)::int as next from handbook_categories where company_id = ${companyId}`.execute(
    tx,
  )
  return rows[0]?.next ?? 0
}

/** The whole list, held until the transaction ends: whoever orders it comes one after the other. */
export async function heldOrder(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from handbook_categories where company_id = ${companyId} order by position, id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function setOrder(
  tx: Tx,
  table: 'handbook_categories' | 'handbook_articles',
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} x set position = n.at
    from unnest(${[...ids]}::uuid[]) with ordinality as n(id, at)
    where x.company_id = ${companyId} and x.id = n.id`.execute(tx)
}

/** The same ones, each once: whatever came or went meanwhile is seen first. */
export const isSameSet = (known: readonly string[], wanted: readonly string[]): boolean =>
  known.length === wanted.length && new Set(wanted).size === wanted.length && known.every((id) => wanted.includes(id))
