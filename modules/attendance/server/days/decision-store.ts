/** What was decided of days, each kept with the schedule and the clockings it was decided on. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Decided } from '../../model/days/approval.ts'
import type { FoundDay } from '../../model/days/person-days.ts'
import { keptOf } from '../../model/days/stale.ts'

type Which = { readonly employeeId: string; readonly day: FoundDay }
type Decision = {
  readonly decision: Decided
  readonly reason: string | null
  readonly by: Pick<Actor, 'accountId' | 'name'>
  readonly now: Date
}

export async function keepDecisions(
  tx: Tx,
  companyId: string,
  days: readonly Which[],
  { decision, reason, by, now }: Decision,
): Promise<void> {
  const rows = days.map(({ employeeId, day }) => ({
    employee_id: employeeId,
    date: day.date,
    ...keptOf({ ...day, schedule: day.current }),
  }))
  await sql`
    insert into attendance_decisions (company_id, employee_id, date, decision, schedule, clockings, reason, decided_by,
      decided_by_name, decided_at)
    select ${companyId}, d.employee_id, d.date, ${decision}, d.schedule, d.clockings, ${reason}, ${by.accountId},
      ${by.name}, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d(employee_id uuid, date date, schedule jsonb, clockings jsonb)
    on conflict (company_id, employee_id, date) do update set decision = excluded.decision,
      schedule = excluded.schedule, clockings = excluded.clockings, reason = excluded.reason,
      decided_by = excluded.decided_by, decided_by_name = excluded.decided_by_name,
      decided_at = excluded.decided_at`.execute(tx)
}

export async function forgetDecisions(tx: Tx, companyId: string, days: readonly Which[]): Promise<void> {
  const rows = days.map(({ employeeId, day }) => ({ employee_id: employeeId, date: day.date }))
  await sql`
    delete from attendance_decisions a
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(employee_id uuid, date date)
    where a.company_id = ${companyId} and a.employee_id = d.employee_id and a.date = d.date`.execute(tx)
}

/** Until the transaction ends: whoever decides of their days comes one after the other. How many of them there are. */
export async function holdPeople(tx: Tx, companyId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`select from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
            order by id for no key update`.execute(tx)
  return rows.length
}

/** Whoever signed in, as employees. */
export async function ownIds(tx: Tx, companyId: string, accountId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from employees where company_id = ${companyId} and account_id = ${accountId}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
