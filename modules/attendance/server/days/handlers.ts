import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { correctionHandlers } from './correction-handlers.ts'
import { decisionHandlers } from './decision-handlers.ts'
import { exportHandler } from './export-handler.ts'
import { ownDayHandlers } from './own-handlers.ts'
import { panelHandlers } from './panel-handlers.ts'
import { reportHandlers } from './report-handlers.ts'

export const dayHandlers = (needs: AttendanceNeeds, approvals: Approvals): readonly Handler[] => [
  ...reportHandlers(needs),
  ...panelHandlers(needs),
  exportHandler(needs),
  ...decisionHandlers(needs),
  ...correctionHandlers(needs, approvals),
  ...ownDayHandlers(needs),
]
