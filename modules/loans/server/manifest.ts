/** What loans brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { loansContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { loansOnPeople } from './built-on-people.ts'
import { loansHandlers } from './handlers.ts'

export const loansModule: ServerModule = {
  contracts: loansContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: loansHandlers,
  onPeople: loansOnPeople,
}
