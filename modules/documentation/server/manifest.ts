/** What the documentation brings to the server by itself. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { documentationContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { documentationHandlers } from './handlers.ts'
import { documentationOpening } from './opening.ts'

export const documentationModule: ServerModule = {
  contracts: documentationContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: documentationHandlers,
  opening: documentationOpening,
}
