/** A session that is closed has no waiting list: whoever waited for a seat, or for a decision about one, is told and free. */
import { sql } from 'kysely'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { endRequests } from '#platform/approvals/server/deciding/end-requests.ts'
import { addEvents } from '#platform/approvals/server/requests/event-store.ts'
import { lockRequests, standAs } from '#platform/approvals/server/requests/request-row.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Acting } from './acting.ts'
import type { Seated } from './seat-store.ts'
import type { SessionRow } from './session-store.ts'
import { tellSeats } from './telling.ts'
import { trainingKind } from './training-kind.ts'

type Wanting = { readonly id: string; readonly employee_id: string }

/** Requests for the session that wait for a decision, or for a seat; held until the transaction ends. */
export async function holdWanting(tx: Tx, companyId: string, sessionId: string): Promise<readonly Wanting[]> {
  const { rows } = await sql<Wanting>`
    select x.id, x.employee_id from training_requests x
    left join training_seats a on a.company_id = x.company_id and a.request_id = x.id
    where x.company_id = ${companyId} and x.session_id = ${sessionId}
      and (x.status = 'pending' or x.status = 'approved' and a.place = 'waiting')`.execute(tx)
  await lockRequests(
    tx,
    companyId,
    rows.map(({ id }) => id),
  )
  return rows
}

/** The session is held. Whoever got a seat since then keeps it. */
export async function endWaiting(
  tx: Tx,
  { actor, clock, company: { companyId } }: Acting,
  { id }: SessionRow,
  wanting: readonly Wanting[],
  today: string,
): Promise<void> {
  const now = clock.now()
  const { rows: waited } = await sql<{ employee_id: string; request_id: string | null }>`
    delete from training_seats where company_id = ${companyId} and session_id = ${id} and place = 'waiting'
    returning employee_id, request_id`.execute(tx)
  const { rows: ended } = await sql<{ id: string; employee_id: string; was: string }>`
    update training_requests x set status = 'withdrawn', updated_at = ${now.toISOString()}
    from training_requests f
    where x.company_id = ${companyId} and x.session_id = ${id} and f.company_id = x.company_id and f.id = x.id
      and x.status in ('pending', 'approved') and (x.id = any(${waited.flatMap(({ request_id }) => request_id ?? [])}::uuid[])
        or x.id = any(${wanting.map((one) => one.id)}::uuid[]) and x.status = 'pending')
    returning x.id, x.employee_id, f.status as was`.execute(tx)
  const by = { companyId, now, today, actor: { accountId: actor.accountId, name: actor.name } }
  const pending = ended.filter(({ was }) => was === 'pending').map((one) => one.id)
  await endRequests(tx, trainingKind, by, pending)
  const agreed = ended.filter(({ was }) => was !== 'pending').map((one) => one.id)
  await standAs(tx, companyId, agreed, 'withdrawn')
  const event = { event: 'withdrawn', account_id: actor.accountId, actor: actor.name }
  await addEvents(
    tx,
    companyId,
    now,
    agreed.map((request_id) => ({ request_id, ...event })),
  )
  const people = [...new Set([...waited, ...ended].map(({ employee_id }) => employee_id))]
  await tellSeats(tx, companyId, 'training.wait-over', await accountsOf(tx, companyId, id, people), now)
}

async function accountsOf(tx: Tx, companyId: string, sessionId: string, ids: readonly string[]): Promise<Seated[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Seated>`
    select ${sessionId}::uuid as session_id, a.employee_id, e.account_id from unnest(${[...ids]}::uuid[]) as n(employee_id)
    cross join lateral (select ${companyId}::uuid as company_id, n.employee_id) a
    ${personOf('a')}`.execute(tx)
  return rows
}
