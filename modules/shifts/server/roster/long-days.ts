/** Whose roster has days longer than so many minutes of work: few, and found by one statement among however many days. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export async function peopleOnLongDays(
  tx: Tx,
  companyId: string,
  { from, to, minutes }: { readonly from: PlainDate; readonly to: PlainDate; readonly minutes: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct d.employee_id as id
    from roster_days d cross join lateral (
      select sum(s.ends - s.starts - s.break_minutes) as worked from shifts s
      where s.company_id = d.company_id and s.id = any(d.shift_ids) and s.kind = 'work') w
    where d.company_id = ${companyId} and d.date between ${from} and ${to} and d.is_confirmed
      and w.worked > ${minutes}`.execute(tx)
  return rows.map(({ id }) => id)
}
