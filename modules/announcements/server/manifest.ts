/** What announcements bring to the server by themselves. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { announcementContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { announcementHandlers } from './handlers.ts'

export const announcementsModule: ServerModule = {
  contracts: announcementContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: announcementHandlers,
}
