/** The calls of this module. What payroll wants to know of changes is given by whoever composes the product. */
import type { Handler } from '#platform/http/server/handler.ts'
import { batchHandlers } from './batch-handlers.ts'
import { changeHandlers } from './change-handlers.ts'
import { createHandler } from './create-handler.ts'
import { listHandlers } from './list-handlers.ts'
import type { EmployeesNeeds } from './needs.ts'
import { payHandler } from './pay-handler.ts'
import { profileHandlers } from './profile-handlers.ts'

export const employeesHandlers = (needs: EmployeesNeeds): readonly Handler[] => [
  ...listHandlers,
  ...profileHandlers,
  createHandler(needs),
  ...changeHandlers(needs),
  payHandler(needs),
  ...batchHandlers(needs),
]
