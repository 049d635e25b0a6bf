import type { Handler } from '#platform/http/server/handler.ts'
import { categoryHandlers } from './category-handlers.ts'
import { ledgerHandlers } from './ledger/account-handlers.ts'
import { journalHandlers } from './ledger/journal-handlers.ts'
import { reportHandlers } from './report-handlers.ts'
import { showingHandlers } from './showing-handlers.ts'
import { templateHandlers } from './template-handlers.ts'

/** Categories before templates: both stand where the specification puts them. */
export const payreportsHandlers: readonly Handler[] = [
  ...reportHandlers,
  ...categoryHandlers,
  ...templateHandlers,
  ...showingHandlers,
  ...ledgerHandlers,
  ...journalHandlers,
]
