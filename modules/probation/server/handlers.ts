import type { Handler } from '#platform/http/server/handler.ts'
import type { ProbationNeeds } from './needs.ts'
import { ownHandlers } from './own-handlers.ts'
import { panelHandlers } from './panel-handlers.ts'

export const probationHandlers = (needs: ProbationNeeds): readonly Handler[] => [
  ...panelHandlers(needs),
  ...ownHandlers(needs),
]
