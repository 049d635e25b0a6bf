/** What is to be cleared, the papers, and what is still to be handed over by whoever leaves. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ClearanceKind, Clearer } from '../../model/clearance.ts'

export type TaskFields = {
  readonly name: string
  readonly name_zh: string
  readonly owner: Clearer
  readonly due_on: string | null
  readonly kind: ClearanceKind
  /** Of the owner `role`, and of the owner `person`. */
  readonly role: string | null
  readonly person_id: string | null
  /** From the last day; null where its day was set by hand. */
  readonly due_days: number | null
}
export type TaskRow = TaskFields & {
  readonly id: string
  readonly done_at: string | null
  readonly waived_reason: string | null
  readonly note: string | null
  readonly by_account: string | null
  readonly by_name: string | null
}
export type DocumentRow = {
  readonly id: string
  readonly kind: 'support' | 'clearance'
  readonly name: string
  readonly file_id: string
  readonly added_at: string
}

export async function tasksOf(tx: Tx, companyId: string, exitIds: readonly string[]) {
  const { rows } = await sql<TaskRow & { exit_id: string }>`
    select exit_id, id, name, name_zh, owner, due_on, done_at, waived_reason, kind, role, person_id, due_days, note,
      by_account, by_name from exit_tasks
    where company_id = ${companyId} and exit_id = any(${[...exitIds]}::uuid[]) order by exit_id, position, id`.execute(
    tx,
  )
  return rows
}

/** After those there are. */
export async function addTasks(tx: Tx, companyId: string, exitId: string, tasks: readonly TaskFields[]): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(position), 0)::int as last from exit_tasks
    where company_id = ${companyId} and exit_id = ${exitId}`.execute(tx)
  const last = rows[0]?.last ?? 0
  const row = (task: TaskFields, at: number) => ({
    ...{ company_id: companyId, id: newId(), exit_id: exitId, position: last + at + 1 },
    ...task,
  })
  await bulkInsert(tx, 'exit_tasks', tasks.map(row))
}

export async function setTask(tx: Tx, companyId: string, id: string, fields: Omit<TaskRow, 'id'>): Promise<void> {
  await tx.updateTable('exit_tasks').set(fields).where('company_id', '=', companyId).where('id', '=', id).execute()
}

export async function deleteTask(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`delete from exit_tasks where company_id = ${companyId} and id = ${id}`.execute(tx)
}

/** What is open follows the last day, but for days that were set by hand. */
export async function moveTasks(tx: Tx, companyId: string, exitId: string, to: string, today: string): Promise<void> {
  await sql`update exit_tasks set due_on = greatest(${to}::date + due_days, least(${today}::date, ${to}::date)) where company_id = ${companyId} and exit_id = ${exitId}
    and due_days is not null and done_at is null and waived_reason is null`.execute(tx)
}

/** What those are called whom tasks name, by their id. */
export async function namedIn(tx: Tx, companyId: string, tasks: readonly Pick<TaskRow, 'person_id'>[]) {
  const ids = [...new Set(tasks.flatMap(({ person_id }) => person_id ?? []))]
  if (ids.length === 0) return new Map<string, string>()
  const { rows } = await sql<{ id: string; full_name: string }>`
    select id, full_name from employees where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}

export async function documentsOf(tx: Tx, companyId: string, exitId: string): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select id, kind, name, file_id, added_at from exit_documents
    where company_id = ${companyId} and exit_id = ${exitId} order by added_at, id`.execute(tx)
  return rows
}

type NewDocument = Omit<DocumentRow, 'id'> & { readonly exit_id: string }

export async function addDocument(tx: Tx, companyId: string, row: NewDocument): Promise<void> {
  await tx
    .insertInto('exit_documents')
    .values({ company_id: companyId, id: newId(), ...row })
    .execute()
}

/** Departments and divisions this person heads, by name. */
export async function heldBy(tx: Tx, companyId: string, employeeId: string) {
  const heads = await sql<{ name: string }>`
    select name from departments where company_id = ${companyId} and head_id = ${employeeId}
    union all select name from divisions where company_id = ${companyId} and head_id = ${employeeId}
    order by name`.execute(tx)
  return { heads: heads.rows.map(({ name }) => name) }
}
