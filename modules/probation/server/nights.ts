/** Since when the work of the morning was not done: a process that stood still for some days makes up for them, once. */
import { sql } from 'kysely'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** The last day before today whose work is done; today itself where it is done already. Before the first time, yesterday. */
export async function nightsDoneTo(tx: Tx, companyId: string, today: PlainDate): Promise<PlainDate> {
  const { rows } = await sql<{ done_to: PlainDate }>`
    select done_to from probation_nights where company_id = ${companyId} for update`.execute(tx)
  const doneTo = rows[0]?.done_to ?? addDays(today, -1)
  return doneTo > today ? today : doneTo
}

/** With all that was done, in its transaction. */
export const nightIsDone = async (tx: Tx, companyId: string, today: PlainDate): Promise<void> => {
  await sql`
    insert into probation_nights as n (company_id, done_to) values (${companyId}, ${today})
    on conflict (company_id) do update set done_to = greatest(n.done_to, excluded.done_to)`.execute(tx)
}
