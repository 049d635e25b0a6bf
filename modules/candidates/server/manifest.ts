/** What candidates brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { candidatesContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { candidatesOnPeople } from './built-on-people.ts'
import { candidatesUndos } from './undos.ts'

export const candidatesModule: ServerModule = {
  contracts: candidatesContracts,
  messages: [{ en, 'zh-Hant': zh }],
  onPeople: candidatesOnPeople,
  undoables: candidatesUndos,
}
