/** What payreports brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { payreportsContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { payreportsOnPeople } from './built-on-people.ts'
import { payreportsHandlers } from './handlers.ts'
import { reportRemoval } from './template-handlers.ts'

export const payreportsModule: ServerModule = {
  contracts: payreportsContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: payreportsHandlers,
  onPeople: payreportsOnPeople,
  undoables: [reportRemoval],
}
