/** What happened to requests, in order, with what people said. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type EventName =
  | 'sent'
  | 'changed'
  | 'agreed'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'cancelled'
  | 'asked_to_withdraw'
  | 'kept'
  | 'commented'
  | 'reminded'
  | (string & {})

type HappenedTo = {
  readonly request_id: string
  readonly event: EventName
  readonly account_id: string | null
  readonly actor: string
  readonly acting_for?: string | null
  readonly note?: string | null
}

export async function addEvents(tx: Tx, companyId: string, now: Date, events: readonly HappenedTo[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({ ...event, id: newId() }))
  await sql`
    insert into approval_events (company_id, request_id, id, at, event, account_id, actor, acting_for, note)
    select ${companyId}, request_id, id, ${now.toISOString()}, event, account_id, actor, acting_for, note
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(request_id uuid, id uuid, event text,
      account_id uuid, actor text, acting_for text, note text)`.execute(tx)
}

type EventRow = Required<Omit<HappenedTo, 'request_id'>> & { readonly at: string }

export async function eventsOf(tx: Tx, companyId: string, requestId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select event, account_id, actor, acting_for, note, at from approval_events
    where company_id = ${companyId} and request_id = ${requestId} order by id`.execute(tx)
  return rows
}
