import type { Handler } from '#platform/http/server/handler.ts'
import { departmentHandlers } from './departments/department-handlers.ts'
import { divisionHandlers } from './departments/division-handlers.ts'
import { jobLevelHandlers } from './job-levels/job-level-handlers.ts'
import { competencyHandlers } from './positions/competency-handlers.ts'
import { positionDepartmentHandlers } from './positions/position-department-handlers.ts'
import { positionHandlers } from './positions/position-handlers.ts'
import { sheetHandlers } from './sheets/sheet-handlers.ts'

export const organisationHandlers: readonly Handler[] = [
  ...departmentHandlers,
  ...divisionHandlers,
  ...positionHandlers,
  ...positionDepartmentHandlers,
  ...competencyHandlers,
  ...jobLevelHandlers,
  ...sheetHandlers,
]
