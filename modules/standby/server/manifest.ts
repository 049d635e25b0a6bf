/** What standby brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { standbyContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { standbyOnPeople } from './built-on-people.ts'

export const standbyModule: ServerModule = {
  contracts: standbyContracts,
  messages: [{ en, 'zh-Hant': zh }],
  onPeople: standbyOnPeople,
}
