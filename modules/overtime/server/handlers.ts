import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { keeperHandlers } from './keeper-handlers.ts'
import type { OvertimeNeeds } from './needs.ts'
import { ownHandlers } from './own-handlers.ts'

export const overtimeHandlers = (approvals: Approvals, needs: OvertimeNeeds): readonly Handler[] => [
  ...keeperHandlers(approvals, needs),
  ...ownHandlers(approvals, needs),
]
