import type { Handler } from '#platform/http/server/handler.ts'
import { exitReasonHandlers } from './exit-reason-handlers.ts'
import { sheetHandlers } from './sheets/sheet-handlers.ts'

export const exitHandlers: readonly Handler[] = [...exitReasonHandlers, ...sheetHandlers]
