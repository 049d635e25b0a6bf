/** All handlers of objectives, for the wiring. */
import type { Handler } from '#platform/http/server/handler.ts'
import { factorHandlers } from './factor-handlers.ts'
import { okrHandlers } from './okr-handlers.ts'
import { type OkrNeeds, ownHandlers } from './own-handlers.ts'
import { templateHandlers } from './template-handlers.ts'

export const objectiveHandlers = (needs: OkrNeeds): readonly Handler[] => [
  ...factorHandlers,
  ...templateHandlers,
  ...okrHandlers,
  ...ownHandlers(needs),
]
