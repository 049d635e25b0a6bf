/** What is to be cleared, for whoever lists people's tasks: read, and ticked off. It stays with the leaving. */

import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { ClearanceKind } from '../../model/clearance.ts'
import { isSettled } from '../../model/exit-states.ts'
import { type Acting, held, log } from './acting.ts'
import { setTask, tasksOf } from './clearance-store.ts'
import { setExit } from './exit-store.ts'

type Which = { readonly id?: string; readonly of?: string; readonly doneSince?: string }
type TaskRow = {
  readonly id: string
  readonly orientation_id: string
  readonly name: string
  readonly name_zh: string
  readonly kind: ClearanceKind
  readonly owner: 'hr' | 'manager' | 'newcomer' | 'role' | 'person'
  readonly role: string | null
  readonly person_id: string | null
  readonly due_days: number
  readonly due_on: string
  readonly done_on: string | null
  readonly waived_reason: string | null
  readonly note: string | null
  readonly by_name: string | null
}
type AboutRow = {
  readonly id: string
  readonly employee_id: string
  readonly candidate_id: null
  readonly manager_id: null
  readonly account_id: string | null
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly kind: 'leaving'
  readonly day: string
  readonly checklist_ids: readonly string[]
}

/** HR does what is for IT and finance, who are no roles of the product. */
export const clearanceTasks = {
  /** What is open; with `doneSince` also what was done from that day on. */
  async tasks(tx: Tx, companyId: string, { id, of, doneSince }: Which) {
    const { timezone } = await companyFacts(tx, companyId)
    const doneOn = sql`(t.done_at at time zone ${timezone})::date`
    const { rows: tasks } = await sql<TaskRow>`
      select t.id, t.exit_id as orientation_id, t.name, t.name_zh, t.kind,
        case when t.owner = 'leaver' then 'newcomer' when t.owner in ('it', 'finance') then 'hr' else t.owner end as owner,
        t.role, t.person_id, coalesce(t.due_days, 0) as due_days, coalesce(t.due_on, x.last_working_date) as due_on,
        ${doneOn} as done_on, t.waived_reason, t.note, t.by_name
      from exits x join exit_tasks t on t.company_id = x.company_id and t.exit_id = x.id
      where x.company_id = ${companyId} and t.waived_reason is null and x.status <> 'withdrawn'
        and ((t.done_at is null and x.status in ('acknowledged', 'clearance'))
          or ${id === undefined ? sql`${doneOn} >= ${doneSince ?? null}::date` : sql`t.done_at is not null`})
        ${id === undefined ? sql`` : sql`and t.id = ${id}`} ${of === undefined ? sql`` : sql`and x.id = ${of}`}
      order by t.exit_id, t.position, t.id`.execute(tx)
    const ids = [...new Set(tasks.map(({ orientation_id }) => orientation_id))]
    const { rows } = await sql<AboutRow>`
      select x.id, x.employee_id, null as candidate_id, null as manager_id, e.account_id, e.staff_id, e.full_name,
        d.name as department, 'leaving' as kind, x.last_working_date as day, '{}'::uuid[] as checklist_ids
      from exits x ${personOf('x')}
      ${departmentOf()}
      where x.company_id = ${companyId} and x.id = any(${ids}::uuid[])`.execute(tx)
    return { tasks, rows }
  },

  async isLeaving(tx: Tx, companyId: string, employeeId: string): Promise<boolean> {
    const { rows } = await sql`
      select from exits where company_id = ${companyId} and employee_id = ${employeeId}
        and status in ('acknowledged', 'clearance')`.execute(tx)
    return rows.length > 0
  },

  /** What somebody else ticked off meanwhile stays as it is. */
  async tick(tx: Tx, call: Acting, { id, orientation_id }: Pick<TaskRow, 'id' | 'orientation_id'>, note: string) {
    const { companyId } = call.company
    const row = await held(tx, call, orientation_id, 'clear')
    const found = (await tasksOf(tx, companyId, [row.id])).find((one) => one.id === id)
    if (!found) throw new Refusal(notFound())
    if (isSettled(found)) return
    const { exit_id: _, id: _id, ...former } = found
    const by = { by_account: call.actor.accountId, by_name: call.actor.name }
    const after = { ...former, ...by, done_at: call.clock.now().toISOString(), note: note || null }
    await setTask(tx, companyId, id, after)
    if (row.status === 'acknowledged') await setExit(tx, companyId, row.id, { status: 'clearance' })
    await log(tx, call, 'exit.task-changed', row, { before: former, after })
  },
}
