/** What happened with a candidate, in its order; the funnel is counted from it. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Status } from '../model/stages.ts'

export type NewEvent = {
  readonly candidate_id: string
  readonly kind: 'applied' | 'again' | 'moved' | 'note' | 'withdrawn' | 'interview' | 'offer' | 'merged' | 'changed'
  readonly from_status?: Status | null
  readonly to_status?: Status | null
  readonly round?: string | null
  readonly text?: string | null
}
export type ByWhom = { readonly accountId: string | null; readonly name: string }
/** The person themself. */
export const theCandidate: ByWhom = { accountId: null, name: '' }

/** Their ids, in their order. */
export async function addEvents(
  tx: Tx,
  companyId: string,
  events: readonly NewEvent[],
  by: ByWhom,
  now: Date,
): Promise<string[]> {
  if (events.length === 0) return []
  const at = now.toISOString()
  const rows = events.map((event) => ({
    company_id: companyId,
    id: newId(now.getTime()),
    from_status: null,
    to_status: null,
    round: null,
    text: null,
    ...event,
    by_account: by.accountId,
    by_name: by.name,
    at,
  }))
  await bulkInsert(tx, 'candidate_events', rows)
  return rows.map(({ id }) => id)
}

export type EventRow = {
  readonly id: string
  readonly kind: string
  readonly from_status: Status | null
  readonly to_status: Status | null
  readonly round: string | null
  readonly text: string | null
  readonly by: string
  readonly at: string
}

export async function eventsOf(tx: Tx, companyId: string, candidateId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select id, kind, from_status, to_status, round, text, by_name as by, at from candidate_events
    where company_id = ${companyId} and candidate_id = ${candidateId} order by at desc, id desc`.execute(tx)
  return rows
}
