import type { Handler } from '#platform/http/server/handler.ts'
import { categoryHandlers } from './category-handlers.ts'
import { ledgerHandlers } from './ledger/account-handlers.ts'
import { journalHandlers } from './ledger/journal-handlers.ts'
import { reportHandlers } from './report-handlers.ts'
import { showingHandlers } from './showing-handlers.ts'
import { templateHandlers } from './template-handlers.ts'
import { toldOfFailure } from './told-of-failure.ts'

/** Categories before templates: both stand where the specification puts them. */
export const payreportsHandlers: readonly Handler[] = [
  ...reportHandlers.map(toldOfFailure),
  ...categoryHandlers,
  ...templateHandlers,
  ...showingHandlers.map(toldOfFailure),
  ...ledgerHandlers,
  ...journalHandlers.map(toldOfFailure),
]
