/** What wellbeing brings to the server by itself. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { wellbeingContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { wellbeingHandlers } from './handlers.ts'

export const wellbeingModule: ServerModule = {
  contracts: wellbeingContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: wellbeingHandlers,
}
