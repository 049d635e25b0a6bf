/** What payforms brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { payformsContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { payformsOnPeople } from './built-on-people.ts'

export const payformsModule: ServerModule = {
  contracts: payformsContracts,
  messages: [{ en, 'zh-Hant': zh }],
  onPeople: payformsOnPeople,
}
