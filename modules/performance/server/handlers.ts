/** All handlers of reviews, for the wiring. */
import type { Handler } from '#platform/http/server/handler.ts'
import { bulkHandlers } from './bulk-handlers.ts'
import { cycleHandlers } from './cycle-handlers.ts'
import { factorHandlers } from './factor-handlers.ts'
import type { PerformanceNeeds } from './needs.ts'
import { ownHandlers } from './own-handlers.ts'
import { panelHandlers } from './panel-handlers.ts'

export const performanceHandlers = (needs: PerformanceNeeds): readonly Handler[] => [
  ...factorHandlers,
  ...cycleHandlers,
  ...bulkHandlers(needs),
  ...panelHandlers(needs),
  ...ownHandlers(needs),
]
