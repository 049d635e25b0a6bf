/** What objectives bring to the server by themselves. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { okrContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }

export const okrModule: ServerModule = {
  contracts: okrContracts,
  messages: [{ en, 'zh-Hant': zh }],
  onPeople: [{ table: 'okrs' }],
}
