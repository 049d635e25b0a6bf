import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { applicationHandlers } from './applications/application-handlers.ts'
import { changeHandlers } from './applications/change-handlers.ts'
import { earnedHandlers } from './earned/earned-handlers.ts'
import { balanceHandlers } from './ledger/balance-handlers.ts'
import { lockHandlers } from './locks/lock-handlers.ts'
import type { LeaveNeeds } from './needs.ts'
import { nextYearHandlers } from './next-year/next-year-handlers.ts'
import { ownHandlers } from './own/own-handlers.ts'
import { reportHandlers } from './reports/report-handlers.ts'
import { groupHandlers } from './types/group-handlers.ts'
import { typeHandlers } from './types/type-handlers.ts'
import { typePeriodHandler } from './types/type-period.ts'

export const leaveHandlers = (approvals: Approvals, needs: LeaveNeeds): readonly Handler[] => {
  const engine = { ...approvals, dayFacts: needs.dayFacts }
  return [
    ...typeHandlers,
    typePeriodHandler,
    ...groupHandlers,
    ...balanceHandlers(needs.pay),
    ...applicationHandlers(engine),
    ...changeHandlers(engine),
    ...ownHandlers(engine),
    ...lockHandlers,
    ...nextYearHandlers(needs),
    ...reportHandlers,
    ...earnedHandlers(engine, needs.claimedDays),
  ]
}
