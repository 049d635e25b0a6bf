import type { Handler } from '#platform/http/server/handler.ts'
import { keyHandlers } from './keys/key-handlers.ts'
import { publicOnly, type Reach } from './webhooks/reach.ts'
import { webhookHandlers } from './webhooks/webhook-handlers.ts'

export const integrationsHandlers = (reach: Reach = publicOnly): readonly Handler[] => [
  ...keyHandlers,
  ...webhookHandlers(reach),
]
