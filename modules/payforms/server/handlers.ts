import type { Handler } from '#platform/http/server/handler.ts'
import { calendarHandlers } from './calendar-handlers.ts'
import { formHandlers } from './form-handlers.ts'
import { monthHandlers } from './month-handlers.ts'
import type { PayformsNeeds } from './needs.ts'
import { ownHandlers } from './own-handlers.ts'
import { settingsHandlers } from './settings-handlers.ts'
import { yearEndHandlers } from './year-end-handlers.ts'

export const payformsHandlers = (needs: PayformsNeeds): readonly Handler[] => [
  ...calendarHandlers(needs),
  ...monthHandlers,
  ...settingsHandlers,
  ...formHandlers(needs),
  ...ownHandlers,
  ...yearEndHandlers(needs),
]
