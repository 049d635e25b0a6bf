/** Webhooks and what was sent to them, as rows. */
import { sql } from 'kysely'
import { newId } from '#platform/clock/server/new-id.ts'
import type { SystemTx, Tx } from '#platform/database/server/connect.ts'
import { PING } from '../../model/events.ts'

export type WebhookRow = {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly events: readonly string[]
  readonly active: boolean
  readonly created_by_name: string
  readonly created_at: string
  readonly waiting: number
  readonly given_up: number
  readonly delivered_at: string | null
  readonly trouble: string | null
}

export async function webhooksOf(tx: Tx, companyId: string, id?: string): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select w.id, w.name, w.address, w.events, w.active, w.created_by_name, w.created_at,
      coalesce(d.waiting, 0)::int as waiting, coalesce(d.given_up, 0)::int as given_up, d.delivered_at,
      (select t.trouble from webhook_deliveries t where t.company_id = w.company_id and t.webhook_id = w.id
        and t.trouble is not null and t.created_at >= coalesce(d.delivered_at, t.created_at)
        order by t.created_at desc limit 1) as trouble
    from webhooks w left join lateral (
      select count(*) filter (where x.state = 'waiting') as waiting, count(*) filter (where x.state = 'given_up') as given_up,
        max(x.ended_at) filter (where x.state = 'delivered') as delivered_at
      from webhook_deliveries x where x.company_id = w.company_id and x.webhook_id = w.id) d on true
    where w.company_id = ${companyId} and w.ended_at is null ${id ? sql`and w.id = ${id}` : sql``}
    order by w.created_at, w.id`.execute(tx)
  return rows
}

type NewWebhook = Pick<WebhookRow, 'id' | 'name' | 'address' | 'events'> & {
  readonly sealedSecret: string
  readonly by: string
  readonly now: Date
}

export async function insertWebhook(tx: Tx, companyId: string, one: NewWebhook): Promise<void> {
  await sql`
    insert into webhooks (company_id, id, name, address, events, sealed_secret, created_by_name, created_at)
    values (${companyId}, ${one.id}, ${one.name}, ${one.address}, ${[...one.events]}, ${one.sealedSecret}, ${one.by},
      ${one.now.toISOString()})`.execute(tx)
}

export type Changes = Partial<Pick<WebhookRow, 'name' | 'address' | 'events' | 'active'>> & {
  readonly sealedSecret?: string
}

export async function updateWebhook(tx: Tx, companyId: string, id: string, changes: Changes): Promise<boolean> {
  const { name = null, address = null, events = null, active = null, sealedSecret = null } = changes
  const { rows } = await sql`
    update webhooks set name = coalesce(${name}, name), address = coalesce(${address}, address),
      events = coalesce(${events && [...events]}::text[], events), active = coalesce(${active}::boolean, active),
      sealed_secret = coalesce(${sealedSecret}, sealed_secret)
    where company_id = ${companyId} and id = ${id} and ended_at is null returning 1`.execute(tx)
  return rows.length > 0
}

/** What waits for it is given up with it. */
export async function endWebhook(tx: Tx, companyId: string, id: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { rows } = await sql`
    update webhooks set ended_at = ${at}, sealed_secret = '' where company_id = ${companyId} and id = ${id}
      and ended_at is null returning 1`.execute(tx)
  await sql`update webhook_deliveries set state = 'given_up', ended_at = ${at}
            where company_id = ${companyId} and webhook_id = ${id} and state = 'waiting'`.execute(tx)
  return rows.length > 0
}

type DeliveryRow = {
  readonly id: string
  readonly event_id: string
  readonly event: string
  readonly title: string
  readonly state: 'waiting' | 'delivered' | 'given_up'
  readonly tries: number
  readonly status: number | null
  readonly trouble: string | null
  readonly took_ms: number | null
  readonly created_at: string
  readonly ended_at: string | null
  readonly next_try_at: string | null
  readonly total: number
}

export async function deliveriesOf(
  tx: Tx,
  companyId: string,
  webhookId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select d.id, d.event_id, e.event, e.title, d.state, d.tries, d.status, d.trouble, d.took_ms, d.created_at, d.ended_at,
      case when d.state = 'waiting' then d.next_try_at end as next_try_at, (count(*) over ())::int as total
    from webhook_deliveries d join webhook_events e on e.company_id = d.company_id and e.id = d.event_id
    where d.company_id = ${companyId} and d.webhook_id = ${webhookId}
    order by d.created_at desc, d.event_id desc, d.id desc limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

/** The same event once more, under its own id; undefined where there is no such delivery. */
export async function sendAgain(tx: Tx, companyId: string, webhookId: string, deliveryId: string, now: Date) {
  const at = now.toISOString()
  const { rows } = await sql<{ state: string }>`
    select state from webhook_deliveries
    where company_id = ${companyId} and webhook_id = ${webhookId} and id = ${deliveryId}`.execute(tx)
  if (rows[0] && rows[0].state !== 'waiting') {
    await sql`
      insert into webhook_deliveries (company_id, id, webhook_id, event_id, subject_id, next_try_at, created_at)
      select company_id, ${newId(now.getTime())}, webhook_id, event_id, subject_id, ${at}, ${at}
      from webhook_deliveries where company_id = ${companyId} and id = ${deliveryId}`.execute(tx)
  }
  return rows[0]?.state
}

/** A word to try the address out; it is about nobody. */
export async function insertPing(
  tx: Tx,
  companyId: string,
  webhookId: string,
  title: string,
  now: Date,
): Promise<void> {
  const [id, at] = [newId(now.getTime()), now.toISOString()]
  await sql`insert into webhook_events (company_id, id, event, subject_id, title, data, at)
            values (${companyId}, ${id}, ${PING}, ${id}, ${title}, '{}', ${at})`.execute(tx)
  await sql`
    insert into webhook_deliveries (company_id, id, webhook_id, event_id, subject_id, next_try_at, created_at)
    values (${companyId}, ${newId(now.getTime())}, ${webhookId}, ${id}, ${id}, ${at}, ${at})`.execute(tx)
}

const KEPT_DAYS = 30

export async function forgetOldEvents(tx: SystemTx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await sql`
    delete from webhook_events e where e.at < ${before} and not exists (
      select from webhook_deliveries d join webhooks w on w.company_id = d.company_id and w.id = d.webhook_id
      where d.company_id = e.company_id and d.event_id = e.id and d.state = 'waiting' and w.active and w.ended_at is null)`.execute(
    tx,
  )
}
