/** What calendar brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import * as calendar from '../contract.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }

export const calendarModule: ServerModule = {
  contracts: [calendar],
  messages: [{ en, 'zh-Hant': zh }],
}
