import type { Handler } from '#platform/http/server/handler.ts'
import { loanHandlers } from './loan-handlers.ts'
import { moveHandlers } from './move-handlers.ts'
import { sheetHandlers } from './sheets/sheet-handlers.ts'

export const loansHandlers: readonly Handler[] = [...sheetHandlers, ...loanHandlers, ...moveHandlers]
