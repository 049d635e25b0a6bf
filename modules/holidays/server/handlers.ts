import type { Handler } from '#platform/http/server/handler.ts'
import { presetHandlers } from './calendar/preset-handlers.ts'
import { touchedHandlers } from './calendar/touched-handler.ts'
import { singleHolidayHandlers } from './holidays/holiday-handlers.ts'
import { makeUpDayHandlers } from './make-up-days/make-up-day-handlers.ts'
import type { HolidayNeeds } from './needs.ts'
import { sheetHandlers } from './sheets/sheet-handlers.ts'

export const holidayHandlers = (needs: HolidayNeeds): readonly Handler[] => [
  ...singleHolidayHandlers,
  ...presetHandlers,
  ...touchedHandlers(needs),
  ...makeUpDayHandlers,
  ...sheetHandlers,
]
