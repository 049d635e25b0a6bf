/** Who prepared what now asks for approval: uploaded, entered, changed or removed its items, worked it out, confirmed it. */
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
    select account_id from pay_run_events e
    where company_id = ${companyId} and run_id = ${run.id}
      and event in ('items_uploaded', 'items_upload_undone', 'left_out', 'taken_in', 'item_added', 'item_changed', 'item_removed', 'run_made',
        'run_changed', 'retro_taken')
      and seq > coalesce((select max(seq) from pay_run_events a
        where a.company_id = e.company_id and a.run_id = e.run_id and a.event = 'approved'), 0)
    union
    select unnest(array[created_by, changed_by]) from pay_items
    where company_id = ${companyId} and year = ${run.year} and month = ${run.month} and run = ${run.sequence}`.execute(
    tx,
  )
  return rows.flatMap(({ account_id }) => (account_id ? [account_id] : []))
}
