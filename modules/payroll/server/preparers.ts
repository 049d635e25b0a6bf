/** Who prepared what now asks for approval: entered its items, worked it out, confirmed it. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { RunRow } from './run-store.ts'

export async function preparersOf(tx: Tx, companyId: string, run: RunRow): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from pay_run_events
    where company_id = ${companyId} and run_id = ${run.id} and event = 'generated'
      and version between ${run.base_version} and ${run.version}
    union
    select account_id from (
      select account_id from pay_run_events
      where company_id = ${companyId} and run_id = ${run.id} and event = 'confirmed' order by seq desc limit 1) latest
    union
    select unnest(array[created_by, changed_by]) from pay_items
    where company_id = ${companyId} and year = ${run.year} and month = ${run.month}`.execute(tx)
  return rows.flatMap(({ account_id }) => (account_id ? [account_id] : []))
}
