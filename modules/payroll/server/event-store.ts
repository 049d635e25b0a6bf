/** Who did what to a run, in order. Written under the lock of the run, so the numbers have no gaps. */
import { sql } from 'kysely'
import type { By } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type RunEventName =
  | 'items_uploaded'
  | 'items_upload_undone'
  | 'left_out'
  | 'taken_in'
  | 'run_made'
  | 'run_changed'
  | 'items_planned'
  | 'item_added'
  | 'item_changed'
  | 'item_removed'
  | 'retro_taken'
  | 'insured_amounts_taken'
  | 'generated'
  | 'discarded'
  | 'confirmed'
  | 'unconfirmed'
  | 'approved'
  | 'reopened'
  | 'held'
  | 'let_go'
  | 'release_planned'
  | 'release_withdrawn'
  | 'released'
  | 'unreleased'
  | 'file_taken'
  | 'bank_file_taken'

export type RunEvent = {
  readonly event: RunEventName
  readonly version: number
  readonly account_id: string | null
  readonly actor: string
  readonly at: string
  readonly detail: Readonly<Record<string, unknown>>
}

export async function addEvent(
  tx: Tx,
  companyId: string,
  run: { readonly id: string; readonly version: number },
  event: RunEventName,
  actor: Pick<By, 'accountId' | 'name'>,
  now: Date,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await sql`
    insert into pay_run_events (company_id, run_id, seq, version, event, account_id, actor, at, detail)
    select ${companyId}, ${run.id}, coalesce(max(seq), 0) + 1, ${run.version}, ${event}, ${actor.accountId},
           ${actor.name}, ${now.toISOString()}, ${JSON.stringify(detail)}::jsonb
    from pay_run_events where company_id = ${companyId} and run_id = ${run.id}`.execute(tx)
}

export async function eventsOf(tx: Tx, companyId: string, runId: string): Promise<RunEvent[]> {
  const { rows } = await sql<RunEvent>`
    select event, version, account_id, actor, at, detail from pay_run_events
    where company_id = ${companyId} and run_id = ${runId} order by seq`.execute(tx)
  return rows
}
