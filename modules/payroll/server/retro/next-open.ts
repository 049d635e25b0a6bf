/** The first month after the newest approved one: where pay of closed months can be taken into. */
import { sql } from 'kysely'
import { plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Period, periodOf } from '../../model/period.ts'

export async function nextOpen(tx: Tx, companyId: string): Promise<Period | undefined> {
  const { rows } = await sql<{ month: string | null }>`
    select (max(make_date(r.year, r.month, 1)) + interval '1 month')::date as month from pay_runs r
    where r.company_id = ${companyId} and r.state = 'approved'`.execute(tx)
  const month = rows[0]?.month ?? null
  return month === null ? undefined : periodOf(yearMonthOf(plainDateOf(month)))
}
