/** What was decided and done elsewhere before, brought in: it has its place and its history, and nobody is asked or told. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Acting } from '../acting.ts'
import type { Approvals } from '../engine.ts'
import { addEvents } from '../requests/event-store.ts'
import type { NewRequest } from './send.ts'

export type Settled = NewRequest & { readonly aboutId: string }

/** Under the state that the kind gives to what is over. */
export async function enterSettled(
  tx: Tx,
  approvals: Approvals,
  { companyId, now, today, actor }: Acting,
  { kind, status }: { readonly kind: string; readonly status: string },
  requests: readonly Settled[],
): Promise<void> {
  if (requests.length === 0) return
  const people = requests.map(({ aboutId }) => aboutId)
  const places = await approvals.people.placesOf(tx, companyId, people, today)
  const at = now.toISOString()
  const rows = requests.map(({ id, aboutId, type, length, amount, from, to, told }) => {
    const place = places.get(aboutId)
    return {
      ...{ id, about_id: aboutId, type, length, amount, from_date: from, to_date: to, told },
      about_name: place?.name ?? '',
      about_number: place?.number ?? null,
      about_account: place?.accountId ?? null,
      department_id: place?.departmentId ?? null,
      department: place?.department ?? null,
    }
  })
  await sql`
    insert into approval_requests (company_id, id, kind, about_id, about_name, about_number, about_account,
      department_id, department, sent_by, sent_by_name, sent_at, type, length, amount, from_date, to_date, told, status,
      steps, decided_at, decided_by, decided_by_name)
    select ${companyId}, id, ${kind}, about_id, about_name, about_number, about_account, department_id, department,
      ${actor.accountId}, ${actor.name}, ${at}, type, length, amount, from_date, to_date, told, ${status}, '[]', ${at},
      ${actor.accountId}, ${actor.name}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, about_id uuid, about_name text,
      about_number text, about_account uuid, department_id uuid, department text, type text, length numeric,
      amount numeric, from_date date, to_date date, told jsonb)`.execute(tx)
  const by = { account_id: actor.accountId, actor: actor.name }
  await addEvents(
    tx,
    companyId,
    now,
    requests.map(({ id }) => ({ request_id: id, event: 'sent', ...by })),
  )
}
