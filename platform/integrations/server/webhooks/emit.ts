/** What happened, for whoever wants to be told: written in the transaction that causes it, sent afterwards. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { EventName } from '../../model/events.ts'

type Happening = {
  readonly event: EventName
  readonly subjectId: string
  readonly employeeId: string | null
  /** As the log of deliveries names it. */
  readonly title: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Two statements however many; nothing is kept of what nobody wants to know. */
export async function emit(tx: Tx, companyId: string, now: Date, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return
  const rows = happenings.map(({ event, subjectId, employeeId, title, data }) => ({
    id: newId(now.getTime()),
    event,
    subject_id: subjectId,
    employee_id: employeeId,
    title,
    data,
  }))
  const at = now.toISOString()
  const { rows: wanted } = await sql<{ id: string }>`
    insert into webhook_events (company_id, id, event, subject_id, employee_id, title, data, at)
    select ${companyId}, e.id, e.event, e.subject_id, e.employee_id, e.title, e.data, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e(id uuid, event text, subject_id uuid, employee_id uuid, title text, data jsonb)
    where exists (select from webhooks w where w.company_id = ${companyId} and w.active and w.ended_at is null
      and e.event = any(w.events))
    returning id`.execute(tx)
  if (wanted.length === 0) return
  await sql`
    insert into webhook_deliveries (company_id, id, webhook_id, event_id, subject_id, next_try_at, created_at)
    select e.company_id, gen_random_uuid(), w.id, e.id, e.subject_id, ${at}, ${at}
    from webhook_events e join webhooks w on w.company_id = e.company_id and w.active and w.ended_at is null
      and e.event = any(w.events)
    where e.company_id = ${companyId} and e.id = any(${wanted.map(({ id }) => id)}::uuid[])`.execute(tx)
}
