/** Groups and categories of claims. Names are sorted without regard to case. */

import { type RawBuilder, sql } from 'kysely'
import type { BuiltOnPeople } from '#modules/employees/server/public.ts'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'

export type GroupRow = { id: string; name: string; is_default: boolean; employees_count: number }
export type MemberRow = { id: string; staff_id: string; full_name: string }

/** Who was put into a group of claims, or has begun one, stays while that stands; whoever has claimed does in any case. */
export const claimsOnPeople: readonly BuiltOnPeople[] = [{ table: 'claim_group_members' }, { table: 'claim_drafts' }]

export const byName = (name: RawBuilder<unknown>) => sql`lower(${name} collate "und-x-icu") collate "und-x-icu"`
const only = (condition: RawBuilder<unknown> | undefined) => (condition ? sql`and ${condition}` : sql``)

export const nameTaken = { field: 'name', word: 'claims.name-taken', said: 'http.invalid' } as const
export const categories = recordList({
  table: 'claim_categories',
  fields: ['name', 'is_active', 'claim_group_id', 'is_travel', 'is_private'],
  subject: 'claim_category',
  nameOf: ({ name }) => name,
  actions: { changed: 'claims.changed' },
  taken: nameTaken,
  order: byName(sql`name`),
})
export type CategoryRow = Awaited<ReturnType<typeof categories.rows>>[number]

type Which = { readonly groupId?: string; readonly ofDefaultGroup?: true }

/** What is not said does not matter. */
export function categoriesOf(tx: Tx, companyId: string, { groupId, ofDefaultGroup }: Which = {}) {
  const group =
    groupId === undefined
      ? sql`select id from claim_groups where company_id = ${companyId} and is_default`
      : sql`${groupId}::uuid`
  return categories.rows(
    tx,
    companyId,
    groupId === undefined && !ofDefaultGroup ? undefined : sql`claim_group_id in (${group})`,
  )
}

/** Whoever is in no group of their own counts to the default one. */
export async function groupsOf(tx: Tx, companyId: string, id?: string): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    with members as (
      select m.claim_group_id as id from employees e
      left join claim_group_members m on m.company_id = e.company_id and m.employee_id = e.id
      where e.company_id = ${companyId} and ${presentOn()}
    )
    select g.id, g.name, g.is_default,
      (select count(*) from members m where m.id = g.id or (g.is_default and m.id is null)) as employees_count
    from claim_groups g where g.company_id = ${companyId} ${only(id === undefined ? undefined : sql`g.id = ${id}`)}
    order by g.is_default desc, ${byName(sql`g.name`)}`.execute(tx)
  return rows
}

export async function membersOf(tx: Tx, companyId: string, group: GroupRow): Promise<MemberRow[]> {
  const belongs = group.is_default ? sql`m.claim_group_id is null` : sql`m.claim_group_id = ${group.id}`
  const { rows } = await sql<MemberRow>`
    select e.id, e.staff_id, e.full_name from employees e
    left join claim_group_members m on m.company_id = e.company_id and m.employee_id = e.id
    where e.company_id = ${companyId} and ${presentOn()} and ${belongs}
    order by ${byName(sql`e.full_name`)}`.execute(tx)
  return rows
}

type Named = Pick<GroupRow, 'id' | 'name'>

export async function insertGroup(tx: Tx, companyId: string, { id, name }: Named): Promise<void> {
  await tx.insertInto('claim_groups').values({ company_id: companyId, id, name }).execute()
}

export async function renameGroup(tx: Tx, companyId: string, { id, name }: Named): Promise<void> {
  await sql`update claim_groups set name = ${name} where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** Its people are in the default group from then on; its categories have to be moved before. */
export async function deleteGroup(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from claim_groups where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** Held until the transaction ends. */
export async function defaultGroupOf(tx: Tx, companyId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from claim_groups where company_id = ${companyId} and is_default for update`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('every company has a default group')
  return found.id
}

/** How many of these ids are the company's. */
export async function known(
  tx: Tx,
  companyId: string,
  table: 'employees' | 'claim_categories',
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** These categories and no others; those left out fall back to the default group. */
export async function setCategories(tx: Tx, companyId: string, groupId: string, ids: readonly string[]): Promise<void> {
  const fallback = await defaultGroupOf(tx, companyId)
  await sql`update claim_categories set claim_group_id = ${fallback}
            where company_id = ${companyId} and claim_group_id = ${groupId}`.execute(tx)
  await sql`update claim_categories set claim_group_id = ${groupId}
            where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** These people and no others; those left out fall back to the default group. */
export async function setMembers(tx: Tx, companyId: string, groupId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from claim_group_members where company_id = ${companyId} and claim_group_id = ${groupId}`.execute(tx)
  await sql`
    insert into claim_group_members (company_id, employee_id, claim_group_id)
    select ${companyId}, unnest(${[...new Set(ids)]}::uuid[]), ${groupId}
    on conflict (company_id, employee_id) do update set claim_group_id = excluded.claim_group_id`.execute(tx)
}
