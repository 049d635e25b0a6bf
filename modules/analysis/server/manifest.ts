/** What analysis brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import * as analysis from '../contract.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { analysisHandlers } from './handlers.ts'

export const analysisModule: ServerModule = {
  contracts: [analysis],
  messages: [{ en, 'zh-Hant': zh }],
  handlers: analysisHandlers,
}
