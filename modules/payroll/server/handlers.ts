/** The calls of this module. What others contribute is given by whoever composes the product. */
import type { Handler } from '#platform/http/server/handler.ts'
import { itemsUploadHandler } from './handlers/items-upload.ts'
import { releaseHandlers } from './handlers/release-handlers.ts'
import { runHandlers } from './handlers/run-handlers.ts'
import { stateHandlers } from './handlers/state-handlers.ts'
import type { PayrollNeeds } from './needs.ts'

export const payrollHandlers = (needs: PayrollNeeds): readonly Handler[] => [
  itemsUploadHandler,
  ...runHandlers(needs),
  ...stateHandlers(needs),
  ...releaseHandlers,
]
