/** Leave groups: which types their people have, by which week they work, and who belongs to them. */

import { sql } from 'kysely'
import { presentOn } from '#modules/employees/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Week } from '../../model/days/calendar.ts'
import type { Step } from '../../model/entitlement/steps.ts'

export type GroupType = { readonly type_id: string; readonly steps: readonly Step[] | null }
export type LeaveGroup = {
  readonly id: string
  readonly name: string
  readonly is_default: boolean
  readonly week: Week | null
  readonly types: readonly GroupType[]
  readonly members: number
}

export async function groupsOf(tx: Tx, companyId: string): Promise<LeaveGroup[]> {
  const { rows } = await sql<LeaveGroup>`
    select g.id, g.name, g.is_default, g.week,
      coalesce((select json_agg(json_build_object('type_id', t.type_id, 'steps', t.steps) order by t.type_id)
        from leave_group_types t where t.company_id = g.company_id and t.group_id = g.id), '[]') as types,
      case when g.is_default then (
        select count(*) from employees e where e.company_id = g.company_id and ${presentOn()} and not exists (
          select from leave_people p where p.company_id = e.company_id and p.employee_id = e.id and p.group_id <> g.id
            and p.group_id is not null))
      else (select count(*) from leave_people p where p.company_id = g.company_id and p.group_id = g.id) end as members
    from leave_groups g where g.company_id = ${companyId} order by g.is_default desc, lower(g.name)`.execute(tx)
  return rows
}

export async function lockGroup(tx: Tx, companyId: string, id: string) {
  const { rows } = await sql<{ name: string; is_default: boolean; week: Week | null }>`
    select name, is_default, week from leave_groups
    where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

export type GroupFields = {
  readonly name: string
  readonly week: Week | null
  readonly types: readonly GroupType[]
}

export async function insertGroup(tx: Tx, companyId: string, group: GroupFields, isDefault = false): Promise<string> {
  const id = newId()
  await sql`insert into leave_groups (company_id, id, name, is_default, week)
            values (${companyId}, ${id}, ${group.name}, ${isDefault}, ${weekText(group.week)}::text[])`.execute(tx)
  await insertTypes(tx, companyId, id, group.types)
  return id
}

export async function saveGroup(tx: Tx, companyId: string, id: string, group: GroupFields): Promise<void> {
  await sql`update leave_groups set name = ${group.name}, week = ${weekText(group.week)}::text[]
            where company_id = ${companyId} and id = ${id}`.execute(tx)
  await sql`delete from leave_group_types where company_id = ${companyId} and group_id = ${id}`.execute(tx)
  await insertTypes(tx, companyId, id, group.types)
}

/** Types that everybody has from now on. */
export async function joinDefaultGroup(tx: Tx, companyId: string, types: readonly string[]): Promise<void> {
  await sql`insert into leave_group_types (company_id, group_id, type_id)
            select company_id, id, unnest(${[...types]}::uuid[]) from leave_groups
            where company_id = ${companyId} and is_default`.execute(tx)
}

const weekText = (week: Week | null): string[] | null => (week === null ? null : [...week])

const insertTypes = (tx: Tx, companyId: string, groupId: string, types: readonly GroupType[]) =>
  bulkInsert(
    tx,
    'leave_group_types',
    types.map(({ type_id, steps }) => ({
      company_id: companyId,
      group_id: groupId,
      type_id,
      steps: steps === null ? null : JSON.stringify(steps),
    })),
  )

/** Its people go back to the default group. */
export async function removeGroup(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`update leave_people set group_id = null where company_id = ${companyId} and group_id = ${id}`.execute(tx)
  await sql`delete from leave_groups where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** These people belong to this group from now on. */
export async function putInGroup(tx: Tx, companyId: string, id: string | null, employeeIds: readonly string[]) {
  await sql`
    insert into leave_people (company_id, employee_id, group_id)
    select ${companyId}, e.id, ${id}::uuid from employees e
    where e.company_id = ${companyId} and e.id = any(${[...employeeIds]}::uuid[])
    on conflict (company_id, employee_id) do update set group_id = excluded.group_id`.execute(tx)
}

export async function membersOf(tx: Tx, companyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string }>`
    select employee_id from leave_people where company_id = ${companyId} and group_id = ${id}`.execute(tx)
  return rows.map(({ employee_id }) => employee_id)
}

/** A new type is open to everybody of the default group. */
export async function addToDefault(tx: Tx, companyId: string, typeId: string): Promise<void> {
  await sql`insert into leave_group_types (company_id, group_id, type_id)
            select company_id, id, ${typeId} from leave_groups where company_id = ${companyId} and is_default
            on conflict do nothing`.execute(tx)
}
