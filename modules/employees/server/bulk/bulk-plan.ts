/** The same move for many from a day to come: planned for each at once, or for none of them. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { invalid } from '../invalid.ts'
import { PLACES, type Places } from '../moves/planned-store.ts'

export type BulkPlan = { readonly on: PlainDate; readonly places: Places }
type Planning = BulkPlan & {
  readonly people: readonly { readonly id: string; readonly fullName: string }[]
  readonly actor: Actor
  readonly now: Date
}

export async function planMany(tx: Tx, companyId: string, planning: Planning): Promise<void> {
  const { people, on, places, actor, now } = planning
  const ids = people.map(({ id }) => id)
  await judged(tx, companyId, ids, planning)
  const sets = PLACES.filter((place) => places[place] !== undefined)
  const of = (place: (typeof PLACES)[number]) => places[place] ?? null
  await sql`delete from planned_moves
    where company_id = ${companyId} and employee_id = any(${ids}::uuid[]) and effective_on = ${on}`.execute(tx)
  await sql`
    insert into planned_moves (company_id, employee_id, effective_on, sets, department_id, division_id, manager_id,
      move_type, planned_by, planned_by_name, planned_at)
    select ${companyId}, id, ${on}, ${sets}, ${of('department_id')}, ${of('division_id')}, ${of('manager_id')},
      ${places.department_id === undefined ? null : 'transfer'}, ${actor.accountId}, ${actor.name}, ${now.toISOString()}
    from unnest(${ids}::uuid[]) as id`.execute(tx)
  const after = { ...places, moved_on: on }
  const entries = people.map(({ id, fullName }) => ({
    ...{ action: 'employees.move-planned', subject: { kind: 'employee', id, name: fullName } },
    ...{ before: { moved_on: null }, after },
  }))
  await record(tx, companyId, entries, { actor, now })
}

async function judged(tx: Tx, companyId: string, ids: readonly string[], { on, places }: BulkPlan): Promise<void> {
  const { rows } = await sql<{ early: boolean; late: boolean }>`
    select coalesce(bool_or(joined_on > ${on}), false) as early, coalesce(bool_or(left_on < ${on}), false) as late
    from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  if (rows[0]?.early) throw new Refusal(invalid({ moved_on: ['employees.before-first-day'] }))
  if (rows[0]?.late) throw new Refusal(invalid({ moved_on: ['employees.after-last-day'] }))
  if (!places.manager_id) return
  const { rows: above } = await sql`
    with recursive above as (
      select id, manager_id from employees where company_id = ${companyId} and id = ${places.manager_id}
      union
      select e.id, e.manager_id from employees e join above a on e.company_id = ${companyId} and e.id = a.manager_id
    ) select from above where id = any(${[...ids]}::uuid[]) limit 1`.execute(tx)
  if (above.length > 0)
    throw new Refusal(problem('employees.manager-circle', { errors: { manager_id: ['employees.manager-circle'] } }))
}
