/** The calls of the company, part by part. */
import type { Handler } from '#platform/http/server/handler.ts'
import { bankHandlers } from './banks/bank-handlers.ts'
import { bankSheetHandlers } from './banks/sheets/sheet-handlers.ts'
import { currencyHandlers } from './currencies/currency-handlers.ts'
import { coordinateHandlers } from './locations/coordinate-handlers.ts'
import { limitedHandlers } from './locations/limited-handlers.ts'
import { placeSheetHandlers } from './locations/sheets/sheet-handlers.ts'
import type { CompanyNeeds } from './needs.ts'
import { pictureHandlers } from './pictures/picture-handlers.ts'
import { profileHandlers } from './profile/profile-handlers.ts'
import { settingsHandlers } from './settings/settings-handlers.ts'

export const companyHandlers = (needs: CompanyNeeds): readonly Handler[] => [
  ...profileHandlers(needs),
  ...pictureHandlers,
  ...settingsHandlers(needs),
  ...bankHandlers,
  ...bankSheetHandlers,
  ...currencyHandlers,
  ...coordinateHandlers,
  ...limitedHandlers,
  ...placeSheetHandlers,
]
