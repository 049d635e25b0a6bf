import type { Handler } from '#platform/http/server/handler.ts'
import type { ShiftNeeds } from './needs.ts'
import { ownHandlers } from './own/own-handlers.ts'
import { rosterHandlers } from './roster/roster-handlers.ts'
import { stateHandlers } from './roster/state-handlers.ts'
import { weekHandlers } from './roster/week-handlers.ts'
import { settingsHandlers } from './settings/settings-handlers.ts'
import { sheetHandlers } from './sheets/sheet-handlers.ts'
import { shiftHandlers } from './shifts/shift-handlers.ts'

export const shiftsHandlers = (needs: ShiftNeeds): readonly Handler[] => [
  ...shiftHandlers(needs),
  ...rosterHandlers(needs),
  ...stateHandlers(needs),
  ...weekHandlers(needs),
  ...settingsHandlers(needs),
  ...sheetHandlers(needs),
  ...ownHandlers(needs),
]
