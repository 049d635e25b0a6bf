import type { Handler } from '#platform/http/server/handler.ts'
import { applicationHandlers } from './application-handlers.ts'
import { candidateHandlers } from './candidate-handlers.ts'
import { funnelHandler } from './funnel-handler.ts'
import { ownInterviewHandlers } from './interviews/own-handlers.ts'
import { planHandlers } from './interviews/plan-handlers.ts'
import { type CandidatesNeeds, migrateHandler } from './migrate-handler.ts'
import { newcomerFileHandlers } from './newcomer/file-handlers.ts'
import { newcomerHandlers } from './newcomer/newcomer-handlers.ts'
import { takeHandlers } from './newcomer/take-handlers.ts'
import { offerHandlers } from './offers/offer-handlers.ts'
import { ownOfferHandlers } from './offers/own-offer-handlers.ts'
import { candidateSheetHandlers } from './sheets/sheet-handlers.ts'
import { stageHandlers } from './stage-handlers.ts'
import { teamHandlers } from './team/team-handlers.ts'
import { teamInterviewHandlers } from './team/team-interview-handlers.ts'

export const candidatesHandlers = (needs: CandidatesNeeds): readonly Handler[] => [
  ...applicationHandlers(needs),
  ...stageHandlers,
  ...planHandlers,
  ...ownInterviewHandlers,
  ...teamHandlers,
  ...teamInterviewHandlers,
  ...offerHandlers(needs),
  ...ownOfferHandlers,
  ...newcomerHandlers,
  ...newcomerFileHandlers,
  ...takeHandlers(needs),
  migrateHandler(needs),
  funnelHandler,
  ...candidateSheetHandlers,
  ...candidateHandlers,
]
