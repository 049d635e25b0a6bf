/** Webhooks: addresses that are told of decisions, signed; what was sent, and sending it again. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Instant, Paging, ShortText } from '#platform/contract/fields.ts'
import { events } from '../model/events.ts'

const admins = { to: 'area', of: ['settings.integrations'] } as const
const ById = z.object({ id: Id })
const fields = {
  name: ShortText,
  address: z.string().trim().min(1).max(2000),
  events: z.array(z.enum(events)).min(1).max(events.length),
}

const WebhookView = z
  .object({
    id: Id,
    name: z.string(),
    address: z.string(),
    events: z.array(z.string()),
    active: z.boolean(),
    created_by: z.string(),
    created_at: Instant,
    waiting: z.number().int(),
    given_up: z.number().int(),
    delivered_at: Instant.nullable(),
    /** Of the latest try that did not arrive, since the last that did. */
    trouble: z.string().nullable(),
  })
  .meta({ id: 'Webhook' })
/** Told once: with it the receiver proves that a message is ours. */
const WithSecret = WebhookView.extend({ secret: z.string() })

export const webhooks = endpoint({
  id: 'integrations.webhooks',
  method: 'GET',
  path: 'api/panel/integration/webhook',
  access: admins,
  summary: 'Addresses that are told of decisions, and how they do',
  response: z.array(WebhookView),
})
export const addWebhook = endpoint({
  id: 'integrations.addWebhook',
  method: 'POST',
  path: 'api/panel/integration/webhook',
  status: 201,
  access: admins,
  summary: 'Tell another program of decisions; the secret that signs them is told once',
  body: z.object(fields).strict(),
  response: WithSecret,
  confirmed: true,
  answersSecret: true,
  problems: ['integrations.address', 'integrations.too-many-webhooks'],
})
export const changeWebhook = endpoint({
  id: 'integrations.changeWebhook',
  method: 'PATCH',
  path: 'api/panel/integration/webhook/{id}',
  access: admins,
  summary: 'Change an address, its events, or whether it is told',
  params: ById,
  body: z
    .object({ ...fields, active: Flag })
    .partial()
    .strict(),
  response: WebhookView,
  confirmed: true,
  problems: ['integrations.address'],
})
export const renewSecret = endpoint({
  id: 'integrations.renewSecret',
  method: 'POST',
  path: 'api/panel/integration/webhook/{id}/secret',
  access: admins,
  summary: 'A new secret; the former one signs nothing any more',
  params: ById,
  response: WithSecret,
  confirmed: true,
  answersSecret: true,
})
export const removeWebhook = endpoint({
  id: 'integrations.removeWebhook',
  method: 'DELETE',
  path: 'api/panel/integration/webhook/{id}',
  access: admins,
  summary: 'Tell this address nothing more; what waits is dropped',
  params: ById,
})
export const pingWebhook = endpoint({
  id: 'integrations.pingWebhook',
  method: 'POST',
  path: 'api/panel/integration/webhook/{id}/ping',
  access: admins,
  summary: 'Send a signed word to try the address out',
  params: ById,
})
export const deliveries = endpoint({
  id: 'integrations.deliveries',
  method: 'GET',
  path: 'api/panel/integration/webhook/{id}/delivery',
  access: admins,
  summary: 'What was sent to an address in the past thirty days, newest first, with what came back',
  params: ById,
  query: Paging.pick({ page: true, per_page: true }),
  response: z.array(
    z.object({
      id: Id,
      event_id: Id,
      event: z.string(),
      title: z.string(),
      state: z.enum(['waiting', 'delivered', 'given_up']),
      tries: z.number().int(),
      status: z.number().int().nullable(),
      trouble: z.string().nullable(),
      took_ms: z.number().int().nullable(),
      created_at: Instant,
      ended_at: Instant.nullable(),
      next_try_at: Instant.nullable(),
    }),
  ),
})
export const replay = endpoint({
  id: 'integrations.replay',
  method: 'POST',
  path: 'api/panel/integration/webhook/{id}/delivery/{deliveryId}/replay',
  access: admins,
  summary: 'Send the same event once more, under the same id',
  params: ById.extend({ deliveryId: Id }),
  problems: ['integrations.not-active', 'integrations.still-waiting'],
})
