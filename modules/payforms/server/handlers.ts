import type { Handler } from '#platform/http/server/handler.ts'
import { calendarHandlers } from './calendar-handlers.ts'
import { formHandlers } from './form-handlers.ts'
import { monthHandlers } from './month-handlers.ts'
import { ownHandlers } from './own-handlers.ts'
import { settingsHandlers } from './settings-handlers.ts'

export const payformsHandlers: readonly Handler[] = [
  ...calendarHandlers,
  ...monthHandlers,
  ...settingsHandlers,
  ...formHandlers,
  ...ownHandlers,
]
