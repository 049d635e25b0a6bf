/** What training brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { trainingContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { trainingOnPeople } from './built-on-people.ts'

export const trainingModule: ServerModule = {
  contracts: trainingContracts,
  messages: [{ en, 'zh-Hant': zh }],
  onPeople: trainingOnPeople,
}
