/** Statements for orientations and the tasks in them. */

import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ChecklistKind, ChecklistTask, Owner, TaskKind } from '../model/tasks.ts'

export type TaskRow = {
  readonly id: string
  readonly orientation_id: string
  readonly name: string
  readonly name_zh: string
  readonly kind: TaskKind
  readonly owner: Owner
  readonly role: string | null
  readonly person_id: string | null
  readonly due_days: number
  readonly due_on: string
  readonly done_on: string | null
  readonly waived_reason: string | null
  readonly note: string | null
  readonly by_name: string | null
}
export type OrientationRow = {
  readonly id: string
  /** Null of a candidate who is no employee yet. */
  readonly employee_id: string | null
  readonly candidate_id: string | null
  /** Of the offer: their manager until there is a record. */
  readonly manager_id: string | null
  readonly account_id: string | null
  readonly staff_id: string | null
  readonly full_name: string
  readonly department: string | null
  readonly kind: ChecklistKind
  readonly day: string
  readonly checklist_ids: readonly string[]
}
type Which = {
  readonly id?: string
  readonly ids?: readonly string[]
  readonly employeeId?: string | undefined
  readonly candidateId?: string | undefined
  readonly kind?: ChecklistKind | undefined
}

/** The newest day first; with `hold` the rows are held until the transaction ends. */
export async function orientationsOf(
  tx: Tx,
  companyId: string,
  { id, ids, employeeId, candidateId, kind }: Which = {},
  hold = false,
): Promise<OrientationRow[]> {
  const { rows } = await sql<OrientationRow>`
    select o.id, o.employee_id, o.candidate_id, f.manager_id, e.account_id, e.staff_id,
      coalesce(e.full_name, c.full_name) as full_name, coalesce(d.name, f.department_name) as department, o.kind,
      o.day, o.checklist_ids
    from orientations o
    left join employees e on e.company_id = o.company_id and e.id = o.employee_id
    left join candidates c on c.company_id = o.company_id and c.id = o.candidate_id and o.employee_id is null
    left join offers f on f.company_id = c.company_id and f.candidate_id = c.id and f.status = 'accepted'
    ${departmentOf()}
    where o.company_id = ${companyId} ${id === undefined ? sql`` : sql`and o.id = ${id}`}
      ${ids === undefined ? sql`` : sql`and o.id = any(${[...ids]}::uuid[])`}
      ${employeeId === undefined ? sql`` : sql`and o.employee_id = ${employeeId}`}
      ${candidateId === undefined ? sql`` : sql`and o.candidate_id = ${candidateId}`}
      ${kind === undefined ? sql`` : sql`and o.kind = ${kind}`}
    order by o.day desc, lower(coalesce(e.full_name, c.full_name)), o.id ${hold ? sql`for update of o` : sql``}`.execute(
    tx,
  )
  return rows
}

type Tasks = { readonly of?: readonly string[]; readonly id?: string; readonly doneSince?: string }

/** In their order; `doneSince` leaves out what was done before. */
export async function tasksOf(tx: Tx, companyId: string, { of, id, doneSince }: Tasks): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select id, orientation_id, name, name_zh, kind, owner, role, person_id, due_days, due_on, done_on, waived_reason,
      note, by_name
    from orientation_tasks
    where company_id = ${companyId} ${of === undefined ? sql`` : sql`and orientation_id = any(${[...of]}::uuid[])`}
      ${id === undefined ? sql`` : sql`and id = ${id}`}
      ${doneSince === undefined ? sql`` : sql`and (done_on is null or done_on >= ${doneSince})`}
    order by orientation_id, place, id`.execute(tx)
  return rows
}

type NewOrientation = {
  readonly employeeId: string | null
  readonly candidateId: string | null
  readonly kind: ChecklistKind
  readonly day: PlainDate
  readonly checklistIds: readonly string[]
  readonly tasks: readonly (Omit<ChecklistTask, 'id'> & { readonly due_on: string })[]
}

/** Undefined where the person has one of that kind and day already. */
export async function insertOrientation(
  tx: Tx,
  companyId: string,
  { employeeId, candidateId, kind, day, checklistIds, tasks }: NewOrientation,
): Promise<string | undefined> {
  const id = newId()
  const { rows } = await sql`
    insert into orientations (company_id, id, employee_id, candidate_id, kind, day, checklist_ids)
    values (${companyId}, ${id}, ${employeeId}, ${candidateId}, ${kind}, ${day}, ${[...checklistIds]}::uuid[])
    on conflict do nothing returning id`.execute(tx)
  if (rows.length === 0) return undefined
  await insertTasks(tx, companyId, id, tasks)
  return id
}

type NewTasks = NewOrientation['tasks']

/** What another checklist brings to an orientation that stands. */
export async function addChecklists(
  tx: Tx,
  companyId: string,
  of: Pick<OrientationRow, 'id' | 'checklist_ids'>,
  lists: readonly string[],
  tasks: NewTasks,
): Promise<void> {
  const all = [...new Set([...of.checklist_ids, ...lists])]
  await sql`update orientations set checklist_ids = ${all}::uuid[]
            where company_id = ${companyId} and id = ${of.id}`.execute(tx)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(place) + 1, 0)::int as next from orientation_tasks
    where company_id = ${companyId} and orientation_id = ${of.id}`.execute(tx)
  await insertTasks(tx, companyId, of.id, tasks, rows[0]?.next ?? 0)
}

async function insertTasks(tx: Tx, companyId: string, id: string, tasks: NewTasks, first = 0): Promise<void> {
  await bulkInsert(
    tx,
    'orientation_tasks',
    tasks.map((task, place) => ({
      company_id: companyId,
      id: newId(),
      orientation_id: id,
      place: first + place,
      name: task.name,
      name_zh: task.name_zh,
      kind: task.kind,
      owner: task.owner,
      role: task.role,
      person_id: task.person_id,
      due_days: task.due_days,
      due_on: task.due_on,
    })),
  )
}

/** Open tasks keep their distance from the day; one whose day was set by hand stays on it. */
export async function moveDay(tx: Tx, companyId: string, id: string, day: PlainDate): Promise<void> {
  await sql`
    update orientation_tasks t set due_on = ${day}::date + t.due_days from orientations o
    where t.company_id = ${companyId} and t.orientation_id = ${id} and t.done_on is null
      and o.company_id = t.company_id and o.id = t.orientation_id and t.due_on = o.day + t.due_days`.execute(tx)
  await sql`update orientations set day = ${day} where company_id = ${companyId} and id = ${id}`.execute(tx)
}

export async function deleteOrientations(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from orientations where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

export type TaskChange = {
  readonly due_on?: string
  readonly done_on?: string | null
  readonly waived_reason?: string | null
  readonly note?: string | null
  readonly by_account?: string | null
  readonly by_name?: string | null
}

export async function setTask(tx: Tx, companyId: string, id: string, change: TaskChange): Promise<void> {
  await tx
    .updateTable('orientation_tasks')
    .set(change)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Whose tasks began before there was a record: they go along with the person. */
export async function tasksFollow(tx: Tx, companyId: string, candidateId: string, employeeId: string): Promise<void> {
  await sql`update orientations set employee_id = ${employeeId}
            where company_id = ${companyId} and candidate_id = ${candidateId}`.execute(tx)
}

/** What is open of them leaves them; those of which nothing was done are gone with it. */
export async function takeOpenTasks(tx: Tx, companyId: string, ids: readonly string[]): Promise<ChecklistTask[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ChecklistTask & { place: number }>`
    delete from orientation_tasks where company_id = ${companyId} and orientation_id = any(${[...ids]}::uuid[])
      and done_on is null and waived_reason is null
    returning id, name, name_zh, kind, owner, role, person_id, due_days, place`.execute(tx)
  await sql`
    delete from orientations o where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
      and not exists (select from orientation_tasks t
        where t.company_id = o.company_id and t.orientation_id = o.id)`.execute(tx)
  return rows.toSorted((one, other) => one.place - other.place).map(({ place: _, ...task }) => task)
}
