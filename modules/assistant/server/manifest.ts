/** What the assistant brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { assistantContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }

export const assistantModule: ServerModule = {
  contracts: assistantContracts,
  messages: [{ en, 'zh-Hant': zh }],
}
