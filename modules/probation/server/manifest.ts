/** What probation brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { probationContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { probationOnPeople } from './built-on-people.ts'

export const probationModule: ServerModule = {
  contracts: probationContracts,
  messages: [{ en, 'zh-Hant': zh }],
  onPeople: probationOnPeople,
}
