/** By what a text may mean these people, and until when they were here: asked before they are forgotten. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Leaver } from './privacy-store.ts'

export async function calledBy(
  tx: Tx,
  companyId: string,
  people: readonly Leaver[],
): Promise<{ until: PlainDate; names: string[] }> {
  const ids = people.map(({ employee_id }) => employee_id)
  const { rows } = await sql<{ name: string }>`
    select name from employees e
      cross join lateral unnest(array[e.full_name, e.preferred_name, e.staff_id, e.email, e.phone, e.passport_number])
        as called(name)
    where e.company_id = ${companyId} and e.id = any(${ids}::uuid[]) and name <> ''`.execute(tx)
  const last = people.map(({ left_on }) => left_on).sort()
  return { until: plainDateOf(last.at(-1) ?? '1900-01-01'), names: rows.map(({ name }) => name) }
}
