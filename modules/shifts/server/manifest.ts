/** What shifts brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { shiftContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { shiftsOnPeople } from './built-on-people.ts'
import { shiftOpening } from './opening.ts'

export const shiftsModule: ServerModule = {
  contracts: shiftContracts,
  messages: [{ en, 'zh-Hant': zh }],
  opening: shiftOpening,
  onPeople: shiftsOnPeople,
}
