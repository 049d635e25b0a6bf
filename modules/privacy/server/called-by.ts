/** By what a text may mean these people, and until when they were here: asked before they are forgotten. */
import { sql } from 'kysely'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { Leaver } from './privacy-store.ts'

export async function calledBy(
  tx: SystemTx,
  { companyId, seal }: { readonly companyId: string; readonly seal: Seal },
  people: readonly Leaver[],
): Promise<{ until: PlainDate; names: string[] }> {
  const ids = people.map(({ employee_id }) => employee_id)
  const { rows } = await sql<{ called: (string | null)[]; passport: string | null }>`
    select array[full_name, preferred_name, staff_id, email, phone] as called, passport_number as passport
    from employees where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx)
  const names = rows.flatMap(({ called, passport }) => [
    ...called,
    passport && seal.open(passport, 'employees.passport_number'),
  ])
  const last = people.map(({ left_on }) => left_on).sort()
  return { until: plainDateOf(last.at(-1) ?? '1900-01-01'), names: names.filter((name): name is string => !!name) }
}
