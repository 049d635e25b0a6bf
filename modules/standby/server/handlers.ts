import type { Handler } from '#platform/http/server/handler.ts'
import type { StandbyNeeds } from './needs.ts'
import { ownHandlers } from './own-handlers.ts'
import { scheduleHandlers } from './schedule-handlers.ts'
import { settingsHandlers } from './settings-handlers.ts'
import { sheetHandlers } from './sheet-handlers.ts'
import { standbyHandlers } from './standby-handlers.ts'
import { stateHandlers } from './state-handlers.ts'

export const standbysHandlers = (needs: StandbyNeeds): readonly Handler[] => [
  ...standbyHandlers(needs),
  ...scheduleHandlers(needs),
  ...stateHandlers,
  ...settingsHandlers,
  ...sheetHandlers(needs),
  ...ownHandlers,
]
