/** What mood brings to the server by itself. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { moodContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { moodHandlers } from './handlers.ts'

export const moodModule: ServerModule = {
  contracts: moodContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: moodHandlers,
  onPeople: [{ table: 'mood_answers' }],
}
