/** What quarantine brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { quarantineContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }

export const quarantineModule: ServerModule = {
  contracts: quarantineContracts,
  messages: [{ en, 'zh-Hant': zh }],
}
