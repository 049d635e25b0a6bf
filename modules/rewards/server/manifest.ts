/** What rewards bring to the server by themselves. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { rewardsContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { badgeHandlers } from './badge-handlers.ts'
import { catalogHandlers } from './catalog-handlers.ts'
import { givingHandlers } from './giving-handlers.ts'
import { historyHandlers } from './history-handlers.ts'
import { rewardsOpening } from './opening.ts'
import { ownHandlers } from './own-handlers.ts'
import { redemptionHandlers } from './redemption-handlers.ts'
import { rewardsUndos } from './undos.ts'

export const rewardsModule: ServerModule = {
  contracts: rewardsContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: [
    ...badgeHandlers,
    ...catalogHandlers,
    ...redemptionHandlers,
    ...historyHandlers,
    ...givingHandlers,
    ...ownHandlers,
  ],
  opening: rewardsOpening,
  undoables: rewardsUndos,
  onPeople: [{ table: 'rewards' }, { table: 'reward_points' }, { table: 'reward_redemptions' }],
}
