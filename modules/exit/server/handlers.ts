import type { Handler } from '#platform/http/server/handler.ts'
import { exitReasonHandlers } from './exit-reason-handlers.ts'
import type { ExitNeeds } from './exits/acting.ts'
import { certificateHandlers } from './exits/certificate-handlers.ts'
import { clearanceHandlers } from './exits/clearance-handlers.ts'
import { dashboardHandlers } from './exits/dashboard-handlers.ts'
import { exitHandlers as leavingHandlers } from './exits/exit-handlers.ts'
import { moveHandlers } from './exits/move-handlers.ts'
import { ownHandlers } from './exits/own-handlers.ts'
import { settlementHandlers } from './exits/settlement-handlers.ts'
import { sheetHandlers } from './sheets/sheet-handlers.ts'

export const exitHandlers = (needs: ExitNeeds): readonly Handler[] => [
  ...exitReasonHandlers,
  ...sheetHandlers,
  ...dashboardHandlers,
  ...leavingHandlers(needs),
  ...moveHandlers(needs),
  ...clearanceHandlers(needs),
  ...certificateHandlers,
  ...ownHandlers(needs),
  ...(needs.pay ? settlementHandlers(needs.pay) : []),
]
