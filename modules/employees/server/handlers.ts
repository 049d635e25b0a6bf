/** The calls of this module. What payroll wants to know of changes is given by whoever composes the product. */
import type { Handler } from '#platform/http/server/handler.ts'
import { batchHandlers } from './batch/batch-handlers.ts'
import { bulkHandlers } from './bulk/bulk-handlers.ts'
import { cardHandlers } from './card/card-handlers.ts'
import { manyChangeHandlers } from './changes/change-handlers.ts'
import { leavingHandlers } from './leaving/leaving-handlers.ts'
import { standingLists } from './leaving/standing-lists.ts'
import { listFileHandler } from './lists/list-file.ts'
import { listHandlers } from './lists/list-handlers.ts'
import { referenceHandlers } from './lists/reference-handlers.ts'
import { moveHandlers } from './moves/move-handlers.ts'
import type { EmployeesNeeds } from './needs.ts'
import { createHandler } from './newcomers/create-handler.ts'
import { accountHandlers } from './pay/account-handlers.ts'
import { costCentreHandlers } from './pay/cost-centre-handlers.ts'
import { salaryHistoriesHandler } from './pay/histories-handler.ts'
import { payHandlers } from './pay/pay-handler.ts'
import { payReading } from './pay/pay-read.ts'
import { subSalaryHandlers } from './pay/sub-salary-handlers.ts'
import { withdrawHandler } from './pay/withdraw-handler.ts'
import { portraitHandlers } from './portrait/portrait-handlers.ts'
import { displayHandler } from './profile/display-handler.ts'
import { employmentChange } from './profile/employment-change.ts'
import { personalChange } from './profile/personal-change.ts'
import { profileHandlers } from './profile/profile-handlers.ts'
import { careerHandlers } from './record/career-handlers.ts'
import { documentHandlers } from './record/document-handlers.ts'
import { familyHandlers } from './record/family-handlers.ts'
import { learningHandlers } from './record/learning-handlers.ts'
import { updateHandlers } from './update/update-handlers.ts'

export const employeesHandlers = (needs: EmployeesNeeds): readonly Handler[] => [
  ...listHandlers(needs),
  listFileHandler(needs),
  ...referenceHandlers,
  ...profileHandlers,
  displayHandler,
  ...portraitHandlers,
  createHandler(needs),
  personalChange(needs),
  employmentChange(needs),
  ...moveHandlers,
  ...leavingHandlers(needs),
  ...standingLists,
  ...cardHandlers,
  ...familyHandlers,
  ...learningHandlers,
  ...careerHandlers,
  ...documentHandlers,
  ...payReading,
  salaryHistoriesHandler,
  ...payHandlers(needs),
  withdrawHandler(needs),
  ...accountHandlers(needs),
  ...costCentreHandlers,
  ...subSalaryHandlers,
  ...batchHandlers(needs),
  ...updateHandlers(needs),
  ...bulkHandlers(needs),
  ...manyChangeHandlers(needs),
]
