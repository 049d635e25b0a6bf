/** What the story board brings to the server by itself. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { storyBoardContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { storyBoardHandlers } from './handlers.ts'

export const storyBoardModule: ServerModule = {
  contracts: storyBoardContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: storyBoardHandlers,
  onPeople: [{ table: 'story_posts' }],
}
