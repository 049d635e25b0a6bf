/** Whose approved days were scheduled for more minutes of work than these, whatever became of the roster since. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Range } from './day-store.ts'

/** Of holidays and days of rest, which are paid from the day itself. */
export async function peopleApprovedOnLongDays(
  tx: Tx,
  companyId: string,
  { from, to, minutes }: Range & { readonly minutes: number },
): Promise<string[]> {
  const span = (of: ReturnType<typeof sql>) => sql`coalesce((${of}->>'ends')::int - (${of}->>'starts')::int, 0)`
  const { rows } = await sql<{ id: string }>`
    select distinct a.employee_id as id
    from attendance_decisions a cross join lateral (
      select sum(${span(sql`s`)} - ${span(sql`s->'break'`)}) as worked
      from jsonb_array_elements(a.schedule->'shifts') s) w
    where a.company_id = ${companyId} and a.date between ${from} and ${to} and a.decision = 'approved'
      and a.schedule->>'day_type' <> 'normal_working_day' and w.worked > ${minutes}`.execute(tx)
  return rows.map(({ id }) => id)
}
