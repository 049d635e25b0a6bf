import type { Handler } from '#platform/http/server/handler.ts'
import { departmentHandlers } from './department-handlers.ts'
import { positionHandlers } from './position-handlers.ts'

export const organisationHandlers: readonly Handler[] = [...departmentHandlers, ...positionHandlers]
