/** Statements for types of recognition, and whether one was ever given. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'

export const badgeList = recordList({
  table: 'reward_types',
  fields: ['standard', 'name', 'name_zh', 'points', 'given_by', 'icon', 'colour', 'is_active'],
  subject: 'reward_type',
  nameOf: ({ name }) => name,
  actions: { added: 'rewards.type-added', changed: 'rewards.type-changed', removed: 'rewards.type-removed' },
  taken: { field: 'name', word: 'rewards.type-taken' },
  order: sql`array_position(array['thank_you', 'awesome', 'leadership'], standard), lower(name) collate "und-x-icu", id`,
})

export const offeredBadges = (tx: Tx, companyId: string) => badgeList.rows(tx, companyId, sql`is_active`)

export async function isGiven(tx: Tx, companyId: string, typeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from rewards where company_id = ${companyId} and type_id = ${typeId} limit 1`.execute(tx)
  return rows.length > 0
}
