/** All handlers of wellbeing, for its manifest. */
import type { Handler } from '#platform/http/server/handler.ts'
import { ownHandlers } from './own-handlers.ts'
import { reviewingHandlers } from './reviewing-handlers.ts'

export const wellbeingHandlers: readonly Handler[] = [...ownHandlers, ...reviewingHandlers]
