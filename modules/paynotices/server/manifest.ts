/** What paynotices brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { paynoticesContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { paynoticesOnPeople } from './built-on-people.ts'
import { paynoticesHandlers } from './handlers.ts'

export const paynoticesModule: ServerModule = {
  contracts: paynoticesContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: paynoticesHandlers,
  onPeople: paynoticesOnPeople,
}
