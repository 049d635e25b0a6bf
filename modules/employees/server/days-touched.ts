/** Whom a change of the company's calendar touches: for the list that is shown before a holiday changes. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'

/** Everybody employed on one of these days. */
export async function peopleOnDays(tx: Tx, companyId: string, dates: readonly PlainDate[]) {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from employees e
    where e.company_id = ${companyId} and not e.is_service_account and exists (
      select from unnest(${[...dates]}::date[]) as touched(day)
      where e.joined_on <= touched.day and (e.left_on is null or e.left_on >= touched.day))`.execute(tx)
  return [{ word: 'employees.days-touched', params: { people: rows[0]?.people ?? 0 } }]
}
