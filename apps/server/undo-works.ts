/** What can be taken back from its toast, module by module. */
import { candidatesUndos } from '#modules/candidates/server/undos.ts'
import { companyUndos } from '#modules/company/server/undos.ts'
import { holidayUndos } from '#modules/holidays/server/undos.ts'
import { organisationUndos } from '#modules/organisation/server/undos.ts'
import { reportRemoval } from '#modules/payreports/server/template-handlers.ts'
import { payrollUndos } from '#modules/payroll/server/undos.ts'
import type { Undoable } from '#platform/undo/server/undoable.ts'
import { viewUndos } from '#platform/views/server/undos.ts'

export const undoables: readonly Undoable[] = [
  ...companyUndos,
  ...candidatesUndos,
  ...holidayUndos,
  ...organisationUndos,
  ...payrollUndos,
  reportRemoval,
  ...viewUndos,
]
