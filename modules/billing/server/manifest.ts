/** What billing brings to the server; its night is handed over in `apps/server/wiring/overnight.ts`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { billingContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { billingModuleHandlers } from './handlers.ts'

export const billingModule: ServerModule = {
  contracts: billingContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: billingModuleHandlers,
}
