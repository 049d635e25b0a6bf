import type { DataOf } from '#platform/contract/endpoint.ts'
import type { webhooks } from '../contract/webhooks.ts'

export type Webhook = DataOf<typeof webhooks>[number]
