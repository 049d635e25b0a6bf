/** What reviews bring to the server by themselves; what they need of others is handed over in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { performanceContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { performanceOnPeople } from './built-on-people.ts'

export const performanceModule: ServerModule = {
  contracts: performanceContracts,
  messages: [{ en, 'zh-Hant': zh }],
  onPeople: performanceOnPeople,
}
