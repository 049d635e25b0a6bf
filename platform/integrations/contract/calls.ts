import * as keys from './keys.ts'
import * as webhooks from './webhooks.ts'

export const integrationsContracts = [keys, webhooks] as const
