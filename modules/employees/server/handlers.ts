/** The calls of this module. What payroll wants to know of changes is given by whoever composes the product. */
import type { Handler } from '#platform/http/server/handler.ts'
import { batchHandlers } from './batch/batch-handlers.ts'
import { listHandlers } from './lists/list-handlers.ts'
import type { EmployeesNeeds } from './needs.ts'
import { createHandler } from './newcomers/create-handler.ts'
import { payHandler } from './pay/pay-handler.ts'
import { changeHandlers } from './profile/change-handlers.ts'
import { profileHandlers } from './profile/profile-handlers.ts'

export const employeesHandlers = (needs: EmployeesNeeds): readonly Handler[] => [
  ...listHandlers,
  ...profileHandlers,
  createHandler(needs),
  ...changeHandlers(needs),
  payHandler(needs),
  ...batchHandlers(needs),
]
