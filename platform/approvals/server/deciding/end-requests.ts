/** What was asked for is taken back with the thing itself: whoever still waits for a decision waits no longer. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { Kind } from '../kind.ts'
import { addEvents } from '../requests/event-store.ts'
import { lockRequests, moveRequests } from '../requests/request-row.ts'
import { saveTasks, tasksOf } from '../requests/task-store.ts'
import { refreshInboxes, settle } from './telling.ts'

type By = {
  readonly companyId: string
  readonly now: Date
  readonly today: string
  readonly actor: { readonly accountId: string | null; readonly name: string }
}

/** Those among them that wait; what was decided stays as it was decided. `as`: what they then are, and what happened. */
export async function endRequests(
  tx: Tx,
  kind: Pick<Kind, 'name' | 'link'>,
  by: By,
  ids: readonly string[],
  as: 'withdrawn' | 'lapsed' = 'withdrawn',
): Promise<void> {
  if (ids.length === 0) return
  const { companyId, now, actor } = by
  const held = (await lockRequests(tx, companyId, ids)).filter(({ step }) => step !== null)
  const seats = await tasksOf(
    tx,
    companyId,
    held.map(({ id }) => id),
  )
  await moveRequests(
    tx,
    companyId,
    held.map((request) => ({ ...request, status: as, step: null, waits_since: null })),
  )
  const waiting = seats.filter(({ state }) => state === 'open' || state === 'waiting')
  await saveTasks(
    tx,
    companyId,
    waiting.map((seat) => ({ ...seat, state: 'passed' as const })),
  )
  const event = { event: as, account_id: actor.accountId, actor: actor.name }
  await addEvents(
    tx,
    companyId,
    now,
    held.map(({ id }) => ({ request_id: id, ...event })),
  )
  await settle(tx, { kinds: [kind] }, by, held)
  refreshInboxes(tx, held, seats)
}
