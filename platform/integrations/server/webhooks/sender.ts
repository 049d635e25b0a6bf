/**
 * Sends what waits, in every copy of the server at once without sending twice: a delivery is claimed before it is tried.
 * What is about one thing arrives in its order: the next waits for the one before, until that has arrived or is given up.
 */
import { sql } from 'kysely'
import type { Database, SystemTx } from '#platform/database/server/connect.ts'
import type { Services } from '#platform/http/server/services.ts'
import { MOST_TRIES, pauseAfter } from '../../model/events.ts'
import { troubleOf } from '../../model/trouble.ts'
import { type Answered, post, type Reach } from './reach.ts'
import { signature } from './signature.ts'

type Means = Pick<Services, 'db' | 'clock' | 'log' | 'seal'>
type Due = {
  readonly company_id: string
  readonly id: string
  readonly webhook_id: string
  readonly event_id: string
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
  readonly at: string
  readonly address: string
  readonly sealed_secret: string
  readonly tries: number
}

const AT_ONCE = 20
const CLAIM_MS = 60_000

export const secretContext = (webhookId: string): string => `webhook ${webhookId}`

/** Everything that is due, once; gives how many were tried. */
export async function sendDueEvents(means: Means, reach: Reach): Promise<number> {
  let tried = 0
  for (;;) {
    const due = await means.db.system.transaction((tx) => claim(tx, means.clock.now()))
    await Promise.all(due.map((one) => sendOne(means, reach, one)))
    tried += due.length
    if (due.length === 0) return tried
  }
}

async function claim(tx: SystemTx, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select d.company_id, d.id from webhook_deliveries d
      where d.state = 'waiting' and d.next_try_at <= ${now.toISOString()} and exists (
        select from webhooks l where l.company_id = d.company_id and l.id = d.webhook_id and l.active and l.ended_at is null)
      and not exists (
        select from webhook_deliveries b where b.company_id = d.company_id and b.webhook_id = d.webhook_id
          and b.subject_id = d.subject_id and b.state = 'waiting' and (b.created_at, b.event_id, b.id) < (d.created_at, d.event_id, d.id))
      order by d.next_try_at, d.id limit ${AT_ONCE} for update skip locked)
    update webhook_deliveries d set tries = d.tries + 1, next_try_at = ${new Date(now.getTime() + CLAIM_MS).toISOString()}
    from due, webhook_events e, webhooks w
    where d.company_id = due.company_id and d.id = due.id and e.company_id = d.company_id and e.id = d.event_id
      and w.company_id = d.company_id and w.id = d.webhook_id
    returning d.company_id, d.id, d.webhook_id, d.event_id, d.tries, e.event, e.data, e.at, w.address, w.sealed_secret`.execute(
    tx,
  )
  return rows
}

async function sendOne({ db, clock, log, seal }: Means, reach: Reach, due: Due): Promise<void> {
  const body = JSON.stringify({
    id: due.event_id,
    event: due.event,
    at: due.at,
    company_id: due.company_id,
    data: due.data,
  })
  const began = performance.now()
  const now = clock.now()
  try {
    const secret = seal.open(due.sealed_secret, secretContext(due.webhook_id))
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Kerja-Webhooks/1',
      'kerja-event': due.event,
      'kerja-event-id': due.event_id,
      'kerja-delivery-id': due.id,
      'kerja-signature': signature(secret, body, now),
    }
    const answered = await post(due.address, body, headers, reach)
    await settle(db, due, answered, Math.round(performance.now() - began), now)
  } catch (err) {
    log.error({ err, delivery: due.id }, 'a webhook could not be told')
  }
}

function settle(
  db: Database,
  { company_id, id, tries }: Due,
  answered: Answered,
  took: number,
  now: Date,
): Promise<unknown> {
  const status = 'status' in answered ? answered.status : null
  const isTaken = status !== null && status >= 200 && status < 300
  const trouble = 'trouble' in answered ? answered.trouble : isTaken ? null : troubleOf('answered', status ?? 0)
  const state = isTaken ? 'delivered' : tries >= MOST_TRIES ? 'given_up' : 'waiting'
  const next = new Date(now.getTime() + pauseAfter(tries, Math.random())).toISOString()
  return db.forCompany(company_id).transaction((tx) =>
    sql`
      update webhook_deliveries set state = ${state}, status = ${status}, trouble = ${trouble}, took_ms = ${took},
        next_try_at = ${next}, ended_at = ${state === 'waiting' ? null : now.toISOString()}::timestamptz
      where company_id = ${company_id} and id = ${id} and state = 'waiting'`.execute(tx),
  )
}
