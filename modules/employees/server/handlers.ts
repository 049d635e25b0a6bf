/** The calls of this module. What payroll wants to know of changes is given by whoever composes the product. */
import type { Handler } from '#platform/http/server/handler.ts'
import { batchHandlers } from './batch-handlers.ts'
import type { EmployeesNeeds } from './needs.ts'

export const employeesHandlers = (needs: EmployeesNeeds): readonly Handler[] => [...batchHandlers(needs)]
