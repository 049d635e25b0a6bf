/** Statements for the catalogue: items, their stock, and whether one was ever redeemed. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'

export const itemList = recordList({
  table: 'reward_items',
  fields: [
    ...(['name', 'name_zh', 'description', 'description_zh', 'cost', 'stock'] as const),
    ...(['available_from', 'available_until', 'is_active', 'money_value', 'pay_way', 'picture_id'] as const),
  ],
  subject: 'reward_item',
  nameOf: ({ name }) => name,
  actions: { added: 'rewards.item-added', changed: 'rewards.item-changed', removed: 'rewards.item-removed' },
  taken: { field: 'name', word: 'rewards.item-taken' },
  order: sql`cost, lower(name) collate "und-x-icu", id`,
})
export type ItemRow = Awaited<ReturnType<typeof itemList.rows>>[number]

export async function isRedeemed(tx: Tx, companyId: string, itemId: string): Promise<boolean> {
  const { rows } = await sql`
    select from reward_redemptions where company_id = ${companyId} and item_id = ${itemId} limit 1`.execute(tx)
  return rows.length > 0
}

/** Back on the shelf, or off it; of what is without end nothing is counted. */
export async function moveStock(tx: Tx, companyId: string, itemIds: readonly string[], by: 1 | -1): Promise<void> {
  if (itemIds.length === 0) return
  await sql`
    update reward_items i set stock = i.stock + ${by} * m.count
    from (select id, count(*)::int as count from unnest(${[...itemIds]}::uuid[]) as m(id) group by id) m
    where i.company_id = ${companyId} and i.id = m.id and i.stock is not null`.execute(tx)
}

/** In the order of their ids, after the people. */
export async function holdItems(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`select from reward_items where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
            order by id for update`.execute(tx)
}
