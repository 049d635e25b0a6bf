/** The seats of a request's steps: who is asked, and what each has said. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import type { TaskState } from '../../model/progress.ts'

export type TaskRow = {
  readonly request_id: string
  readonly step: number
  readonly seat: number
  readonly account_id: string | null
  readonly roles: readonly string[]
  readonly name: string
  readonly state: TaskState
  readonly opened_at: string | null
  readonly decided_at: string | null
  readonly decided_by: string | null
  readonly decided_by_name: string | null
}

export async function tasksOf(tx: Tx, companyId: string, requestIds: readonly string[]): Promise<TaskRow[]> {
  const { rows } = await prepared(
    tx,
    sql<TaskRow>`
    select request_id, step, seat, account_id, roles, name, state, opened_at, decided_at, decided_by, decided_by_name
    from approval_tasks where company_id = ${companyId} and request_id = any(${[...requestIds]}::uuid[])
    order by request_id, step, seat`,
  )
  return rows
}

export function tasksByRequest(tasks: readonly TaskRow[]): ReadonlyMap<string, readonly TaskRow[]> {
  const byRequest = new Map<string, TaskRow[]>()
  for (const task of tasks) {
    const own = byRequest.get(task.request_id)
    if (own) own.push(task)
    else byRequest.set(task.request_id, [task])
  }
  return byRequest
}

/** New seats, or known ones as they now are. */
export async function saveTasks(tx: Tx, companyId: string, tasks: readonly TaskRow[]): Promise<void> {
  if (tasks.length === 0) return
  await sql`
    insert into approval_tasks (company_id, request_id, step, seat, account_id, roles, name, state, opened_at,
                                decided_at, decided_by, decided_by_name)
    select ${companyId}, request_id, step, seat, account_id, roles, name, state, opened_at, decided_at, decided_by,
           decided_by_name
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as t(request_id uuid, step integer, seat integer,
      account_id uuid, roles text[], name text, state text, opened_at timestamptz, decided_at timestamptz,
      decided_by uuid, decided_by_name text)
    on conflict (company_id, request_id, step, seat) do update set state = excluded.state,
      opened_at = excluded.opened_at, decided_at = excluded.decided_at, decided_by = excluded.decided_by,
      decided_by_name = excluded.decided_by_name, account_id = excluded.account_id, roles = excluded.roles,
      name = excluded.name, reminded_at = null`.execute(tx)
}
